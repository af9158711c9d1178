// The backs: a border of paper, a field with a woven pattern, a medallion. Few strokes, so that
// a table full of face-down cards costs nothing.
import { sheet, svg } from './face';
import type { BackName, Look } from './look';

interface Back {
  readonly field: string;
  readonly dimField: string;
  readonly thread: string;
  /** Side of the repeated tile and what is stroked in it. */
  readonly tile: number;
  readonly path: string;
}

export const backs: Readonly<Record<BackName, Back>> = {
  lattice: {
    field: '#17477E',
    dimField: '#16324F',
    thread: '#8FB8E8',
    tile: 36,
    path: 'M0 0 36 36M36 0 0 36M18 12l6 6-6 6-6-6Z',
  },
  waves: {
    field: '#8C2332',
    dimField: '#4E1C26',
    thread: '#F0B8A8',
    tile: 40,
    path: 'M-10 10Q0-2 10 10T30 10 50 10M-10 30Q0 18 10 30T30 30 50 30',
  },
  stars: {
    field: '#2B2A5B',
    dimField: '#24244A',
    thread: '#E9C46A',
    tile: 48,
    path: 'M24 8Q25 23 40 24 25 25 24 40 23 25 8 24 23 23 24 8ZM0-4V4M-4 0H4M48-4V4M44 0H52M0 44V52M-4 48H4M48 44V52M44 48H52',
  },
};

export function backSvg(look: Look): string {
  const back = backs[look.back];
  const thread = look.dim ? '#8A949E' : back.thread;
  const inset = look.size === 0 ? 16 : 14;
  const box = (by: number, radius: number) =>
    `x="${by}" y="${by}" width="${250 - 2 * by}" height="${look.height - 2 * by}" rx="${radius}"`;
  return svg(
    look.height,
    `<pattern id="p" width="${back.tile}" height="${back.tile}" x="125" y="${look.height / 2}" patternUnits="userSpaceOnUse">` +
      `<path d="${back.path}" fill="none" stroke="${thread}" stroke-width="${look.size === 0 ? 4 : 3}"/></pattern>` +
      sheet(look) +
      `<rect ${box(inset, 10)} fill="${look.dim ? back.dimField : back.field}"/>` +
      `<rect ${box(inset, 10)} fill="url(#p)"/>` +
      `<rect ${box(inset + 8, 6)} fill="none" stroke="${thread}" stroke-width="3"/>`,
  );
}
