/**
 * Gives every row of an option table an address: in a table whose first heading is "Option", a row that
 * begins with `--update-key` gets the anchor `#option-update-key`. Writers write plain Markdown; the
 * component `OptionName` renders the anchor and tells Docusaurus' link checker of it. The table gets the
 * class `option-table`, for the widths of its columns.
 */
import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isOptionTable, optionRowAnchor} from '../../markdown/optionTable';

export default function optionAnchors() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      if (!isOptionTable(table)) {
        return;
      }
      table.data = {...table.data, hProperties: {className: ['option-table']}};
      for (const row of table.children.slice(1)) {
        const cell = row.children[0];
        const id = optionRowAnchor(row);
        if (cell && id) {
          const option: MdxJsxTextElement = {
            type: 'mdxJsxTextElement',
            name: 'OptionName',
            attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
            children: cell.children as PhrasingContent[],
          };
          cell.children = [option];
        }
      }
    });
  };
}
