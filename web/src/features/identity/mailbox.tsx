import { MAILS_LISTED } from '@evident/domain/mail';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { mailsQuery } from '../../data/identity/queries.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { MailText } from './mail-text.tsx';
import styles from './mailbox.module.css';

/** Emails of a server without SMTP, newest first, updated automatically. */
export function Mailbox() {
  const { data, error, refetch } = useQuery(mailsQuery());
  const empty = (
    <EmptyState icon={Mail} title="No emails yet">
      Emails from this server appear here.
    </EmptyState>
  );
  return (
    <Listing of={{ items: data?.items, problem: error, again: () => void refetch() }} things="mails" empty={empty}>
      {(mails) => (
        <>
          <ul className={styles.mails}>
            {mails.map(({ id, to, subject, sentAt }, at) => (
              <li key={id}>
                <details open={at === 0} className={styles.mail}>
                  <summary className={styles.head}>
                    <strong>{subject}</strong>
                    <span>
                      to {to} · <RelativeTime at={sentAt} />
                    </span>
                  </summary>
                  <MailText id={id} />
                </details>
              </li>
            ))}
          </ul>
          {mails.length >= MAILS_LISTED && <p className={styles.rest}>Older emails are not listed.</p>}
        </>
      )}
    </Listing>
  );
}
