import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import OptionName from '../../components/OptionName';

/** Adds the components that our remark plugins write into the pages. */
export default {...MDXComponents, OptionName, TabItem, Tabs};
