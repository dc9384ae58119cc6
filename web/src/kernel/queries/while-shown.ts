import type { Stop } from './change-stream.ts';

/** The parts of the browser that this needs. */
export interface Page {
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
  /** Calls back after `ms` milliseconds, unless stopped. */
  after(ms: number, call: () => void): Stop;
}

const after: Page['after'] = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/**
 * Stays joined while the page can be seen. Leaves when the page is left, because the back/forward cache would keep its
 * connections, and when it has been hidden for `patienceMs`. Joins again when it is back.
 */
export function whileShown(
  join: () => Stop,
  patienceMs: number,
  { window, document, after: later }: Page = { window: globalThis.window, document: globalThis.document, after },
): Stop {
  let leave: Stop | undefined;
  let forget: Stop | undefined;
  const goNow = (): void => {
    forget?.();
    leave?.();
    leave = undefined;
  };
  const goIfHidden = (): void => {
    forget?.();
    if (document.hidden) forget = later(patienceMs, goNow);
  };
  const come = (): void => {
    leave ??= join();
    goIfHidden();
  };
  const turn = (): void => {
    if (document.hidden) goIfHidden();
    else come();
  };
  window.addEventListener('pagehide', goNow);
  window.addEventListener('pageshow', come);
  document.addEventListener('visibilitychange', turn);
  come();
  return () => {
    window.removeEventListener('pagehide', goNow);
    window.removeEventListener('pageshow', come);
    document.removeEventListener('visibilitychange', turn);
    goNow();
  };
}
