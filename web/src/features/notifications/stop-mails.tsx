import { Button } from '@mantine/core';
import { useStopMails } from '../../data/notifications/mutations.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** Stops all mails by the link in one of them. Asks first, because mail programs open links too. */
export function StopMails({ token }: { token: string }) {
  const stopping = useStopMails();
  if (stopping.isSuccess)
    return <p role="status">You get no more emails about notifications. You still find them in Evident.</p>;
  return (
    <>
      <p>Stop all emails about notifications, and the digest. You still find your notifications in Evident.</p>
      <ProblemNote problem={stopping.error} />
      <Button onClick={() => stopping.mutate(token)} loading={stopping.isPending} disabled={token === ''}>
        Stop emails
      </Button>
    </>
  );
}
