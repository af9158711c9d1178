// The controls of a line that plays by itself.
import { t } from '../../texts';
import { Button, IconButton, Segmented } from '../parts';
import { speeds, type Playback } from './playback';

export const speedOptions = speeds.map((value) => ({ value, label: `${value}×` }));

export function PlaybackBar({ playback }: { playback: Playback }) {
  const { playing, at, length, speed } = playback;
  return (
    <div class="strip" data-testid="playback">
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'play.line.pause' : 'play.line.resume')}
        testid="playback-toggle"
        onClick={() => playback.toggle()}
      />
      <p class="figures grow">{t('play.line.at', { at, n: length })}</p>
      <Segmented
        quiet
        label={t('play.line.speed')}
        testid="playback-speed"
        value={speed}
        options={speedOptions}
        onChange={(value) => playback.setSpeed(value)}
      />
      <Button kind="quiet" testid="playback-stop" onClick={() => playback.stop()}>
        {t('play.line.stop')}
      </Button>
    </div>
  );
}
