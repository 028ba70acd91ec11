import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import BelowTheFold from '../../components/BelowTheFold';
import CodeBlock from '../../components/CodeBlock';
import OptionName from '../../components/OptionName';
import Picture from '../../components/Picture';
import Table from '../../components/Table';
import TaskCheckbox from '../../components/TaskCheckbox';

/** Adds the components that our remark plugins write into the pages, our own tables, and a name for task boxes. */
export default {
  ...MDXComponents,
  code: 'code', // The stock component takes code with elements in it for a block.
  Details: 'details', // The stock component hides its content from the browser's search and from paper.
  input: TaskCheckbox,
  table: Table,
  BelowTheFold,
  CodeBlock,
  OptionName,
  Picture,
  TabItem,
  Tabs,
};
