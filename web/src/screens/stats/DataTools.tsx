// The player's data: out to a file, in from one, away and back again.
import { exportAll, importAll, listGames, removeGame, restoreGame } from '../../game/library';
import { t, tCode, tCount } from '../../texts';
import { Button, Icon, toast } from '../parts';

async function save(): Promise<void> {
  const url = URL.createObjectURL(new Blob([await exportAll()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `croupier-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function read(input: HTMLInputElement, changed: () => void): Promise<void> {
  const file = input.files?.[0];
  if (!file) return;
  try {
    const { added } = await importAll(await file.text());
    toast({ text: tCount('stats.imported', added), kind: 'stats' });
    changed();
  } catch (error) {
    const code = error instanceof Error ? error.message : '';
    toast({ text: tCode('stats.import', code, {}, t('stats.import.broken_file')), kind: 'stats' });
  }
  input.value = '';
}

async function reset(changed: () => void): Promise<void> {
  const games = await listGames();
  for (const { id } of games) await removeGame(id);
  changed();
  const restore = async () => {
    for (const saved of games) await restoreGame(saved);
    changed();
  };
  toast({
    text: tCount('stats.reset.done', games.length),
    action: { label: t('parts.undo'), run: () => void restore() },
    kind: 'stats',
    ms: 20_000,
  });
}

export function DataTools({ changed }: { changed: () => void }) {
  return (
    <section class="stack" aria-labelledby="stats-data">
      <h2 id="stats-data">{t('stats.data')}</h2>
      <p class="quiet">{t('stats.data.explain')}</p>
      <div class="row">
        <Button icon="download" testid="stats-export" onClick={() => void save()}>
          {t('stats.export')}
        </Button>
        <label class="button stats-file">
          <Icon name="upload" />
          <span>{t('stats.import')}</span>
          <input
            class="visually-hidden"
            type="file"
            accept="application/json,.json"
            data-testid="stats-import"
            onChange={(event) => void read(event.currentTarget, changed)}
          />
        </label>
        <Button kind="danger" icon="trash" testid="stats-reset" onClick={() => void reset(changed)}>
          {t('stats.reset')}
        </Button>
      </div>
    </section>
  );
}
