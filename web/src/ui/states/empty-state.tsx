import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

interface Props {
  icon: LucideIcon;
  /** Purpose of the place: `Notes keep what people told you`. */
  title: string;
  children?: ReactNode;
  /** Primary action, a button or a link. */
  action?: ReactNode;
  /** Preview of the content. */
  sample?: ReactNode;
}

/** Empty list. */
export function EmptyState({ icon, title, children, action, sample }: Props) {
  return (
    <div>
      <StateMessage icon={icon} title={title} action={action}>
        {children}
      </StateMessage>
      {sample}
    </div>
  );
}
