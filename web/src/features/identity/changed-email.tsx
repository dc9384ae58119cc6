import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { changedEmailLinkQuery } from '../../data/identity/entering.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** Confirms a new email address with the mailed link. */
export function ChangedEmail({ token }: { token: string }) {
  const { isSuccess, error } = useQuery(changedEmailLinkQuery(token));
  if (error)
    return (
      <ProblemNote problem={error}>
        <p>Request the change again in your account settings.</p>
      </ProblemNote>
    );
  if (isSuccess)
    return (
      <Notice icon={CircleCheck} tone="good">
        Email changed. Use the new one to sign in from now on. <Link to="/auth/workspaces">Go to your workspaces</Link>
      </Notice>
    );
  return (
    <div role="status">
      <VisuallyHidden>Changing your address</VisuallyHidden>
      <Skeleton height={36} />
    </div>
  );
}
