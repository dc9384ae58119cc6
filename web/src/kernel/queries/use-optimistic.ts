import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asProblem } from '../api/api-problem.ts';
import { showToast } from '../toasts.ts';
import { useUndo } from '../undo/use-undo.ts';
import { foresee, type Foreseen } from './foreseen.ts';

interface Optimistic<Input, Output> {
  /** Asks the server: `(input) => answer(api.PATCH(…))`. */
  change: (input: Input) => Promise<Output>;
  foreseen: (input: Input) => Foreseen<Input>[];
  /** Said when the server refuses, before its reason: `The tag was not renamed`. */
  refused: string;
  /** Changes of one name reach the server one after the other, in the order in which they were made; they all touch the same cached answers. */
  inOrder?: string;
  /** What to call what was done and how to take it back: shows the toast with Undo. */
  undo?: (output: Output, input: Input) => { label: string; undo: () => Promise<unknown> };
}

/** A change that is seen at once, confirmed later, and put back with the reason when it is refused. */
export function useOptimistic<Input, Output>({ change, foreseen, refused, inOrder, undo }: Optimistic<Input, Output>) {
  const client = useQueryClient();
  const { done } = useUndo();
  const askAgain = (input: Input) => Promise.all(foreseen(input).map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  /** While another one of the line is on its way, what the server would answer lacks it. */
  const last = () => inOrder === undefined || client.isMutating({ mutationKey: [inOrder] }) <= 1;
  return useMutation({
    ...(inOrder === undefined ? {} : { mutationKey: [inOrder], scope: { id: inOrder } }),
    mutationFn: change,
    onMutate: (input: Input) => foresee(client, foreseen(input), input),
    onError: (thrown, _input, putBack) => {
      putBack?.();
      const problem = asProblem(thrown);
      showToast({ tone: 'danger', title: refused, message: problem.explanation ?? problem.title });
    },
    onSuccess: (output, input) => {
      const taken = undo?.(output, input);
      if (taken) done(taken.label, async () => { await taken.undo(); await askAgain(input); });
    },
    onSettled: (_output, _problem, input) => (last() ? askAgain(input) : undefined),
  });
}
