// What the courts hold in the hand at the right: arms for kings and jacks, flowers for queens.
import type { Court, Flats } from './courts';
import type { Suit } from './names';

type Drawn = (flats: Flats) => string;

const staff = (top: number, { gold }: Flats) =>
  `<path stroke-width="6" d="M62-12V${top}"/><path stroke-width="3" stroke="${gold}" d="M62-13V${top}"/>`;
const stem = ({ ink, tint }: Flats) =>
  `<path stroke-width="3" stroke="${ink}" d="M62-12C66-40 58-60 62-84"/>` +
  `<path stroke="${ink}" fill="${tint}" d="M62-52C70-54 76-60 78-66 70-66 64-60 62-52ZM62-46C54-48 48-54 46-60 54-60 60-54 62-46Z"/>`;

const blade: Drawn = ({ linen, gold, ink }) =>
  `<path fill="${linen}" d="M62-124 68-112V-52H56V-112Z"/><path d="M62-116V-54"/>` +
  `<path fill="${gold}" d="M46-54H78V-47H46ZM58-47H66V-14H58Z"/><path fill="${ink}" d="M62-14a5 5 0 1 0 .1 0"/>`;
const sceptre: Drawn = (flats) =>
  staff(-90, flats) +
  `<path fill="${flats.gold}" d="M62-112a11 11 0 1 0 .1 0ZM60-111V-115H55V-119H60V-124H64V-119H69V-115H64V-111ZM54-90H70V-86H54Z"/><path fill="${flats.ink}" d="M52-103H72V-99H52Z"/>`;
const axe: Drawn = (flats) =>
  staff(-120, flats) +
  `<path fill="${flats.linen}" d="M64-114C74-112 80-118 84-122 88-108 88-92 84-78 80-82 74-88 64-86Z"/><path fill="${flats.ink}" d="M57-112H66V-88H57Z"/>`;
const orb: Drawn = ({ gold, ink }) =>
  `<path fill="${gold}" d="M62-72a17 17 0 1 0 .1 0Z"/><path fill="${ink}" d="M45.5-58H78.5V-52H45.5Z"/>` +
  `<path fill="${gold}" d="M60-72V-80H54V-85H60V-92H64V-85H70V-80H64V-72Z"/>`;

const tulip: Drawn = (flats) =>
  stem(flats) +
  `<path fill="${flats.tint}" d="M62-114C72-106 72-92 62-82 52-92 52-106 62-114Z"/>` +
  `<path fill="${flats.ink}" d="M46-110C56-104 60-94 62-82 46-82 44-96 46-110ZM78-110C68-104 64-94 62-82 78-82 80-96 78-110Z"/>`;
const rose: Drawn = (flats) =>
  stem(flats) +
  `<path fill="${flats.ink}" d="M62-116C70-118 76-112 75-105 82-100 80-90 72-88 68-82 56-82 52-88 44-90 42-100 49-105 48-112 54-118 62-116Z"/>` +
  `<path fill="${flats.tint}" d="M62-109a9 9 0 1 0 .1 0Z"/><path fill="${flats.gold}" d="M62-104a4 4 0 1 0 .1 0Z"/>`;
const lily: Drawn = (flats) =>
  stem(flats) +
  `<path fill="${flats.linen}" d="M62-82C48-84 44-98 44-106 52-104 60-96 62-82ZM62-82C76-84 80-98 80-106 72-104 64-96 62-82Z"/>` +
  `<path fill="${flats.ink}" d="M62-120C70-108 70-94 62-82 54-94 54-108 62-120Z"/><path fill="${flats.gold}" d="M54-84H70V-78H54Z"/>`;
const daisy: Drawn = (flats) =>
  stem(flats) +
  `<path fill="${flats.linen}" d="M62-98C54-108 58-116 62-116S70-108 62-98C72-106 80-102 80-97S72-92 62-98C70-90 70-82 66-80S58-86 62-98C58-86 60-84 58-80S52-86 62-98C52-92 44-94 44-98S52-106 62-98Z"/>` +
  `<path fill="${flats.gold}" d="M62-104a6 6 0 1 0 .1 0Z"/>`;

const halberd: Drawn = (flats) =>
  staff(-104, flats) +
  `<path fill="${flats.linen}" d="M62-126 67-106H57ZM65-104C74-100 80-104 84-108 86-98 86-88 82-80 76-86 72-86 65-84ZM59-102 46-94 59-88Z"/><path fill="${flats.ink}" d="M58-106H66V-82H58Z"/>`;
const spear: Drawn = (flats) =>
  staff(-96, flats) +
  `<path fill="${flats.linen}" d="M62-126C72-114 72-104 64-94H60C52-104 52-114 62-126Z"/><path d="M62-118V-96"/><path fill="${flats.ink}" d="M56-95H68V-88H56Z"/>`;
const pennant: Drawn = (flats) =>
  staff(-114, flats) +
  `<path fill="${flats.ink}" d="M64-112H90L80-100 90-88H64Z"/><path fill="${flats.gold}" d="M70-100l5-6 5 6-5 6ZM62-124 66-114H58Z"/>`;
const leafStaff: Drawn = (flats) =>
  staff(-100, flats) +
  `<path fill="${flats.ink}" d="M62-98C48-96 46-110 55-112 52-124 72-124 69-112 78-110 76-96 62-98Z"/><path fill="${flats.gold}" d="M54-96H70V-90H54Z"/>`;

export const attributes: Readonly<Record<Court, Readonly<Record<Suit, Drawn>>>> = {
  K: { S: blade, H: sceptre, D: axe, C: orb },
  Q: { S: tulip, H: rose, D: lily, C: daisy },
  J: { S: halberd, H: spear, D: pennant, C: leafStaff },
};
