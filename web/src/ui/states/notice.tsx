import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  icon: LucideIcon;
  tone?: 'plain' | 'warn' | 'danger' | 'good';
  children: ReactNode;
  action?: ReactNode;
}

/** Line above a page for a lasting condition. */
export function Notice({ icon: Icon, tone = 'plain', children, action }: Props) {
  return (
    <div className={styles.notice} data-tone={tone} role="status">
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
