// How the line to the server is: connected, coming back, a move that waits.
import { useEffect } from 'preact/hooks';
import { say } from '../../app/live';
import type { Connection } from '../../online/connection';
import { t } from '../../texts';
import { secondsUntil, useTick } from './hooks';

function words({ line, delay, queued }: Connection): string {
  const move = queued ? t('online.line.queued') : '';
  switch (line.kind) {
    case 'open':
      return queued
        ? t('online.line.sending')
        : delay === null
          ? t('online.line.open')
          : t('online.line.delay', { ms: delay });
    case 'waiting':
      return [
        t(line.closing ? 'online.line.closing' : 'online.line.waiting', {
          s: secondsUntil(line.at),
        }),
        move,
      ]
        .filter(Boolean)
        .join(' · ');
    case 'connecting':
      return [t('online.line.connecting'), move].filter(Boolean).join(' · ');
    default:
      return t('online.line.off');
  }
}

export function LineChip({ connection }: { connection: Connection }) {
  const { line, queued } = connection;
  const open = line.kind === 'open';
  useTick(500, !open);
  // Seconds are not read out, only that the line has changed.
  useEffect(() => {
    if (line.kind === 'waiting') say(words(connection));
    if (line.kind === 'open' && connection.delay !== null) say(t('online.line.open'));
  }, [line.kind]);
  return (
    <span
      class="line-chip"
      data-testid="line"
      data-line={line.kind}
      data-queued={queued}
      title={t('online.line')}
    >
      <span class="line-dot" aria-hidden="true" />
      <span class="line-words figures">{words(connection)}</span>
    </span>
  );
}
