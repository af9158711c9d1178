// What a row of the home screen folds away: mode, level and rules of the next deal, the rules in words.
import { href } from '../../app/router';
import type { GameInfo } from '../../engine/protocol';
import { descriptionOf } from '../../games';
import type { Level } from '../../game/library';
import { t } from '../../texts';
import { LinkButton, Segmented, Select } from '../parts';
import { levels, optionsText, tileOptions, type Choice } from './choices';
import { OptionControl } from './OptionControl';
import { levelWords, modesWords, modeWords } from './optionWords';

/** From the easier words to the harder ones, as people read them. */
const botOrder = ['easy', 'medium', 'hard'];

interface Props {
  readonly info: GameInfo;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

export function RowRules({ info, choice, onChange }: Props) {
  const { id } = info;
  const { front, more } = tileOptions(info);
  const { levels: graded } = descriptionOf(id);
  const plain = optionsText(info, choice.options) === '';
  const setOption = (key: string) => (word: string) =>
    onChange({ ...choice, options: { ...choice.options, [key]: word } });
  const level = levels.map((one) => ({ value: String(one), label: levelWords(one) }));
  return (
    <>
      <p class="quiet game-rules-pitch">{t(`game.${id}.pitch`)}</p>
      {info.modes.length > 1 && (
        <Segmented
          label={modesWords(id)}
          value={choice.mode}
          options={info.modes.map(({ prefix }) => ({ value: prefix, label: modeWords(prefix) }))}
          testid={`mode-${id}`}
          onChange={(mode) => onChange({ ...choice, mode })}
        />
      )}
      {front.map((option) => (
        <OptionControl
          key={option.key}
          row={option.key === 'bots'}
          option={
            option.key === 'bots' && option.words.every((word) => botOrder.includes(word))
              ? { ...option, words: botOrder }
              : option
          }
          value={choice.options[option.key]}
          testid={`option-${id}-${option.key}`}
          onChange={setOption(option.key)}
        />
      ))}
      {graded && (
        <Select
          label={t('home.level')}
          value={String(choice.level)}
          options={level}
          testid={`level-${id}`}
          onChange={(value) =>
            onChange({
              ...choice,
              level: levels.find((one) => String(one) === value) ?? ('any' as Level),
            })
          }
        />
      )}
      {more.length > 0 && (
        <details class="more-rules">
          <summary data-testid={`more-${id}`}>{t('home.moreRules')}</summary>
          <div class="more-rules-list">
            {more.map((option) => (
              <OptionControl
                key={option.key}
                option={option}
                value={choice.options[option.key]}
                testid={`option-${id}-${option.key}`}
                onChange={setOption(option.key)}
              />
            ))}
          </div>
        </details>
      )}
      {graded && !plain && choice.level !== 'any' && (
        <p class="field-hint">{t('home.plainRules')}</p>
      )}
      <LinkButton
        kind="quiet"
        icon="rules"
        class="game-how"
        href={href({ screen: 'rules', game: id })}
        testid={`rules-${id}`}
      >
        {t('home.rulesOf', { game: t(`game.${id}`) })}
      </LinkButton>
    </>
  );
}
