// Whether the side panel is open, and which of its pages; remembered.
import { readJson, writeJson } from '../../app/storage';
import { Observable } from './observable';

const key = 'croupier.panel';
export type PanelPage = 'moves' | 'solver';

class Panel extends Observable {
  open = readJson(key) === true;
  page: PanelPage = 'moves';

  toggle(): void {
    this.open = !this.open;
    writeJson(key, this.open);
    this.changed();
  }
  turnTo(page: PanelPage): void {
    this.page = page;
    this.changed();
  }
}

export const panel = new Panel();
