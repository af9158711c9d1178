// One rule of a game to choose: a switch, a row of words, or a list when there are many.
import type { OptionInfo } from '../../engine/protocol';
import { Segmented, Select, Toggle } from '../parts';
import { optionWords, wordWords } from './optionWords';

export interface OptionControlProps {
  readonly option: OptionInfo;
  readonly value: string | undefined;
  readonly onChange: (word: string) => void;
  readonly testid: string;
  readonly row?: boolean;
  /** Other words for what can be chosen. */
  readonly said?: (word: string) => string;
}

export function OptionControl({ option, onChange, testid, ...props }: OptionControlProps) {
  const said = props.said ?? ((word: string) => wordWords(option, word));
  const value = props.value ?? option.default;
  const label = optionWords(option);
  const words = new Set(option.words);
  if (words.size === 2 && words.has('on') && words.has('off'))
    return (
      <Toggle
        label={label}
        checked={value === 'on'}
        testid={testid}
        onChange={(on) => onChange(on ? 'on' : 'off')}
      />
    );
  const options = option.words.map((word) => ({ value: word, label: said(word) }));
  const Control = props.row ? Segmented<string> : Select<string>;
  return (
    <Control label={label} value={value} options={options} testid={testid} onChange={onChange} />
  );
}
