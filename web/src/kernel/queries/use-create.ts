import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { holdKeys } from '../keys/type-ahead.ts';
import { Creations, type IdempotencyHeader } from './creation.ts';
import { type After, useWrite } from './use-write.ts';

interface Needs<Output, Input> extends Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn'> {
  /** Sends the POST with this header. The body must derive from `input`: equal inputs are the same creation. */
  create: (input: Input, once: IdempotencyHeader) => Promise<Output>;
  /** Whether the new object opens with its title in a field. Keys typed until then go into it. */
  opensField?: boolean;
}

type Create<Output, Input> = Omit<UseMutationResult<Output, Error, Input>, 'mutate' | 'mutateAsync'> & {
  mutate: (input: Input, after?: After<Output, Input>) => void;
  /** Returns undefined for a second click. */
  mutateAsync: (input: Input) => Promise<Output | undefined>;
};

/** Creates something once per form, even on a double click. Use it for every POST that creates. */
export function useCreate<Output, Input = void>({
  create,
  opensField = false,
  ...options
}: Needs<Output, Input>): Create<Output, Input> {
  const creations = useRef<Creations>(null);
  const own = (): Creations => (creations.current ??= new Creations());
  const { mutate, mutateAsync, ...mutation } = useWrite<Output, Input>({
    ...options,
    mutationFn: (input) => own().run(input, (once) => create(input, once)),
  });
  return {
    ...mutation,
    mutate: (input, after) => {
      if (!own().begin(input)) return;
      const stop = opensField ? holdKeys() : () => {};
      mutate(input, {
        ...after,
        onError: (...problem) => {
          stop();
          after?.onError?.(...problem);
        },
      });
    },
    mutateAsync: async (input) => (own().begin(input) ? mutateAsync(input) : undefined),
  } as Create<Output, Input>;
}
