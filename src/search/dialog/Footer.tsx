import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import translations from '@theme/SearchTranslations';

const texts = translations.modal?.footer;

/** Keys as shown and as read out, with their actions. */
const HINTS = [
  {keys: {'↵': texts?.selectKeyAriaLabel}, text: texts?.selectText},
  {keys: {'↑': texts?.navigateUpKeyAriaLabel, '↓': texts?.navigateDownKeyAriaLabel}, text: texts?.navigateText},
  {keys: {esc: texts?.closeKeyAriaLabel}, text: texts?.closeText},
];

/** Lists the keys and their actions. The hosted service requires attribution. */
export default function Footer({isHosted}: {readonly isHosted: boolean}): ReactNode {
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
        {HINTS.map(({keys, text}) => (
          <li key={text}>
            {Object.entries(keys).map(([sign, name]) => (
              <kbd key={sign} className="DocSearch-Commands-Key" role="img" aria-label={name}>
                {sign}
              </kbd>
            ))}
            <span className="DocSearch-Label">{text}</span>
          </li>
        ))}
      </ul>
    </footer>
  );
}
