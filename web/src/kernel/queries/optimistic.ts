import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { asProblem } from '../api/api-problem.ts';
import { showProblem } from '../show-problem.ts';
import { showToast } from '../toasts.ts';
import { applyUpdates, hasPendingUpdate, queueOf, type CacheUpdate, type AppliedUpdate } from './cache-updates.ts';
import { inQueue } from '../task-queue.ts';
import { type Undoable, refetching, undoChange } from '../undo/undo-change.ts';
import { useUndo } from '../undo/use-undo.ts';
import { useWrite } from './use-write.ts';

export interface Optimistic<Input, Output> {
  /** Sends the request: `(input) => answer(api.PATCH(…))`. */
  change: (input: Input) => Promise<Output>;
  updates: (input: Input) => CacheUpdate<Input>[];
  /** Title of the error toast, before its reason: `The tag was not renamed`. */
  refused: string;
  /** Label and undo function for the toast; null if nothing changed. */
  undo?: (output: Output, input: Input) => { label: string; undo: (() => Promise<unknown>) | null };
  /** The label alone, for an answer with an `undoId`. */
  label?: Output extends Undoable ? (output: Output, input: Input) => string : never;
}

type Done = (label: string, undo: () => unknown) => void;

/**
 * Optimistic update; rolled back with the reason on refusal. Changes of the same entries (by the first optimistic key)
 * reach the server in order.
 */
export function optimistic<Input, Output>(
  client: QueryClient,
  done: Done,
  { change, updates, refused, undo, label }: Optimistic<Input, Output>,
): MutationOptions<Output, unknown, Input, AppliedUpdate> {
  const refetch = (input: Input) =>
    Promise.all(
      updates(input).map(({ queryKey }) =>
        client.invalidateQueries({ queryKey, predicate: (query) => !hasPendingUpdate(client, query.queryKey) }),
      ),
    );
  const run = (input: Input) =>
    client
      .getMutationCache()
      .build(client, options)
      .execute(input)
      .catch(() => undefined);
  const options: MutationOptions<Output, unknown, Input, AppliedUpdate> = {
    mutationFn: (input) => inQueue(queueOf(updates(input)), () => change(input)),
    onMutate: (input) => applyUpdates(client, updates(input), input),
    onError: (thrown, input, shown) => {
      shown?.rollBack();
      const again = () => void run(input);
      showProblem(thrown, refused, asProblem(thrown).isTemporary ? { action: { label: 'Try again', run: again } } : {});
    },
    onSuccess: (output, input, shown) => {
      shown.settled();
      const taken = undo?.(output, input) ?? (label && stored(label(output, input), output));
      const back = taken?.undo;
      if (back)
        done(
          taken.label,
          refetching(back, () => refetch(input)),
        );
      else if (taken) showToast({ title: taken.label });
    },
    onSettled: (_output, _problem, input) => refetch(input),
  };
  return options;
}

const stored = (label: string, output: unknown) => {
  const { undoId } = output as Undoable;
  return { label, undo: undoId === null ? null : () => undoChange(undoId) };
};

/** The same as a hook. */
export function useOptimistic<Input, Output>(wanted: Optimistic<Input, Output>) {
  return useWrite(optimistic(useQueryClient(), useUndo().done, wanted));
}
