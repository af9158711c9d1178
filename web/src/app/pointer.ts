// The pointer's part of a table's input: press, move, release, and what takes a press back.

export interface PointerHandlers {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  /** The browser took the pointer away, or the window lost the focus. */
  cancel(): unknown;
}

/** Listens until the signal; a right press opens no menu of the browser unless Shift is held. */
export function listenPointer(
  root: HTMLElement,
  handlers: PointerHandlers,
  signal: AbortSignal,
): void {
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K]) => void,
  ) => {
    root.addEventListener(kind, heard, { signal });
  };
  on('pointerdown', (event) => handlers.down(event));
  on('pointermove', (event) => handlers.move(event));
  on('pointerup', (event) => handlers.up(event));
  on('pointercancel', () => handlers.cancel());
  on('contextmenu', (event) => {
    if (!event.shiftKey) event.preventDefault();
  });
  window.addEventListener('blur', () => handlers.cancel(), { signal });
}
