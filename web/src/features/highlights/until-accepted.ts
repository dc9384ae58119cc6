import type { HighlightView } from '@evident/domain/highlights';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { type Saving, reportSaving } from '../../kernel/connection/saving.ts';
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

/** Waits for the network if the device has none, else a moment. */
const untilAgain = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine === false) addEventListener('online', () => resolve(), { once: true });
    else setTimeout(resolve, AGAIN_MS);
  });

interface Sending<What, Answer> {
  /** Key of the unsaved work in the status bar. */
  readonly key: string;
  /** The request body; null if the highlight was removed in the meantime. */
  readonly prepare: () => Promise<What | null>;
  /** Returns the answer of the server. */
  readonly send: (what: What) => Promise<Answer>;
  readonly pause?: () => Promise<void>;
  /** Whether the work survives a reload. */
  readonly kept?: Promise<boolean>;
}

/**
 * Retries until the server accepts, even after the screen is closed. Resends the same body, because only the response
 * may be lost. After the end of the session the work waits for the next one.
 * @throws the server's error if it refuses
 */
export async function untilAccepted<What, Answer>({
  key,
  prepare,
  send,
  pause = untilAgain,
  kept,
}: Sending<What, Answer>): Promise<Answer | null> {
  let what: What | null = null;
  let [isKept, now, isOver] = [false, 'saving' as Saving, false];
  const say = (saving: Saving) => {
    now = saving;
    reportSaving(key, isKept ? 'kept' : saving);
  };
  const keep = async () => {
    isKept = (await kept) ?? false;
    if (!isOver) say(now);
  };
  void keep();
  try {
    for (say('saving'); ; await pause()) {
      try {
        what ??= await prepare();
        return what === null ? null : await send(what);
      } catch (thrown) {
        if (!isWorthRetrying(0, thrown) && !isSignedOut(thrown)) throw thrown;
        say(isUnderstood(thrown) ? 'stuck' : 'waiting');
      }
    }
  } finally {
    isOver = true;
    reportSaving(key, null);
  }
}

const isSignedOut = (thrown: unknown): boolean => thrown instanceof ApiProblem && thrown.status === 401;
/** The server was reached, but could not store the work. */
const isUnderstood = (thrown: unknown): boolean =>
  thrown instanceof ApiProblem && !thrown.unreachable && !isSignedOut(thrown);
