import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DownIcon, EnterIcon, UpIcon} from './Icons';

interface Props {
  /** Whether the hosted service is the one that answers: it asks to be named. */
  readonly isHosted: boolean;
}

function Key({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      <span className="DocSearch-VisuallyHiddenForAccessibility">{name}</span>
      {children}
    </kbd>
  );
}

/** Which key does what. */
export default function Footer({isHosted}: Props): ReactNode {
  return (
    <footer className="DocSearch-Footer">
      {isHosted && (
        <div className="DocSearch-Logo">
          <Link className="DocSearch-Label" to="https://www.algolia.com/developers/">
            Search by Algolia
          </Link>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <Key name="Enter">
            <EnterIcon />
          </Key>
          <span className="DocSearch-Label">to select</span>
        </li>
        <li>
          <Key name="Arrow up">
            <UpIcon />
          </Key>
          <Key name="Arrow down">
            <DownIcon />
          </Key>
          <span className="DocSearch-Label">to navigate</span>
        </li>
        <li>
          <Key name="Escape">
            <span className="DocSearch-Escape-Key" aria-hidden="true">
              esc
            </span>
          </Key>
          <span className="DocSearch-Label">to close</span>
        </li>
      </ul>
    </footer>
  );
}
