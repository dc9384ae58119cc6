import { useEnvironment } from '../../data/workspaces/environment.ts';

/** Link to the local mailbox, where it is accessible. */
export function MailboxLink() {
  const { data } = useEnvironment();
  if (!data?.localMailbox) return null;
  return (
    <a href="/mailbox" target="_blank" rel="noreferrer">
      Open this server’s mailbox
    </a>
  );
}
