// Heads of the courts: face, hair and what they wear on it.
import type { Court, Flats } from './courts';
import type { Suit } from './names';

/** Also worn by the large suit of a compact face; stands on y = -98. */
export const headgear: Readonly<
  Record<Court, (flats: Pick<Flats, 'gold' | 'linen' | 'ink' | 'tint'>) => string>
> = {
  K: ({ gold, ink, linen }) =>
    `<path fill="${gold}" d="M-23-98-29-119-13-108 0-126 13-108 29-119 23-98Z"/>` +
    `<path fill="${ink}" d="M-23-98H23V-104H-23Z"/>` +
    `<path fill="${linen}" d="M0-123a3.5 3.5 0 1 0 .1 0M-29-117a3 3 0 1 0 .1 0M29-117a3 3 0 1 0 .1 0"/>`,
  Q: ({ gold, ink, linen }) =>
    `<path fill="${gold}" d="M-20-97C-8-102 8-102 20-97L25-112C20-106 14-106 12-113 8-106 4-108 0-118-4-108-8-106-12-113-14-106-20-106-25-112Z"/>` +
    `<path fill="${linen}" d="M0-124a3.5 3.5 0 1 0 .1 0M-12-118a3 3 0 1 0 .1 0M12-118a3 3 0 1 0 .1 0M-25-117a3 3 0 1 0 .1 0M25-117a3 3 0 1 0 .1 0"/>` +
    `<path fill="${ink}" d="M0-107l3 3.5-3 3.5-3-3.5Z"/>`,
  J: ({ gold, ink, tint }) =>
    `<path fill="${tint}" d="M8-114C14-128 34-132 47-122 40-122 40-119 43-116 36-118 34-114 36-111 28-114 22-110 14-106Z"/>` +
    `<path fill="${ink}" d="M-25-98C-34-108-24-120-2-120 22-120 32-108 25-98Z"/>` +
    `<path fill="${gold}" d="M-25-96C-10-101 10-101 25-96V-103C10-108-10-108-25-103Z"/>`,
};

const eyes =
  '<path d="M-12-84q4-4 8 0M4-84q4-4 8 0M-13-90q5-3.5 9-1M4-91q4-2.5 9 1M1-84 3-75H-1" stroke-width="1.6"/>' +
  '<path d="M-8-83.5v.1M8-83.5v.1" stroke-width="3.6"/>';

const lips = '#B23A30';

const king = ({ skin, hair }: Flats, suit: Suit) => {
  const long = suit === 'S' || suit === 'D';
  return (
    `<path fill="${hair}" d="M-20-98C-30-86-24-76-32-70-24-66-34-60-26-54H26C34-60 24-66 32-70 24-76 30-86 20-98Z"/>` +
    `<path fill="${skin}" d="M-18-98H18V-80C18-66 8-56 0-56-8-56-18-66-18-80Z"/>` +
    (long
      ? `<path fill="${hair}" d="M-18-84C-20-56-12-44-5-34L0-40 5-34C12-44 20-56 18-84 14-74 8-74 0-73-8-74-14-74-18-84Z"/>`
      : `<path fill="${hair}" d="M-18-84C-20-58-10-48 0-46 10-48 20-58 18-84 14-74 8-74 0-73-8-74-14-74-18-84Z"/>`) +
    `<path fill="${skin}" stroke-width="1.4" d="M-6-67C-2-65 2-65 6-67 3-62-3-62-6-67Z"/>` +
    '<path d="M0-72C-4-74-10-72-13-67M0-72C4-74 10-72 13-67" stroke-width="2.4"/>'
  );
};

const queen = ({ skin, hair }: Flats) =>
  `<path fill="${hair}" d="M0-102C-28-104-32-82-28-58-24-54-16-54-13-60H13C16-54 24-54 28-58 32-82 28-104 0-102Z"/>` +
  `<path fill="${skin}" d="M-10-68V-57C-6-52 6-52 10-57V-68Z" stroke="none"/>` +
  `<path fill="${skin}" d="M0-97C-10-92-16-92-17-84-17-70-8-61 0-61 8-61 17-70 17-84 16-92 10-92 0-97Z"/>` +
  `<path fill="${lips}" stroke="none" d="M-5-69C-3-71.5-1-71 0-70.5 1-71 3-71.5 5-69 2-66-2-66-5-69Z"/>`;

const jack = ({ skin, hair }: Flats) =>
  `<path fill="${hair}" d="M-22-100C-28-84-30-68-27-60-22-56-16-58-12-62H12C16-58 22-56 27-60 30-68 28-84 22-100Z"/>` +
  `<path fill="${skin}" d="M-9-66V-58L0-51 9-58V-66Z"/>` +
  `<path fill="${skin}" d="M-17-98H17V-80C17-67 8-60 0-60-8-60-17-67-17-80Z"/>` +
  `<path fill="${hair}" d="M-18-98C-18-90-14-90-12-92-8-89-4-90 0-93 4-90 8-89 12-92 14-90 18-90 18-98Z"/>` +
  `<path stroke="${lips}" d="M-5-68q5 3 10-1"/>`;

const faces = { K: king, Q: queen, J: jack };

export const headOf = (court: Court, suit: Suit, flats: Flats) =>
  faces[court](flats, suit) + eyes + headgear[court](flats);
