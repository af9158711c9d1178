// One setting each, saved at once: a row of words, a switch, a slider.
import { useId } from 'preact/hooks';
import { change, choices, type Settings } from '../../app/settings';
import { languages, t, tCode, type TextKey } from '../../texts';
import { Segmented, Toggle, useSettings } from '../parts';

type ChoiceName = keyof typeof choices;
type SwitchName = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never;
}[keyof Settings];
type NumberName = { [K in keyof Settings]: Settings[K] extends number ? K : never }[keyof Settings];

const noteOf = (name: string): string | undefined => tCode('note', name, {}, '') || undefined;

export function ChoiceOf({ name, quiet = false }: { name: ChoiceName; quiet?: boolean }) {
  const now = useSettings();
  const options = choices[name].map((value: string) => ({
    value,
    label: t(`set.${name}.${value}` as TextKey),
  }));
  return (
    <Segmented
      label={t(`set.${name}`)}
      value={now[name] as string}
      options={options}
      note={noteOf(name)}
      testid={`set-${name}`}
      quiet={quiet}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

/** Every language that has a file, by its own name. */
export function LanguageChoice() {
  const now = useSettings();
  const own = (name: string) =>
    new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name;
  return (
    <Segmented
      label={t('set.language')}
      value={languages.includes(now.language) ? now.language : 'system'}
      options={[
        { value: 'system', label: t('set.language.system') },
        ...languages.map((name) => ({ value: name, label: own(name) })),
      ]}
      testid="set-language"
      quiet
      onChange={(language) => change({ language })}
    />
  );
}

export function SwitchOf({ name }: { name: SwitchName }) {
  const now = useSettings();
  return (
    <Toggle
      label={t(`set.${name}`)}
      checked={now[name]}
      note={noteOf(name)}
      testid={`set-${name}`}
      onChange={(on) => change({ [name]: on })}
    />
  );
}

export interface SliderProps {
  readonly name: NumberName;
  readonly max: number;
  readonly step: number;
  readonly words: (value: number) => string;
}

export function SliderOf({ name, max, step, words }: SliderProps) {
  const now = useSettings();
  const id = useId();
  return (
    <div class="slider">
      <label for={id}>{t(`set.${name}`)}</label>
      <div class="slider-line">
        <input
          id={id}
          type="range"
          min={0}
          max={max}
          step={step}
          value={now[name]}
          aria-valuetext={words(now[name])}
          data-testid={`set-${name}`}
          onInput={(event) => change({ [name]: Number(event.currentTarget.value) })}
        />
        <output for={id} class="figures">
          {words(now[name])}
        </output>
      </div>
      {noteOf(name) && <p class="field-hint">{noteOf(name)}</p>}
    </div>
  );
}
