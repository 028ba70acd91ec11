import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import {socialCard} from '../../site/socialCards';

/** Adds the picture of the page's section, or of the post, that `src/plugins/social-cards/` draws. */
export default function SiteMetadataWithCard(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={socialCard(pathname.slice(siteConfig.baseUrl.length))} />
    </>
  );
}
