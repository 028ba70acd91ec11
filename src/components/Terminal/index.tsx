import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the session shows: its heading, and its name for screen readers. */
  readonly title: string;
  readonly files: readonly {readonly name: string; readonly text: string}[];
  readonly steps: readonly {readonly command: string; readonly output: string}[];
}

type Kind = 'command' | 'output';

/**
 * A recorded session: the files it begins with, then each command and what it prints. All text is in the page; unless
 * the reader prefers reduced motion, style sheets alone uncover it line by line.
 */
export default function Terminal({title, files, steps}: Props): ReactNode {
  const lines = steps.flatMap(({command, output}) => [
    ...command.split('\n').map((text, index) => ({kind: 'command' as Kind, prompt: index === 0 ? '$' : '>', text})),
    ...(output ? output.split('\n').map((text) => ({kind: 'output' as Kind, prompt: undefined, text})) : []),
  ]);
  return (
    <figure className={styles.session}>
      <figcaption className={styles.title}>{title}</figcaption>
      {/* Wide content scrolls inside, also with the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.screen} role="group" aria-label={title} tabIndex={0}>
        {files.map(({name, text}) => (
          <div key={name} className={styles.file}>
            <div className={styles.name}>{name}</div>
            <pre className={styles.lines}>
              {text.split('\n').map((line, index) => (
                <code key={index}>{line}</code>
              ))}
            </pre>
          </div>
        ))}
        <pre className={styles.lines}>
          {lines.map(({kind, prompt, text}, index) => (
            <code key={index} className={styles[kind]} style={{'--order': index} as CSSProperties}>
              {prompt && (
                <span className={styles.prompt} aria-hidden="true">
                  {prompt}{' '}
                </span>
              )}
              {text}
            </code>
          ))}
        </pre>
      </div>
    </figure>
  );
}
