// The player's data: take it along, bring it in, begin anew. What is removed can be brought back.
import { useState } from 'preact/hooks';
import { change, defaults, settings } from '../../app/settings';
import { exportAll, importAll, listGames, removeGame, restoreGame } from '../../game/library';
import { t, tCode, tCount } from '../../texts';
import { Button, toast } from '../parts';
import { FileButton } from './FileButton';

async function download(): Promise<void> {
  const file = new Blob([await exportAll()], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `croupier-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function resetSettings(): void {
  const before = settings();
  change({ ...defaults, language: before.language });
  toast({
    kind: 'reset',
    text: t('data.settingsReset'),
    action: { label: t('parts.undo'), run: () => change(before) },
  });
}

async function clearGames(): Promise<void> {
  const games = await listGames();
  for (const { id } of games) await removeGame(id);
  const bringBack = async () => {
    for (const saved of games) await restoreGame(saved);
    toast({ kind: 'reset', text: tCount('data.restored', games.length) });
  };
  toast({
    kind: 'reset',
    text: tCount('data.cleared', games.length),
    ms: 30_000,
    action: { label: t('parts.undo'), run: () => void bringBack() },
  });
}

export function Data() {
  const [error, setError] = useState<string | null>(null);
  const bringIn = async (file: File) => {
    try {
      const { added } = await importAll(await file.text());
      setError(null);
      toast({ kind: 'import', text: tCount('data.added', added) });
    } catch (trouble) {
      const code = trouble instanceof Error ? trouble.message : String(trouble);
      setError(
        tCode(
          'data.error',
          code,
          { file: file.name },
          t('data.error.broken_file', { file: file.name }),
        ),
      );
    }
  };
  return (
    <>
      <p class="field-hint">{t('data.where')}</p>
      <div class="row">
        <Button icon="download" testid="data-export" onClick={() => void download()}>
          {t('data.export')}
        </Button>
        <FileButton
          label={t('data.import')}
          testid="data-import"
          onFile={(file) => void bringIn(file)}
        />
      </div>
      <p class="field-error" role="alert" data-testid="data-error">
        {error}
      </p>
      <div class="row">
        <Button icon="restart" testid="data-reset" onClick={resetSettings}>
          {t('data.reset')}
        </Button>
        <Button kind="danger" icon="trash" testid="data-clear" onClick={() => void clearGames()}>
          {t('data.clear')}
        </Button>
      </div>
    </>
  );
}
