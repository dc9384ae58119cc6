import { UNDONE_ALREADY } from '@evident/domain/undo';
import { asProblem } from '../api/api-problem.ts';
import { answered } from '../in-line.ts';
import { showToast } from '../toasts.ts';
import { doneBefore } from './done-before.ts';
import { UndoStack, type Done } from './undo-stack.ts';

const stack = new UndoStack();
const toastOf = new Map<Done, () => void>();
const doneAt = new WeakMap<Done, number>();

/** `done('Merged tags', undo)` after the server took it: a toast with Undo, and Ctrl/⌘ Z takes it back. Answers what forgets it, for what was said before and came to nothing. */
function done(label: string, undo: () => unknown): () => void {
  const entry = stack.done(label, undo);
  doneAt.set(entry, Date.now());
  // One offer at a time: Ctrl/⌘ Z still takes back the ones before.
  for (const hide of toastOf.values()) hide();
  toastOf.clear();
  toastOf.set(entry, showToast({ title: label, action: { label: 'Undo', run: () => void takeBack(entry) } }));
  return () => {
    stack.take(entry);
    toastOf.get(entry)?.();
    toastOf.delete(entry);
  };
}

/** Takes back the given or the last thing; what cannot be taken back stays on the stack and says why, unless it was taken back elsewhere. */
async function takeBack(wanted?: Done): Promise<void> {
  const entry = stack.take(wanted);
  if (!entry) return void showToast({ title: 'Nothing to undo' });
  toastOf.get(entry)?.();
  toastOf.delete(entry);
  try {
    await entry.undo();
    showToast({ title: `Undone: ${entry.label}` });
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.title === UNDONE_ALREADY) return void showToast({ title: `Already undone: ${entry.label}` });
    stack.putBack(entry);
    showToast({
      tone: 'danger',
      title: `Could not undo: ${entry.label}`,
      message: problem.explanation ?? problem.title,
    });
  }
}

let asked: Promise<void> | undefined;

/** Goes on from what was done before this page was opened. Asked for once; where the server cannot be asked, only what is done here can be taken back. */
function goOn(): Promise<void> {
  asked ??= doneBefore(() => stack.touched).then(
    (deeds) => stack.before(deeds),
    () => {
      asked = undefined;
    },
  );
  return asked;
}

let takenBack: Promise<void> = Promise.resolve();

/** What is still on its way to the server is the last thing done: taking back the one before it would be a surprise. Pressed twice, the second waits for the first. */
function undoLast(): Promise<void> {
  takenBack = takenBack
    .then(answered)
    .then(() => (stack.last ? undefined : goOn()))
    .then(() => takeBack());
  return takenBack;
}

/** Takes back the last thing if it was done on this page after that moment (ms); for who has deeds of their own to take back, such as typing. */
export function undoneSince(moment: number): boolean {
  const entry = stack.last;
  const newer = entry !== undefined && (doneAt.get(entry) ?? 0) > moment;
  if (newer) void undoLast();
  return newer;
}

const undo = { done, undoLast, goOn };

export function useUndo(): typeof undo {
  return undo;
}
