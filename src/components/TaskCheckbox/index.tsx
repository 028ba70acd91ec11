import type {ComponentProps, ReactNode} from 'react';

/** The checkbox of a Markdown task list. The text next to it isn't its label, so it gets an accessible name. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}
