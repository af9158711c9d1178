// A button that repeats while it is held, twelve times a second.

const before = 400; // milliseconds until it repeats
const every = 1000 / 12;

export interface PressHandlers {
  onPointerDown(): void;
  onPointerUp(): void;
  onPointerLeave(): void;
  onPointerCancel(): void;
}

/** `act` says whether to go on. */
export function repeatWhilePressed(act: () => Promise<boolean>): PressHandlers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const again = async () => {
    const more = await act();
    if (more && timer !== undefined) timer = setTimeout(() => void again(), every);
  };
  return {
    onPointerDown: () => {
      stop();
      timer = setTimeout(() => void again(), before);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
