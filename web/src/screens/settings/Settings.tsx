// All settings in groups; each is saved the moment it is changed.
import type { ComponentChildren } from 'preact';
import { change, settings } from '../../app/settings';
import { sound } from '../../app/sound';
import { t } from '../../texts';
import { numberWords } from '../play/words';
import { Button, Page, toast, useSettings } from '../parts';
import { ChoiceOf, LanguageChoice, SliderOf, SwitchOf } from './controls';
import { Data } from './Data';
import { KeyMap } from './KeyMap';
import { OwnChoices } from './OwnChoices';
import { Preview } from './Preview';
import './settings.css';

type GroupName = 'play' | 'help' | 'look' | 'motion' | 'keys' | 'access' | 'language' | 'data';

function Group({ name, children }: { name: GroupName; children: ComponentChildren }) {
  return (
    <section
      class="tile settings-group"
      aria-labelledby={`group-${name}`}
      data-testid={`group-${name}`}
    >
      <h2 id={`group-${name}`}>{t(`set.group.${name}`)}</h2>
      {children}
    </section>
  );
}

function usualKeys(): void {
  const { keys } = settings();
  change({ keys: {} });
  toast({
    kind: 'reset',
    text: t('keys.allUsualDone'),
    action: { label: t('parts.undo'), run: () => change({ keys }) },
  });
}

export function Settings() {
  const { keys, sound: audible } = useSettings();
  return (
    <Page title={t('title.settings')} testid="settings">
      <div class="settings">
        <Group name="play">
          <ChoiceOf name="tap" />
          <ChoiceOf name="home" />
          <OwnChoices name="home" />
          <ChoiceOf name="grab" />
          <ChoiceOf name="undo" />
          <SliderOf
            name="hoverDelay"
            max={1500}
            step={100}
            words={(n) => t('set.seconds', { n: numberWords(n / 1000) })}
          />
        </Group>
        <Group name="help">
          <ChoiceOf name="chip" />
          <SwitchOf name="hints" />
          <SwitchOf name="stuck" />
        </Group>
        <Group name="look">
          <Preview />
          <ChoiceOf name="theme" />
          <ChoiceOf name="cloth" />
          <ChoiceOf name="deck" />
          <OwnChoices name="deck" />
          <ChoiceOf name="faces" />
          <ChoiceOf name="back" />
          <ChoiceOf name="size" />
          <ChoiceOf name="hand" />
          <SwitchOf name="showTimer" />
          <SwitchOf name="showScore" />
          <SwitchOf name="zen" />
        </Group>
        <Group name="motion">
          <ChoiceOf name="speed" />
          <ChoiceOf name="motion" />
          <SwitchOf name="sound" />
          {audible && (
            <div onChange={() => sound('place')}>
              <SliderOf
                name="volume"
                max={1}
                step={0.1}
                words={(n) => t('set.percent', { n: Math.round(n * 100) })}
              />
            </div>
          )}
        </Group>
        <Group name="keys">
          <SwitchOf name="singleKeys" />
          <details class="more-rules">
            <summary data-testid="keys-open">{t('keys.change')}</summary>
            <p class="field-hint">{t('keys.cards')}</p>
            <KeyMap />
          </details>
          {Object.keys(keys).length > 0 && (
            <div class="row">
              <Button icon="restart" testid="keys-usual" onClick={usualKeys}>
                {t('keys.allUsual')}
              </Button>
            </div>
          )}
        </Group>
        <Group name="access">
          <ChoiceOf name="contrast" />
          <ChoiceOf name="say" />
        </Group>
        <Group name="language">
          <LanguageChoice />
        </Group>
        <Group name="data">
          <Data />
        </Group>
      </div>
    </Page>
  );
}
