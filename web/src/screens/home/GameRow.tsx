// A game in one row: its picture, how it is dealt, Play; its rules below, once they are wanted.
import { useId, useState } from 'preact/hooks';
import { go, href } from '../../app/router';
import type { GameInfo } from '../../engine/protocol';
import { descriptionOf, type GameId } from '../../games';
import { gamesInfo, lastSeedDeal, openGameOf, pickDeal } from '../../game/library';
import { t } from '../../texts';
import { Button, IconButton, toast } from '../parts';
import { lastChoice, optionsText, storeChoice, type Choice } from './choices';
import { choiceWords } from './optionWords';
import { RowRules } from './RowRules';
import { StillLife } from './StillLife';

export interface GameRowProps {
  readonly game: GameId;
  /** What the engine says of the game, once it does. */
  readonly info: GameInfo | null;
  /** The deal that can be gone on with elsewhere on the page. */
  readonly elsewhere: string | null;
}

export function GameRow({ game, info, elsewhere }: GameRowProps) {
  const [changed, setChanged] = useState<Choice | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const rules = useId();
  const choice = changed ?? (info && lastChoice(info));
  const name = t(`game.${game}`);
  const choose = (next: Choice) => {
    setChanged(next);
    storeChoice(game, next);
  };
  return (
    <li class="game-row tile" data-testid={`tile-${game}`}>
      <StillLife game={game} />
      <div class="game-words">
        <h3>{name}</h3>
        <p class="quiet game-pitch">{t(`game.${game}.pitch`)}</p>
        <p class="quiet game-chosen">{info && choice && choiceWords(info, choice).join(' · ')}</p>
        <Ways game={game} elsewhere={elsewhere} />
      </div>
      <IconButton
        icon="settings"
        label={t('home.choose', { game: name })}
        testid={`options-${game}`}
        expanded={unfolded}
        controls={rules}
        onClick={() => setUnfolded(!unfolded)}
      />
      <Button
        kind="primary"
        icon="play"
        class="game-play"
        testid={`play-${game}`}
        onClick={() => void play(game, choice)}
      >
        {t('home.play')}
        <span class="visually-hidden"> {name}</span>
      </Button>
      <div class="game-rules" id={rules} hidden={!unfolded}>
        {unfolded && info && choice && <RowRules info={info} choice={choice} onChange={choose} />}
      </div>
    </li>
  );
}

/** Deals as the player chose them last; whoever is faster than the engine waits for it here. */
async function play(game: GameId, chosen: Choice | null): Promise<void> {
  try {
    const info = (await gamesInfo()).find(({ id }) => id === game);
    if (!info) return;
    const choice = chosen ?? lastChoice(info);
    const level = descriptionOf(game).levels ? choice.level : 'any';
    const deal = await pickDeal(game, choice.mode, level);
    go({ screen: 'play', deal: deal + optionsText(info, choice.options) });
  } catch {
    toast({ kind: 'deal', text: t('home.noDeal') });
  }
}

/** Other ways to the table than a new deal: the game that lies there, the one with others. */
function Ways({ game, elsewhere }: Pick<GameRowProps, 'game' | 'elsewhere'>) {
  const open = openGameOf(game);
  const deal = open && !open.over ? open.deal : lastSeedDeal(game);
  const { online } = descriptionOf(game);
  const goesOn = deal !== null && deal !== elsewhere;
  if (!goesOn && !online) return null;
  return (
    <p class="game-ways">
      {goesOn && (
        <a href={href({ screen: 'play', deal })} data-testid={`go-on-${game}`}>
          {t('home.goOn', { deal })}
        </a>
      )}
      {online && (
        <a href={href({ screen: 'online' })} data-testid="play-online">
          {t('home.online')}
        </a>
      )}
    </p>
  );
}
