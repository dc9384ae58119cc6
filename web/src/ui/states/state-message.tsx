import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state-message.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'plain' | 'danger';
  role?: 'status' | 'alert';
}

/** Placeholder for a list or page without content: what happened, why, and one action. */
export function StateMessage({ icon: Icon, title, children, action, tone = 'plain', role }: Props) {
  return (
    <div className={styles.message} data-tone={tone} role={role}>
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
