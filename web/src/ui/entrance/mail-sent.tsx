import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../kernel/entrance/environment.ts';
import { MailboxLink } from './mailbox-link.tsx';
import styles from './mail-sent.module.css';

interface Props {
  /** The address a mail is on its way to. */
  to: string;
  /** What to do with it: `Open the link in it to finish signing up.` */
  children: ReactNode;
  /** Sending it again, or to another address. */
  action?: ReactNode;
}

/** A mail was sent; said the same way whether the address is known or not. */
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
