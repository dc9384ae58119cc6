import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchChanges } from './watch-changes.ts';

/** Keeps what is shown up to date with what other people do, while somebody is signed in. */
export function useChanges(signedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => (signedIn ? watchChanges(queries) : undefined), [queries, signedIn]);
}
