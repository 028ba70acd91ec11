import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';

/** Ejected: the stock list groups the few tags by their first letter, and omits their descriptions. */
export default function TagsListByLetter({tags}: Props): ReactNode {
  return (
    <>
      <p>All posts by topic.</p>
      <ul className="clean-list post-list margin-top--lg">
        {tags.map(({permalink, label, count, description}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link> <span>{count === 1 ? '1 post' : `${count} posts`}</span>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
