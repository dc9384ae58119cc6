import { useState } from 'react';

/** Edit mode. Starts enabled if `begun`, such as for the author of an empty text. */
export function useWriting(begun: boolean): [boolean, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(begun);
  const [before, setBefore] = useState(begun);
  if (begun !== before) {
    setBefore(begun);
    if (begun) setWanted(true);
  }
  return [wanted, setWanted];
}
