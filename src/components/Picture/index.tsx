import type {ReactNode} from 'react';
import './picture.css';

interface Props {
  /** The text alternative. */
  readonly alt: string;
  /** The source of the SVG. */
  readonly svg: string;
}

/** An inline drawing, so that the page's colors apply. */
export default function Picture({alt, svg}: Props): ReactNode {
  return <figure className="picture" role="img" aria-label={alt} dangerouslySetInnerHTML={{__html: svg}} />;
}
