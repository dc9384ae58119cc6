let pauseCurrent: (() => void) | null = null;

/** Pauses the current player of this page, because only one thing plays at a time. `pause` is called by the next one. */
export function takeTurn(pause: () => void): void {
  if (pauseCurrent !== pause) pauseCurrent?.();
  pauseCurrent = pause;
}

export function leaveTurn(pause: () => void): void {
  if (pauseCurrent === pause) pauseCurrent = null;
}
