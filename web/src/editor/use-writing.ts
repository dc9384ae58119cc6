import { useState } from 'react';

/** Whether the reader wants to write; whoever opens a text of their own that says nothing yet has come to write it. */
export function useWriting(begun: boolean): [boolean, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(begun);
  const [before, setBefore] = useState(begun);
  if (begun !== before) {
    setBefore(begun);
    if (begun) setWanted(true);
  }
  return [wanted, setWanted];
}
