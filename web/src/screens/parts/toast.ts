// Short notices at the edge of the page, some with an action such as Undo.

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays; Infinity until it is closed. */
  readonly ms?: number;
  /** A new notice of the same kind takes the place of the old one. */
  readonly kind?: string;
  /** About the whole page, or about the screen that comes next: it stays when its screen goes. */
  readonly stays?: boolean;
}
export interface ShownToast extends Toast {
  readonly id: number;
}

let shown: readonly ShownToast[] = [];
let last = 0;
const listeners = new Set<(toasts: readonly ShownToast[]) => void>();

function show(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener(shown);
}

/** Shows it and answers with a function that takes it away. */
export function toast(notice: Toast): () => void {
  const id = ++last;
  const others = shown.filter(({ kind }) => kind === undefined || kind !== notice.kind);
  show([...others.slice(-2), { ...notice, id }]);
  return () => dismiss(id);
}

export function dismiss(id: number): void {
  show(shown.filter((each) => each.id !== id));
}

/** What was said about one screen means nothing on the next, and its button would do nothing. */
export function leaveScreen(): void {
  const staying = shown.filter(({ stays }) => stays);
  if (staying.length < shown.length) show(staying);
}

export function watchToasts(listener: (toasts: readonly ShownToast[]) => void): () => void {
  listeners.add(listener);
  listener(shown);
  return () => listeners.delete(listener);
}
