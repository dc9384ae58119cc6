import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface Props {
  /** Reason: `You don’t have edit permissions in this project`. */
  reason: string;
  /** Button that requests access. */
  action?: ReactNode;
}

/** Explains read-only access. */
export function ReadOnlyNotice({ reason, action }: Props) {
  return (
    <Notice icon={Eye} action={action}>
      {reason}
    </Notice>
  );
}
