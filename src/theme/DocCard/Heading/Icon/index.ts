/** No emoji on cards: they look different, or are missing, on every system. */
export {default} from '@docusaurus/Noop';
