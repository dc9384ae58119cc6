import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface Props {
  /** Why, in words: `You don’t have edit permissions in this project`. */
  reason: string;
  /** Asking for access, a button. */
  action?: ReactNode;
}

/** One may read here, and this says why not more. */
export function ReadOnlyNotice({ reason, action }: Props) {
  return (
    <Notice icon={Eye} action={action}>
      {reason}
    </Notice>
  );
}
