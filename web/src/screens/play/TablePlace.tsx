// The middle of a screen with a table: the place where it is laid, and what stands beside it.
import type { ComponentChildren, RefObject } from 'preact';

interface Props {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly children?: ComponentChildren;
}

export function TablePlace({ host, children }: Props) {
  return (
    <div class="play-middle">
      <div class="play-table">
        <div ref={host} class="play-host" />
      </div>
      {children}
    </div>
  );
}
