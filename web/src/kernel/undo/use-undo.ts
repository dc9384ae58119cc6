import { REDONE_ALREADY, UNDONE_ALREADY } from '@evident/domain/undo';
import { asProblem } from '../api/api-problem.ts';
import { settled } from '../task-queue.ts';
import { showProblem } from '../show-problem.ts';
import { type Toast, showToast } from '../toasts.ts';
import { earlierChanges } from './earlier-changes.ts';
import { placeNow, shownProjects } from './shown-places.ts';
import { redoOf, TooLateToUndo } from './undo-change.ts';
import { UndoStack, type Done, type Undone } from './undo-stack.ts';

const stack = new UndoStack();
const toastOf = new Map<Done, () => void>();
const doneAt = new WeakMap<Done, number>();

export interface MoreOfDone extends Pick<Toast, 'message' | 'also' | 'link'> {
  /** Only Ctrl/⌘ Z: the screen shows what was done. */
  readonly quiet?: boolean;
}

/**
 * Call `done('Merged tags', undo)` after success: shows a toast with Undo and enables Ctrl/⌘ Z. `more` is shown in the toast.
 * Offers Redo after the undo if that resolves to a function. Returns a function that removes the entry.
 */
function done(label: string, undo: () => unknown, { quiet = false, ...more }: MoreOfDone = {}): () => void {
  const entry = stack.done({ label, undo, place: placeNow() });
  offer(entry, label, quiet ? null : more);
  return () => {
    stack.take(entry);
    toastOf.get(entry)?.();
    toastOf.delete(entry);
  };
}

/** Shows a toast with Undo, in place of earlier ones. */
function offer(entry: Done, title: string, more: Pick<Toast, 'message' | 'also' | 'link'> | null): void {
  doneAt.set(entry, Date.now());
  // Shows one toast at a time; Ctrl/⌘ Z still undoes earlier changes.
  for (const hide of toastOf.values()) hide();
  toastOf.clear();
  if (more)
    toastOf.set(entry, showToast({ ...more, title, action: { label: 'Undo', run: () => void undoEntry(entry) } }));
}

/** Undoes a change. A failed undo stays on the stack and shows why, unless it was undone elsewhere or can never be undone. */
async function undoEntry(wanted: Done): Promise<void> {
  const entry = stack.take(wanted);
  if (!entry) return void showToast({ title: 'Nothing to undo' });
  toastOf.get(entry)?.();
  toastOf.delete(entry);
  try {
    const redo = redoOf(await entry.undo());
    if (redo) stack.undone({ ...entry, redo });
    showToast({
      title: `Undone: ${entry.label}`,
      link: elsewhere(entry.place.path),
      ...(redo && { action: { label: 'Redo', run: () => void redoLast() } }),
    });
  } catch (thrown) {
    if (asProblem(thrown).title === UNDONE_ALREADY) return void showToast({ title: `Already undone: ${entry.label}` });
    if (!(thrown instanceof TooLateToUndo)) stack.putBack(entry);
    showProblem(thrown, `Could not undo: ${entry.label}`);
  }
}

/** The page of a change, unless it is shown. */
const elsewhere = (path: string | undefined): string | undefined => (path === placeNow().path ? undefined : path);

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

/** Undoes the last change of what the page shows, or says where the last change was made. */
async function undoHere(): Promise<void> {
  const shown = shownProjects();
  if (!stack.last(shown)) await loadEarlier();
  const entry = stack.last(shown);
  if (entry) return undoEntry(entry);
  const last = stack.last();
  if (!last) return void showToast({ title: 'Nothing to undo' });
  const { label, place } = last;
  showToast({
    title: 'Nothing to undo on this page',
    message: `Your last change was ${place.projectId === null ? 'outside this project' : `in “${place.title}”`}: ${label}`,
    link: place.path ?? (place.projectId === null ? '/home' : `/projects/${place.projectId}`),
    action: { label: 'Undo it there', run: () => void undoEntry(last) },
  });
}

/** Waits for pending changes, which come first, and for an undo in progress. */
function undoLast(): Promise<void> {
  undone = undone.then(settled).then(undoHere);
  return undone;
}

/** Does the change again that was undone last. */
async function redoHere(): Promise<void> {
  const entry = stack.takeUndone(shownProjects());
  if (!entry) return void showToast({ title: 'Nothing to redo' });
  try {
    await entry.redo();
    const { label, undo, place } = entry;
    offer(stack.done({ label, undo, place }, true), `Redone: ${label}`, { link: elsewhere(place.path) });
  } catch (thrown) {
    notRedone(entry, thrown);
  }
}

/** A failed redo says why. It stays if it may succeed later. */
function notRedone(entry: Undone, thrown: unknown): void {
  const { isTemporary, title } = asProblem(thrown);
  if (title === REDONE_ALREADY) return void showToast({ title: `Already redone: ${entry.label}` });
  if (isTemporary) stack.undone(entry);
  showProblem(thrown, `Could not redo: ${entry.label}`);
}

function redoLast(): Promise<void> {
  undone = undone.then(settled).then(redoHere);
  return undone;
}

/**
 * Undoes the last change on this page if it is newer than `moment` (ms). For components with their own undo, such as
 * text editors.
 */
export function undoneSince(moment: number): boolean {
  const entry = stack.last(shownProjects());
  const newer = entry !== undefined && (doneAt.get(entry) ?? 0) > moment;
  if (newer) void undoLast();
  return newer;
}

const undo = { done, undoLast, redoLast, loadEarlier };

export function useUndo(): typeof undo {
  return undo;
}
