interface Site {
  readonly title: string;
  /** Origin and base path, with a trailing slash. */
  readonly siteUrl: string;
  /** Path of the icon below the site's address. */
  readonly icon: string;
}

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** An OpenSearch 1.1 description document: with it a browser offers to search the site from its address bar. */
export function openSearchDescription({title, siteUrl, icon}: Site): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title)}</ShortName>
  <Description>${escapeXml(`Search the ${title} documentation`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${escapeXml(siteUrl + icon)}</Image>
  <Url type="text/html" template="${escapeXml(siteUrl)}search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(siteUrl)}opensearch.xml"/>
</OpenSearchDescription>
`;
}
