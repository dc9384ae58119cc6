import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Callbacks of one call, for the screen: closing, navigating, a toast. */
export interface After<Output, Input> {
  readonly onSuccess?: (output: Output, input: Input) => unknown;
  readonly onError?: (thrown: Error, input: Input) => unknown;
}

interface Sending<Output, Input> {
  readonly mutate: (input: Input, after?: After<Output, Input>) => void;
}

/** For each state of a mutation, so that a pending one still has its variables. */
type With<Result, More> = Result extends unknown ? Omit<Result, keyof More> & More : never;
type Write<Output, Input, Context> = With<UseMutationResult<Output, Error, Input, Context>, Sending<Output, Input>>;

/**
 * `useMutation`, whose callbacks of one call also run when its component is gone: the refetch after an answered request
 * removes the row with the button.
 */
export function useWrite<Output = unknown, Input = void, Context = unknown>(
  options: UseMutationOptions<Output, Error, Input, Context>,
): Write<Output, Input, Context> {
  const { mutate: _, ...mutation } = useMutation<Output, Error, Input, Context>(options);
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: Input, { onSuccess, onError }: After<Output, Input> = {}) =>
      void mutateAsync(input).then(
        (output) => onSuccess?.(output, input),
        (thrown: Error) => onError?.(thrown, input),
      ),
    [mutateAsync],
  );
  return { ...mutation, mutate } as unknown as Write<Output, Input, Context>;
}
