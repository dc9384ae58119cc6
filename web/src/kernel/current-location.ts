import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

/** Returns the current location, which may be ahead of the last render. */
export function useCurrentLocation(): () => Location {
  const { router } = useContext(DataRouterContext)!;
  return useCallback(() => router.state.location, [router]);
}
