// The controls of a line that plays by itself.
import { t } from '../../texts';
import { Button } from '../parts';
import type { Playback } from './playback';
import { PlayControls } from './PlayControls';

export function PlaybackBar({ playback }: { playback: Playback }) {
  const { at, length: n } = playback;
  return (
    <div class="strip" data-testid="playback">
      <PlayControls what={playback} name="playback" at={t('play.line.at', { at, n })} />
      <Button kind="quiet" testid="playback-stop" onClick={() => playback.stop()}>
        {t('play.line.stop')}
      </Button>
    </div>
  );
}
