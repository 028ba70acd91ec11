import type {ReactNode} from 'react';
import './picture.css';

interface Props {
  /** What the picture shows, in words. */
  readonly alt: string;
  /** The source of the SVG. */
  readonly svg: string;
}

/** A drawing, written into the page so that the page's colors apply. */
export default function Picture({alt, svg}: Props): ReactNode {
  return <figure className="picture" role="img" aria-label={alt} dangerouslySetInnerHTML={{__html: svg}} />;
}
