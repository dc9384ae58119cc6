import { useEnvironment } from '../../kernel/entrance/environment.ts';

/** The way to the local mailbox, only where it can be read: nowhere else is there one. */
export function MailboxLink() {
  const { data } = useEnvironment();
  if (!data?.localMailbox) return null;
  return (
    <a href="/mailbox" target="_blank" rel="noreferrer">
      Open this server’s mailbox
    </a>
  );
}
