import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMessage } from './state-message.tsx';

interface Props {
  icon: LucideIcon;
  /** What this place is for: `Notes keep what people told you`. */
  title: string;
  children?: ReactNode;
  /** The one thing to do here, a button or a link. */
  action?: ReactNode;
  /** What it will look like, quietly. */
  sample?: ReactNode;
}

/** A list nobody has put anything into yet. */
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
