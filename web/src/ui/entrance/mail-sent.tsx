import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../data/workspaces/environment.ts';
import { MailboxLink } from './mailbox-link.tsx';
import styles from './mail-sent.module.css';

interface Props {
  /** Address the mail was sent to. */
  to: string;
  /** Instructions: `Open the link in it to finish signing up.` */
  children: ReactNode;
  /** Resends the mail or changes the address. */
  action?: ReactNode;
}

/** Confirms a mail; the text does not reveal whether the address has an account. */
export function MailSent({ to, children, action }: Props) {
  const local = useEnvironment().data?.localMailbox;
  return (
    <div className={styles.sent} role="status">
      <MailCheck size={20} aria-hidden className={styles.icon} />
      <div>
        <p className={styles.main}>
          We sent an email to <strong>{to}</strong>. {children}
        </p>
        <p className={styles.hint}>
          It can take a minute. {local === false && 'Check your spam folder too.'}
          <MailboxLink />
        </p>
        {action}
      </div>
    </div>
  );
}
