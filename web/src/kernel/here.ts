import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

/** Asks where one is at this very moment: the address goes ahead of what is drawn, which takes its time where much is shown. */
export function useHere(): () => Location {
  const { router } = useContext(DataRouterContext)!;
  return useCallback(() => router.state.location, [router]);
}
