// What runs by itself, a line or a replay: its button, where it stands, its speed.
import type { ComponentChildren } from 'preact';
import { t } from '../../texts';
import { IconButton, Segmented } from '../parts';
import { speeds, type Speed } from './playback';

interface Running {
  readonly playing: boolean;
  readonly speed: Speed;
  toggle(): void;
  setSpeed(speed: Speed): void;
}
export interface PlayControlsProps {
  readonly what: Running;
  /** Begins the names of its elements. */
  readonly name: string;
  /** Where it stands, in words. */
  readonly at: string;
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
}

const options = speeds.map((value) => ({ value, label: `${value}×` }));

export function PlayControls({ what, name, at, before, after }: PlayControlsProps) {
  return (
    <>
      {before}
      <IconButton
        icon={what.playing ? 'pause' : 'play'}
        label={t(what.playing ? 'replay.pause' : 'replay.play')}
        testid={`${name}-play`}
        onClick={() => what.toggle()}
      />
      {after}
      <p class="figures play-at" data-testid={`${name}-at`}>
        {at}
      </p>
      <Segmented
        quiet
        label={t('replay.speed')}
        testid={`${name}-speed`}
        value={what.speed}
        options={options}
        onChange={(value) => what.setSpeed(value)}
      />
    </>
  );
}
