import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

interface Props {
  title?: string;
  /** Reason: `This project is shared with its members only.` */
  reason: string;
  /** People who can grant access: names, or `a workspace admin`. */
  whoCanGrant?: string;
  /** Button that requests access. */
  action?: ReactNode;
}

/** Item that exists but may not be opened. */
export function Refused({ title = 'You don’t have access', reason, whoCanGrant, action }: Props) {
  return (
    <StateMessage icon={Lock} title={title} action={action}>
      <p>{reason}</p>
      {whoCanGrant !== undefined && <p>Access can be granted by {whoCanGrant}.</p>}
    </StateMessage>
  );
}
