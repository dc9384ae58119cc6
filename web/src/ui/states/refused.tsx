import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

interface Props {
  title?: string;
  /** Why, in words: `This project is shared with its members only.` */
  reason: string;
  /** Who can grant it: names, or `a workspace admin`. */
  whoCanGrant?: string;
  /** Asking for access, a button. */
  action?: ReactNode;
}

/** Something the person may know of but may not open. */
export function Refused({ title = 'You don’t have access', reason, whoCanGrant, action }: Props) {
  return (
    <StateMessage icon={Lock} title={title} action={action}>
      <p>{reason}</p>
      {whoCanGrant !== undefined && <p>Access can be granted by {whoCanGrant}.</p>}
    </StateMessage>
  );
}
