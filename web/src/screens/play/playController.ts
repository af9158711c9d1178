// The play screen's own table: which game lies on it, and what was put away for a new one.
import { go } from '../../app/router';
import { setCurrentGame } from '../../app/settings';
import { EngineRefused } from '../../engine/client';
import type { GameId } from '../../games';
import {
  gamesInfo,
  OpenInAnotherTab,
  openDeal,
  openSaved,
  pickDeal,
  removeGame,
  startDeal,
} from '../../game/library';
import type { Game } from '../../game/game';
import { t } from '../../texts';
import { lastChoice } from '../home/choices';
import { readDealField } from '../home/dealField';
import { toast } from '../parts';
import { PlaySession } from './playSession';
import { Observable } from './observable';
import { refusalText } from './words';

export type SheetName = 'deal' | 'move' | 'chip' | 'text';
export type Obstacle =
  | { readonly kind: 'held' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'bad'; readonly sentence: string };

export class PlayController extends Observable {
  session: PlaySession | null = null;
  obstacle: Obstacle | null = null;
  sheet: SheetName | null = null;
  /** What the sheet of text shows: a link or a table that could not be copied. */
  text = '';
  /** The deal on the table; BluffBuddy's state keeps it secret until the end. */
  deal = '';
  private turn = 0;

  /** Opens the deal of the address, unless it is the one on the table. */
  async open(deal: string, steal = false): Promise<void> {
    if (deal === this.deal && this.session && !steal) return;
    this.obstacle = null;
    const turn = this.turn + 1;
    const opening = this.putOnTable(deal, () => openDeal(deal, steal));
    // Under another address the table before has no business.
    this.session = null;
    this.deal = '';
    this.changed();
    const error = await opening;
    if (error === null || turn !== this.turn) return;
    this.obstacle =
      error instanceof OpenInAnotherTab
        ? { kind: 'held' }
        : { kind: 'bad', sentence: await faultOf(deal, error) };
    this.changed();
  }

  async newDeal(): Promise<void> {
    const before = this.session?.game;
    if (!before) return;
    const { game, mode } = before.state;
    const picked = await this.pick(game, mode).catch(() => null);
    if (picked === null) return void toast({ text: t('play.broken'), kind: 'play' });
    const options = /\+.*/.exec(this.deal)?.[0] ?? '';
    await this.replace(before, picked + options, 'play.new.done');
  }
  /** At the level of the tile on the home screen, where this game was dealt last. */
  private async pick(game: GameId, mode: string): Promise<string> {
    const info = (await gamesInfo()).find(({ id }) => id === game);
    return pickDeal(game, mode, info ? lastChoice(info).level : 'any');
  }
  async restart(): Promise<void> {
    const before = this.session?.game;
    if (before) await this.replace(before, this.deal, 'play.restart.done');
  }
  /** Another deal by its number; a sentence when it is none. */
  async dealNumber(deal: string): Promise<string | null> {
    const before = this.session?.game;
    if (!before) return null;
    return this.replace(before, deal, 'play.new.done');
  }

  show(sheet: SheetName | null, text = ''): void {
    this.sheet = sheet;
    this.text = text;
    this.changed();
  }
  takenOver(): void {
    this.obstacle = { kind: 'taken' };
    this.changed();
  }
  close(): void {
    ++this.turn;
    setCurrentGame(null);
    this.session?.close();
    this.session = null;
    this.deal = '';
  }

  /** A new game at once; the one before comes back with one press. */
  private async replace(
    before: Game,
    deal: string,
    key: 'play.new.done' | 'play.restart.done',
  ): Promise<string | null> {
    const { id } = before;
    const old = this.deal;
    const error = await this.putOnTable(deal, () => startDeal(deal));
    const now = this.session?.game;
    if (error !== null || !now) {
      await this.putOnTable(old, () => openDeal(old));
      toast({ text: sentenceOf(error), kind: 'play' });
      return sentenceOf(error);
    }
    this.setAddress();
    toast({
      text: t(key, { deal: this.deal }),
      action: { label: t('play.new.undo'), run: () => void this.giveBack(id, old) },
      ms: 10_000,
      kind: 'play.new',
    });
    return null;
  }

  private async giveBack(id: string, deal: string): Promise<void> {
    const now = this.session?.game;
    const unused = now?.state.turns === 0;
    await this.putOnTable(deal, () => openSaved(id).catch(() => startDeal(deal)));
    if (now && unused) await removeGame(now.id);
    this.setAddress();
    this.session?.table?.focus();
  }

  /** Another deal takes the place of the one before: Back leads to where the player came from. */
  private setAddress(): void {
    go({ screen: 'play', deal: this.deal }, { replace: true });
  }

  /** Puts a game on the table; null when it lies there, else what went wrong. */
  private async putOnTable(deal: string, open: () => Promise<Game>): Promise<unknown> {
    const turn = ++this.turn;
    // The game before is saved as it stands; only then may another take its place.
    this.session?.close();
    try {
      const game = await open();
      if (turn !== this.turn) {
        game.close();
        return null;
      }
      setCurrentGame(game.state.game);
      this.session = new PlaySession(game);
      this.obstacle = null;
      if (this.sheet !== 'deal') this.sheet = null;
      this.deal = game.state.deal ?? deal;
      this.changed();
      return null;
    } catch (error) {
      return error;
    }
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof EngineRefused) return refusalText(error.error);
  return t(error instanceof OpenInAnotherTab ? 'play.held.text' : 'play.broken');
}

/** What is wrong with a deal, in the player's language where the page can tell. */
async function faultOf(deal: string, error: unknown): Promise<string> {
  const infos = await gamesInfo().catch(() => null);
  const reading = infos && readDealField(deal, infos);
  return reading?.kind === 'wrong' ? t(reading.key, reading.args) : sentenceOf(error);
}
