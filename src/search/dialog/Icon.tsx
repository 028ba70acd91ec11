import type {ReactNode} from 'react';

/** Custom icons on a grid of 20. They are decorative; the text carries the meaning. */
const PATHS = {
  page: 'M5 2.5h6.5l3.5 3.5v11.5H5zM11.5 2.5V6H15',
  section: 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h13.5M3 12.5h13.5',
  content: 'M3 5h14M3 10h14M3 15h9',
  recent: 'M3.5 10a6.5 6.5 0 1 0 2-4.7M3.5 3v3.5H7M10 6.5V10l2.5 1.5',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z',
  remove: 'm5 5 10 10M15 5 5 15',
  search: 'M14 14l3.5 3.5M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11',
  sparkles: 'M10 3c.8 4.4 2.6 6.2 7 7-4.4.8-6.2 2.6-7 7-.8-4.4-2.6-6.2-7-7 4.4-.8 6.2-2.6 7-7',
} as const;

/** A favorite's star is filled. */
export type IconName = keyof typeof PATHS | 'favorite';

export default function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill={name === 'favorite' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name === 'favorite' ? 'star' : name]} />
    </svg>
  );
}
