import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import BelowTheFold from '../../components/BelowTheFold';
import Cards from '../../components/Cards';
import CodeBlock from '../../components/CodeBlock';
import OptionName from '../../components/OptionName';
import Picture from '../../components/Picture';
import Table from '../../components/Table';

/** Adds the components of the remark plugins, and custom tables. */
export default {
  ...MDXComponents,
  code: 'code', // The stock component treats code that contains elements as a block.
  Details: 'details', // The stock component hides its content from the browser's search and from print.
  table: Table,
  BelowTheFold,
  Cards,
  CodeBlock,
  OptionName,
  Picture,
  TabItem,
  Tabs,
};
