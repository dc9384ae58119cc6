import type { HighlightView } from '@evident/domain/highlights';
import { reportSaving } from '../../kernel/connection/saving.ts';
import { isWorthRetrying } from '../../kernel/api/retry.ts';
import { createStore, type Store } from '../../kernel/store.ts';

/** Highlights created on this page that the server has not confirmed yet. */
export type Pending = Store<readonly HighlightView[]>;

const byNote = new Map<string, Pending>();

/** The pending highlights of a note. They outlive the screen. */
export function pendingOf(noteId: string): Pending {
  const pending = byNote.get(noteId) ?? createStore<readonly HighlightView[]>([]);
  byNote.set(noteId, pending);
  return pending;
}

const AGAIN_MS = 2_000;

interface Sending<What> {
  /** Key of the unsaved work in the status bar. */
  readonly key: string;
  /** The request body; null if the highlight was removed in the meantime. */
  readonly prepare: () => Promise<What | null>;
  /** Returns the id from the server. */
  readonly send: (what: What) => Promise<string>;
  readonly pause?: () => Promise<void>;
}

/**
 * Retries until the server accepts the highlight, even after the screen is closed. Resends the same body, because only
 * the response may be lost.
 * @throws the server's error if it refuses
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
