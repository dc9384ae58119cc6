import {
  useMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { Creations, type IdempotencyHeader } from './creation.ts';

interface Needs<Output, Input> extends Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn'> {
  /** Sends the POST with this header. The body must derive from `input`: equal inputs are the same creation. */
  create: (input: Input, once: IdempotencyHeader) => Promise<Output>;
}

type Create<Output, Input> = Omit<UseMutationResult<Output, Error, Input>, 'mutate' | 'mutateAsync'> & {
  mutate: (input: Input, options?: MutateOptions<Output, Error, Input>) => void;
  /** Returns undefined for a second click. */
  mutateAsync: (input: Input) => Promise<Output | undefined>;
};

/** Creates something once per form, even on a double click. Use it for every POST that creates. */
export function useCreate<Output, Input = void>({ create, ...options }: Needs<Output, Input>): Create<Output, Input> {
  const creations = useRef<Creations>(null);
  const own = (): Creations => (creations.current ??= new Creations());
  const { mutate, mutateAsync, ...mutation } = useMutation<Output, Error, Input>({
    ...options,
    mutationFn: (input) => own().run(input, (once) => create(input, once)),
  });
  return {
    ...mutation,
    mutate: (input, then) => {
      if (own().begin(input)) mutate(input, then);
    },
    mutateAsync: async (input) => (own().begin(input) ? mutateAsync(input) : undefined),
  } as Create<Output, Input>;
}
