import { asProblem } from '../api/api-problem.ts';
import { showProblem } from '../show-problem.ts';
import { type Undoable, refetching } from './undo-change.ts';
import type { MoreOfDone } from './use-undo.ts';

type Done = (label: string, undo: () => unknown, more?: MoreOfDone) => unknown;
type Act = (...given: never[]) => unknown;

interface More<Answer> {
  /** Shown in the toast. */
  more?: (answer: Answer) => MoreOfDone;
  /** Runs after the undo and after its redo, before the refetch. */
  undone?: () => unknown;
}

/** Sends changes that the server can undo, and refetches after each and after its undo. */
export interface Changing {
  /** Offers Undo. Rejects when refused, for dialogs that show the problem. */
  change<Answer extends Undoable>(
    label: string | ((answer: Answer) => string),
    asked: Promise<Answer>,
    more?: More<Answer>,
  ): Promise<Answer>;
  /**
   * The same for a button: a refusal becomes a toast. Resolves to whether it was done.
   * @param refused `The feed was not changed`; by default the toast shows only the problem
   */
  attempt<Answer extends Undoable>(
    label: string | ((answer: Answer) => string),
    asked: Promise<Answer>,
    refused?: string,
    more?: More<Answer>,
  ): Promise<boolean>;
}

/** See `useUndoable`. */
export function changing(done: Done, undoChange: (undoId: string) => unknown, refetch: () => unknown): Changing {
  const change: Changing['change'] = async (label, asked, { more, undone } = {}) => {
    const answer = await asked.catch((thrown: unknown) => {
      // Others may have changed or deleted it. A server that is down does not know.
      if (!asProblem(thrown).isTemporary) void refetch();
      throw thrown;
    });
    const { undoId } = answer;
    const undo = refetching(
      () => undoChange(undoId!),
      async () => {
        await undone?.();
        await refetch();
      },
    );
    if (undoId !== null) done(typeof label === 'string' ? label : label(answer), undo, more?.(answer));
    await refetch();
    return answer;
  };
  return {
    change,
    attempt: (label, asked, refused, more) =>
      change(label, asked, more).then(
        () => true,
        (thrown: unknown) => {
          showProblem(thrown, refused);
          return false;
        },
      ),
  };
}

/** Runs each act once at a time for the same arguments. A second click gets the outcome of the first. */
export function onceAtATime<Acts extends Readonly<Record<string, Act>>>(
  acts: Acts,
  running: Map<string, unknown>,
): Acts {
  const guarded = Object.entries(acts).map(([name, act]) => {
    const run = (...given: never[]): unknown => {
      // A click handler is given its event, which has no JSON.
      const key = JSON.stringify([name, act.length === 0 ? [] : given]);
      if (running.has(key)) return running.get(key);
      const outcome = act(...given);
      if (!(outcome instanceof Promise)) return outcome;
      const ended = outcome.finally(() => running.delete(key));
      running.set(key, ended);
      return ended;
    };
    return [name, run];
  });
  return Object.fromEntries(guarded) as Acts;
}
