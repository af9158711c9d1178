// Icons as strokes on a grid of 24: path data, for DOM and for Preact alike.

export const iconPath = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.7 1 1.5 1 2.5h6c0-1 .2-1.8 1-2.5A6 6 0 0 0 12 3Z',
  finish: 'M12 15V4M7 9l5-5 5 5M4 15v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3',
  new: 'M8 3h9a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM12.5 9v6M9.5 12h6',
  more: 'M5 11.5a.5.5 0 1 0 .01 0ZM12 11.5a.5.5 0 1 0 .01 0ZM19 11.5a.5.5 0 1 0 .01 0Z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5Z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 .01 0ZM9 14.5a2.5 2.5 0 1 0 .01 0Z',
  stats: 'M4 20h16M7 16v-4M12 16V6M17 16v-7',
  rules: 'M12 6C10 4.5 7 4 3 4v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2ZM12 6v14',
  share:
    'M18 8a3 3 0 1 0-3-3 3 3 0 0 0 3 3ZM6 15a3 3 0 1 0-3-3 3 3 0 0 0 3 3ZM18 22a3 3 0 1 0-3-3 3 3 0 0 0 3 3ZM8.6 10.5l6.8-4M8.6 13.5l6.8 4',
  mute: 'M11 5 6 9H3v6h3l5 4ZM16 9.5l5 5M21 9.5l-5 5',
  sound: 'M11 5 6 9H3v6h3l5 4ZM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12',
  home: 'M3 11l9-8 9 8M5 9.5V20h5v-6h4v6h5V9.5',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 0 .01 0ZM16 16l5 5',
  bookmark: 'M6 3h12v18l-6-4.5L6 21Z',
  panel: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM15 4v16',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  flag: 'M5 22V3M5 4h13l-3 4.5L18 13H5',
  trophy:
    'M8 3h8v7a4 4 0 0 1-8 0ZM8 5H4v2a4 4 0 0 0 4 4M16 5h4v2a4 4 0 0 1-4 4M12 14v4M8 21h8M10 18h4v3h-4Z',
} as const;

export type IconName = keyof typeof iconPath;

const space = 'http://www.w3.org/2000/svg';

/** A drawing without a name of its own: the button around it is named. */
export function icon(name: IconName): SVGElement {
  const drawing = document.createElementNS(space, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', 'icon');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', iconPath[name]);
  drawing.append(path);
  return drawing;
}
