/** The dialog's icons, drawn by ourselves on a grid of 20. They decorate: whatever they mean is said in words. */
import type {ReactNode} from 'react';
import type {RecordType} from '../../../search/types';

interface Props {
  readonly path: string;
  readonly size?: number;
  readonly className?: string;
}

function Icon({path, size = 20, className}: Props): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

const PAGE = 'M5 2.5h6.5l3.5 3.5v11.5H5zM11.5 2.5V6H15';
const SECTION = 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h13.5M3 12.5h13.5';
const CONTENT = 'M3 5h14M3 10h14M3 15h9';

/** By what a hit stands for: a page, a section, or text. */
export function HitIcon({type}: {readonly type: RecordType}): ReactNode {
  if (type === 'content') {
    return <Icon path={CONTENT} />;
  }
  return <Icon path={type === 'lvl1' ? PAGE : SECTION} />;
}

/** The branch from a page to its sections. */
export function TreeIcon({isLast}: {readonly isLast: boolean}): ReactNode {
  return (
    <svg className="DocSearch-Hit-Tree" viewBox="0 0 24 54" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={isLast ? 'M8 0v27h12' : 'M8 0v54M8 27h12'} />
    </svg>
  );
}

export const RecentIcon = (): ReactNode => <Icon path="M3.5 10a6.5 6.5 0 1 0 2-4.7M3.5 3v3.5H7M10 6.5V10l2.5 1.5" />;
export const StarIcon = (): ReactNode => (
  <Icon path="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z" />
);
export const RemoveIcon = (): ReactNode => <Icon path="m5 5 10 10M15 5 5 15" />;
export const SelectIcon = (): ReactNode => <Icon path="M16 4v6.5H4M7.5 7 4 10.500l3.5 3.5" />;
export const SearchIcon = (): ReactNode => <Icon path="M14 14l3.5 3.500M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11" />;
export const SparklesIcon = (): ReactNode => (
  <Icon path="M8 4.5c.6 3.4 1.8 4.9 5.5 5.5-3.7.6-4.9 2.1-5.5 5.5-.6-3.4-1.8-4.9-5.5-5.5 3.7-.6 4.9-2.1 5.5-5.5M15.5 2.5v4M13.5 4.5h4M15.5 14v3M14 15.5h3" />
);
export const NothingIcon = (): ReactNode => (
  <Icon
    size={40}
    path="M14 14l3.5 3.500M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M6.7 6.700l3.6 3.600M10.3 6.700l-3.6 3.6"
  />
);
export const ErrorIcon = (): ReactNode => (
  <Icon size={40} path="M3 8a10.5 10.5 0 0 1 14 0M5.7 11a6.5 6.5 0 0 1 8.6 0M10 15.500v.01M3.5 3.500l13 13" />
);
export const UpIcon = (): ReactNode => <Icon size={14} path="M10 16V4M5 9l5-5 5 5" />;
export const DownIcon = (): ReactNode => <Icon size={14} path="M10 4v12M5 11l5 5 5-5" />;
export const EnterIcon = (): ReactNode => <Icon size={14} path="M16 4v7H4M8 7l-4 4 4 4" />;
