import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  community: [
    {type: 'html', value: 'Community', className: 'section-name'}, // In the menu of a phone.
    'index',
    'contributing',
    'stability-index',
    'versioning',
    'credits',
  ],
} satisfies SidebarsConfig;
