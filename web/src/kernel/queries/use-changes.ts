import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchChanges } from './watch-changes.ts';

/** Refetches queries after changes by others, while signed in. */
export function useChanges(signedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => (signedIn ? watchChanges(queries) : undefined), [queries, signedIn]);
}
