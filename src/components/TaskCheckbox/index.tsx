import type {ComponentProps, ReactNode} from 'react';

/** The box of a Markdown task list. The text next to it is not its label, so it has one of its own. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}
