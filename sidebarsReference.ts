import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The sidebar of the reference, by task. */
export default {
  reference: [
    {type: 'html', value: 'Reference', className: 'section-name'}, // In the menu of a phone.
    'index',
    {
      type: 'category',
      label: 'Importing records',
      link: {
        type: 'generated-index',
        title: 'Importing records',
        slug: '/category/importing-records',
        description: 'How an import reads a CSV file, finds the records to update, and reports errors.',
      },
      items: [
        'record-import/upsert',
        'record-import/target-fields',
        {
          type: 'category',
          key: 'import-field-types',
          label: 'Field types',
          description: 'What an import reads from a cell, for each field type.',
          link: {type: 'doc', id: 'record-import/fields/index'},
          items: [
            'record-import/fields/attachment',
            'record-import/fields/table',
            'record-import/fields/user-group-org-selection',
          ],
        },
        'record-import/encoding',
        'record-import/delimiters',
        'record-import/errors-warnings',
      ],
    },
    {
      type: 'category',
      label: 'Exporting records',
      link: {
        type: 'generated-index',
        title: 'Exporting records',
        slug: '/category/exporting-records',
        description: 'What record export writes: columns and their order, field types, encoding, and every message.',
      },
      items: [
        'record-export/target-fields',
        'record-export/fields-order',
        {
          type: 'category',
          key: 'export-field-types',
          label: 'Field types',
          description: 'What record export writes for each field type.',
          link: {type: 'doc', id: 'record-export/fields/index'},
          items: [
            'record-export/fields/attachment',
            'record-export/fields/table',
            'record-export/fields/user-group-org-selection',
          ],
        },
        'record-export/encoding',
        'record-export/delimiters',
        'record-export/errors-warnings',
      ],
    },
    {
      type: 'category',
      label: 'Deleting records',
      link: {
        type: 'generated-index',
        title: 'Deleting records',
        slug: '/category/deleting-records',
        description: 'How record delete deletes all records in an app or those listed in a CSV file.',
      },
      items: ['record-delete/delete-specified-records', 'record-delete/delete-all-records', 'record-delete/encoding'],
    },
    {
      type: 'category',
      label: 'Error handling',
      link: {
        type: 'generated-index',
        title: 'Error handling',
        slug: '/category/errors-handling',
        description:
          "What to do when an encoding doesn't match, kintone returns a server error, or a request times out.",
      },
      items: ['errors/mismatch-encoding', 'errors/retry-api-requests', 'errors/network-timeout'],
    },
    {
      type: 'category',
      label: 'Proxy',
      link: {
        type: 'generated-index',
        title: 'Proxy',
        slug: '/category/proxy',
        description: 'How cli-kintone reaches kintone through an HTTP proxy, with and without a password.',
      },
      items: ['proxy/http-proxy', 'proxy/proxy-authn'],
    },
    'logging',
  ],
} satisfies SidebarsConfig;
