// Small line pictures for buttons; they are decoration, the button says its name itself.
import { iconPath } from '../../cards/icons';

/** Paths in a square of 24. */
const paths = {
  ...iconPath,
  check: 'M5 12.5l5 5L19 7',
  fresh: 'M12 5v14M5 12h14',
  restart: 'M5 5v5h5M5.5 14a7 7 0 1 0 1-6.5L5 10',
  first: 'M6 5v14M18 5l-8 7 8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  keys: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6S18 18 12 18 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  solve: 'M12 3l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM19 17v4M17 19h4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  upload: 'M12 15V4M8 8l4-4 4 4M5 20h14',
  terminal: 'M3 5h18v14H3zM7 10l3 2.5L7 15M12.5 15H16',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  down: 'M6 9l6 6 6-6',
  smile: 'M12 3a9 9 0 1 0 .01 0zM9 10h.01M15 10h.01M8 14.5c2 3 6 3 8 0',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
