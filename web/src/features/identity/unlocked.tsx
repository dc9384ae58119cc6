import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { unlockLinkQuery } from '../../data/identity/entering.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** Removes the lock after too many wrong passwords, with a mailed link. */
export function Unlocked({ token }: { token: string }) {
  const { isSuccess, error } = useQuery(unlockLinkQuery(token));
  if (error)
    return (
      <ProblemNote problem={error}>
        <p>
          <Link to="/auth/unlock">Send a new link</Link>
        </p>
      </ProblemNote>
    );
  if (isSuccess)
    return (
      <Notice icon={CircleCheck} tone="good">
        You can sign in again. <Link to="/auth/login">Go to sign in</Link>
      </Notice>
    );
  return (
    <div role="status">
      <VisuallyHidden>Unlocking</VisuallyHidden>
      <Skeleton height={36} />
    </div>
  );
}
