import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';
import Icon, {type IconName} from './Icon';

interface Props {
  /** Whether the hosted service answers: it must be named. */
  readonly isHosted: boolean;
}

function Key({name, icon}: {readonly name: string | undefined; readonly icon?: IconName}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      <span className="DocSearch-VisuallyHiddenForAccessibility">{name}</span>
      {icon ? (
        <Icon name={icon} size={14} />
      ) : (
        <span className="DocSearch-Escape-Key" aria-hidden="true">
          esc
        </span>
      )}
    </kbd>
  );
}

/** Which key does what. */
export default function Footer({isHosted}: Props): ReactNode {
  const texts = translations.modal?.footer;
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
          <Key name={texts?.selectKeyAriaLabel} icon="enter" />
          <span className="DocSearch-Label">{texts?.selectText}</span>
        </li>
        <li>
          <Key name={texts?.navigateUpKeyAriaLabel} icon="up" />
          <Key name={texts?.navigateDownKeyAriaLabel} icon="down" />
          <span className="DocSearch-Label">{texts?.navigateText}</span>
        </li>
        <li>
          <Key name={texts?.closeKeyAriaLabel} />
          <span className="DocSearch-Label">{texts?.closeText}</span>
        </li>
      </ul>
    </footer>
  );
}
