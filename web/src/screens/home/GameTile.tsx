// A game to begin: its picture, its rules, the level of its deals, Play.
import { useState } from 'preact/hooks';
import { go, href } from '../../app/router';
import type { GameInfo } from '../../engine/protocol';
import { descriptionOf } from '../../games';
import { openGameOf, lastSeedDeal, pickDeal, type Level } from '../../game/library';
import { t } from '../../texts';
import { Button, Icon, LinkButton, Segmented, Select, toast } from '../parts';
import { storeChoice, lastChoice, levels, optionsText, tileOptions, type Choice } from './choices';
import { OptionControl } from './OptionControl';
import { levelWords, modesWords, modeWords } from './optionWords';
import { StillLife } from './StillLife';

/** From the easier words to the harder ones, as people read them. */
const botOrder = ['easy', 'medium', 'hard'];

export function GameTile({ info }: { info: GameInfo }) {
  const [choice, setChoice] = useState(() => lastChoice(info));
  const { id } = info;
  const { front, more } = tileOptions(info);
  const open = openGameOf(id);
  const goOn = open && !open.over ? open.deal : lastSeedDeal(id);
  const { levels: graded, online } = descriptionOf(id);
  const suffix = optionsText(info, choice.options);

  const choose = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    storeChoice(id, next);
  };
  const setOption = (key: string) => (word: string) =>
    choose({ options: { ...choice.options, [key]: word } });
  const play = (event: Event) => {
    event.preventDefault();
    pickDeal(id, choice.mode, graded ? choice.level : 'any').then(
      (deal) => go({ screen: 'play', deal: deal + suffix }),
      () => toast({ kind: 'deal', text: t('home.noDeal') }),
    );
  };
  const level = levels.map((one) => ({ value: String(one), label: levelWords(one) }));

  return (
    <li class="tile game-tile" data-testid={`tile-${id}`}>
      <StillLife game={id} />
      <div class="game-head">
        <h3>{t(`game.${id}`)}</h3>
        <a
          class="icon-button"
          href={href({ screen: 'rules', game: id })}
          aria-label={t('home.rulesOf', { game: t(`game.${id}`) })}
          title={t('home.rulesOf', { game: t(`game.${id}`) })}
          data-testid={`rules-${id}`}
        >
          <Icon name="rules" />
        </a>
      </div>
      <p class="quiet">{t(`game.${id}.pitch`)}</p>
      <form class="game-form" onSubmit={play}>
        {info.modes.length > 1 && (
          <Segmented
            label={modesWords(id)}
            value={choice.mode}
            options={info.modes.map(({ prefix }) => ({ value: prefix, label: modeWords(prefix) }))}
            testid={`mode-${id}`}
            onChange={(mode) => choose({ mode })}
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
              choose({ level: levels.find((one) => String(one) === value) ?? ('any' as Level) })
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
        {graded && suffix !== '' && choice.level !== 'any' && (
          <p class="field-hint">{t('home.plainRules')}</p>
        )}
        <div class="game-actions">
          {goOn !== null && (
            <LinkButton
              kind="quiet"
              href={href({ screen: 'play', deal: goOn })}
              testid={`go-on-${id}`}
            >
              {t('home.goOn', { deal: goOn })}
            </LinkButton>
          )}
          {online && (
            <LinkButton href={href({ screen: 'online' })} testid="play-online">
              {t('title.online')}
            </LinkButton>
          )}
          <Button kind="primary" icon="play" submit testid={`play-${id}`}>
            {t('home.play')}
            <span class="visually-hidden"> {t(`game.${id}`)}</span>
          </Button>
        </div>
      </form>
    </li>
  );
}
