import type { HighlightView } from '@evident/domain/highlights';
import { reportSaving } from '../../kernel/connection/saving.ts';
import { isWorthRetrying } from '../../kernel/api/retry.ts';
import { createStore, type Store } from '../../kernel/store.ts';

/** Highlights of this page that the server has not taken yet. */
export type Pending = Store<readonly HighlightView[]>;

const byNote = new Map<string, Pending>();

/** Those of one note; they outlive the screen that shows it. */
export function pendingOf(noteId: string): Pending {
  const pending = byNote.get(noteId) ?? createStore<readonly HighlightView[]>([]);
  byNote.set(noteId, pending);
  return pending;
}

const AGAIN_MS = 2_000;

interface Sending<What> {
  /** Says in the status bar, under this name, that it is unsaved work. */
  readonly key: string;
  /** What is to be sent; null when it was taken back meanwhile. */
  readonly prepare: () => Promise<What | null>;
  /** Answers the id the server gave it. */
  readonly send: (what: What) => Promise<string>;
  readonly pause?: () => Promise<void>;
}

/**
 * Tries until the server has taken it, however long it is away and whatever screen is shown meanwhile. Once sent it is sent again as it was, whatever
 * happened since: the answer alone may have been lost.
 * @throws what the server said when it refused
 */
export async function untilAccepted<What>({
  key,
  prepare,
  send,
  pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS);
    }),
}: Sending<What>): Promise<string | null> {
  let what: What | null = null;
  try {
    for (reportSaving(key, 'saving'); ; await pause()) {
      try {
        what ??= await prepare();
        return what === null ? null : await send(what);
      } catch (thrown) {
        if (!isWorthRetrying(0, thrown)) throw thrown;
        reportSaving(key, 'waiting');
      }
    }
  } finally {
    reportSaving(key, null);
  }
}
