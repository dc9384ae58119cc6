import { UNDONE_ALREADY } from '@evident/domain/undo';
import { asProblem } from '../api/api-problem.ts';
import { settled } from '../task-queue.ts';
import { showProblem } from '../show-problem.ts';
import { type Toast, showToast } from '../toasts.ts';
import { earlierChanges } from './earlier-changes.ts';
import { UndoStack, type Done } from './undo-stack.ts';

const stack = new UndoStack();
const toastOf = new Map<Done, () => void>();
const doneAt = new WeakMap<Done, number>();

/**
 * Call `done('Merged tags', undo)` after success: shows a toast with Undo and enables Ctrl/⌘ Z. `more` is shown in the toast.
 * Returns a function that removes the entry.
 */
function done(label: string, undo: () => unknown, more: Pick<Toast, 'message' | 'also'> = {}): () => void {
  const entry = stack.done(label, undo);
  doneAt.set(entry, Date.now());
  // Shows one toast at a time; Ctrl/⌘ Z still undoes earlier changes.
  for (const hide of toastOf.values()) hide();
  toastOf.clear();
  toastOf.set(entry, showToast({ ...more, title: label, action: { label: 'Undo', run: () => void undoEntry(entry) } }));
  return () => {
    stack.take(entry);
    toastOf.get(entry)?.();
    toastOf.delete(entry);
  };
}

/**
 * Undoes the given or the last change. A failed undo stays on the stack and shows why, unless it was undone elsewhere.
 */
async function undoEntry(wanted?: Done): Promise<void> {
  const entry = stack.take(wanted);
  if (!entry) return void showToast({ title: 'Nothing to undo' });
  toastOf.get(entry)?.();
  toastOf.delete(entry);
  try {
    await entry.undo();
    showToast({ title: `Undone: ${entry.label}` });
  } catch (thrown) {
    if (asProblem(thrown).title === UNDONE_ALREADY) return void showToast({ title: `Already undone: ${entry.label}` });
    stack.putBack(entry);
    showProblem(thrown, `Could not undo: ${entry.label}`);
  }
}

let asked: Promise<void> | undefined;

/** Loads earlier changes once. If that fails, only changes on this page can be undone. */
function loadEarlier(): Promise<void> {
  asked ??= earlierChanges(() => stack.touched).then(
    (changes) => stack.before(changes),
    () => {
      asked = undefined;
    },
  );
  return asked;
}

let undone: Promise<void> = Promise.resolve();

/** Waits for pending changes, which come first, and for an undo in progress. */
function undoLast(): Promise<void> {
  undone = undone
    .then(settled)
    .then(() => (stack.last ? undefined : loadEarlier()))
    .then(() => undoEntry());
  return undone;
}

/**
 * Undoes the last change on this page if it is newer than `moment` (ms). For components with their own undo, such as
 * text editors.
 */
export function undoneSince(moment: number): boolean {
  const entry = stack.last;
  const newer = entry !== undefined && (doneAt.get(entry) ?? 0) > moment;
  if (newer) void undoLast();
  return newer;
}

const undo = { done, undoLast, loadEarlier };

export function useUndo(): typeof undo {
  return undo;
}
