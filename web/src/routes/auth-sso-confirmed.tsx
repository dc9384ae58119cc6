import { useEffect } from 'react';
import { reportConfirmed } from '../data/sso/confirming.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';

/** The end of the window in which a person confirmed their identity at a directory. */
export function Component() {
  useEffect(() => reportConfirmed(), []);
  return <Entrance title="You confirmed that it’s you" about="You can close this window." />;
}
