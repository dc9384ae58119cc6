import type { DependentsView } from '@evident/domain/trash';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dependentsQuery } from '../../data/trash/queries.ts';

/** Removes a highlight, after confirmation if insights use it as evidence. */
export function useRemoval(remove: (id: string) => void) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<{ id: string; dependents: DependentsView } | null>(null);
  return {
    asking,
    ask: (id: string): void => {
      client.fetchQuery(dependentsQuery('HIGHLIGHT', id)).then(
        (dependents) => (dependents.insightCount > 0 ? setAsking({ id, dependents }) : remove(id)),
        // The removal reports its own errors.
        () => remove(id),
      );
    },
    confirm: (): void => {
      if (asking) remove(asking.id);
    },
    close: (): void => setAsking(null),
  };
}

export type Removal = ReturnType<typeof useRemoval>;
