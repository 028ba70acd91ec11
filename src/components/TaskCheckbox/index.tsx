import type {ComponentProps, ReactNode} from 'react';

/** The box of a Markdown task list. The text beside it is no label of it, so it says itself what it means. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'Done' : 'To do'} />;
}
