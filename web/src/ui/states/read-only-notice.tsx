import { isOfRole } from '@evident/domain/permissions';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface Props {
  /** Reason: `You don’t have edit permissions in this project`. */
  reason: string;
  /** Button that requests access. */
  action?: ReactNode;
}

/** Explains read-only access. Says nothing to members whose role always reads. */
export function ReadOnlyNotice({ reason, action }: Props) {
  return isOfRole(reason) ? null : (
    <Notice icon={Eye} action={action}>
      {reason}
    </Notice>
  );
}
