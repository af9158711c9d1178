// What the solitaires have in common; each says the rest, or otherwise.
import type { Tools } from './description';

const tools: Tools = [['undo', 'redo', 'hint', 'finish'], ['newDeal']];

export const solitaire = {
  tools,
  advice: 'solver',
  goesHome: true,
  levels: true,
  countsMoves: true,
  foldsCase: true,
} as const;
