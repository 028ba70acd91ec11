/** A hit as the service sends it. */
export const ONE_HIT = {
  objectID: '1',
  url: 'https://cli.kintone.dev/guide/options/#proxy',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: 'Options', lvl2: 'Proxy'},
};
