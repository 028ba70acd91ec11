import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The guide, in reading order. */
export default {
  guide: [
    'index',
    'installation',
    {
      type: 'category',
      label: 'Commands',
      link: {
        type: 'generated-index',
        title: 'Commands',
        slug: '/category/commands',
        description: 'What each command of cli-kintone does, its options, examples by task, output and exit codes.',
      },
      items: [
        'commands/record-import',
        'commands/record-export',
        'commands/record-delete',
        'commands/plugin-pack',
        'commands/plugin-info',
      ],
    },
    'options',
    {
      type: 'category',
      label: 'File formats',
      link: {
        type: 'generated-index',
        title: 'File formats',
        slug: '/category/file-formats',
        description: 'The files that cli-kintone reads and writes: how a kintone record looks as CSV.',
      },
      items: ['formats/csv'],
    },
    'troubleshooting',
  ],
} satisfies SidebarsConfig;
