import { useEnvironment } from '../data/workspaces/environment.ts';
import { Mailbox } from '../features/identity/mailbox.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { NotFound } from './not-found.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/** The mailbox of a server without SMTP, available on that machine only. */
export function Component() {
  const { data } = useEnvironment();
  if (data === undefined)
    return (
      <Entrance title="Mailbox" wide>
        <ListSkeleton things="mails" />
      </Entrance>
    );
  if (!data.localMailbox) return <NotFound />;
  return (
    <Entrance
      title="This server’s mailbox"
      about="No mail server is set up, so emails are kept here. Only this machine can open this page."
      wide
    >
      <Mailbox />
    </Entrance>
  );
}
