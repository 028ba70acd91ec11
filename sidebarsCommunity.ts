import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  community: ['index', 'contributing', 'stability-index', 'versioning', 'credits'],
} satisfies SidebarsConfig;
