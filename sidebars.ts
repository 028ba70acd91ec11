import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the guide, in reading order. */
export default {
  guide: [
    {type: 'html', value: 'Guide', className: 'section-name'}, // In the menu of a phone.
    'index',
    'installation',
    {
      type: 'category',
      label: 'Commands',
      collapsed: false,
      link: {
        type: 'generated-index',
        title: 'Commands',
        slug: '/category/commands',
        description: 'Each cli-kintone command: what it does, its options, output, exit codes, and examples by task.',
      },
      items: [
        'commands/record-import',
        'commands/record-export',
        'commands/record-delete',
        'commands/plugin-pack',
        'commands/plugin-info',
        {
          type: 'category',
          label: 'Recipes',
          description: 'Complete commands for backups, copies, price lists, photos, schedules, and containers.',
          items: [
            {type: 'link', label: 'Back up and restore an app', href: '/guide/commands/record-import/#restore'},
            {type: 'link', label: 'Copy records to a different app', href: '/guide/commands/record-import/#copy'},
            {type: 'link', label: 'Migrate from a different system', href: '/guide/commands/record-import/#migrate'},
            {type: 'link', label: 'Update prices from Excel', href: '/reference/record-import/upsert/#prices'},
            {type: 'link', label: 'Upload photos in bulk', href: '/reference/record-import/fields/attachment/#bulk'},
            {type: 'link', label: 'A nightly export', href: '/guide/commands/record-export/#nightly'},
            {type: 'link', label: 'Run in a container', href: '/guide/installation/#container'},
            {
              type: 'link',
              label: 'Delete test data safely',
              href: '/reference/record-delete/delete-specified-records/#test-data',
            },
            {type: 'link', label: 'Move from cli-kintone 0.x', href: '/guide/installation/#from-0x'},
          ],
        },
      ],
    },
    'options',
    {
      type: 'category',
      label: 'File formats',
      collapsed: false,
      link: {
        type: 'generated-index',
        title: 'File formats',
        slug: '/category/file-formats',
        description: 'The files that cli-kintone reads and writes: how kintone records look in a CSV file.',
      },
      items: ['formats/csv'],
    },
    'troubleshooting',
  ],
} satisfies SidebarsConfig;
