// Around the table: lines of play, and bookmarks on them.
import { describe, expect, it } from 'vitest';
import { waysTo } from '../../src/screens/play/bookmarks';
import { lineOf } from '../../src/screens/play/line';

/** "37 undo 3a rewind:2": plays in notation, other commands by their names. */
function story(text: string) {
  return text.split(' ').map((word) => {
    const [command = '', turns] = word.split(':');
    const known = ['undo', 'redo', 'rewind', 'hint'].includes(command);
    return {
      command: known ? command : 'play',
      moves: known ? [] : [word],
      ...(turns === undefined ? {} : { turns: Number(turns) }),
    };
  });
}
const line = (text: string) => lineOf(story(text)).map(({ moves }) => moves.join(' '));

describe('the line of play', () => {
  it('is what undo has left of it', () => {
    expect(line('1a 2b undo 3c')).toEqual(['1a', '3c']);
    expect(line('1a 2b undo undo redo')).toEqual(['1a']);
    expect(line('1a hint 2b')).toEqual(['1a', '2b']);
  });
  it('loses as many turns as a rewind says, and redo brings them back', () => {
    expect(line('1a 2b 3c 4d rewind:3')).toEqual(['1a']);
    expect(line('1a 2b 3c rewind:2 redo')).toEqual(['1a', '2b']);
  });
});

describe('a bookmark', () => {
  const way = (text: string, bookmark: number) => waysTo([bookmark], story(text))[0];

  it('on the way here is gone back to', () => {
    expect(way('1a 2b 3c', 1)).toEqual({ turn: 1, left: false, back: 2, ahead: [] });
  });
  it('that was undone is done again', () => {
    expect(way('1a 2b undo', 2)).toEqual({ turn: 2, left: false, back: 0, ahead: ['2b'] });
  });
  it('of a line that was left is played to from where the lines part', () => {
    const text = '1a 2b 3c undo undo 5d';
    expect(way(text, 3)).toEqual({ turn: 3, left: true, back: 1, ahead: ['2b', '3c'] });
    expect(way(`${text} undo`, 3)).toEqual({ turn: 3, left: true, back: 0, ahead: ['2b', '3c'] });
  });
  it('is found again when the same moves were made anew', () => {
    expect(way('1a 2b undo 5d undo 2b', 2)).toEqual({ turn: 2, left: false, back: 0, ahead: [] });
  });
});
