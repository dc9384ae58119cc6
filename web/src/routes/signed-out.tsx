import { Button, VisuallyHidden } from '@mantine/core';
import type { EnvironmentView } from '@evident/domain/workspaces';
import { Compass, LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { isAtRoot, useEnvironment } from '../data/workspaces/environment.ts';
import { FailedState } from '../ui/states/failed-state.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';

interface Props {
  /** Whether the session ended while the page was open. If so, says so before the redirect. */
  wasSignedIn: boolean;
}

/** Without a session: redirects to the root address, and back here after signing in. */
export function SignedOut({ wasSignedIn }: Props) {
  const { data: environment, error, refetch } = useEnvironment();
  const way = environment && signInUrl(environment);
  const leave = !wasSignedIn && typeof way === 'string';
  useEffect(() => {
    if (leave) location.replace(way);
  }, [leave, way]);
  if (error)
    return (
      <main>
        <VisuallyHidden component="h1">Sign in</VisuallyHidden>
        <FailedState title="This page could not be opened" problem={error} onRetry={() => void refetch()} />
      </main>
    );
  if (environment === undefined || leave)
    return (
      <main aria-busy>
        <VisuallyHidden component="h1">Opening</VisuallyHidden>
      </main>
    );
  if (way === null) return <NoWorkspace rootUrl={environment.rootUrl} />;
  return (
    <main>
      <VisuallyHidden component="h1">Sign in</VisuallyHidden>
      <StateMessage
        icon={LogIn}
        title="Your session has ended"
        action={
          <Button component="a" href={way}>
            Sign in
          </Button>
        }
      >
        You signed out elsewhere, or were inactive for seven days. Saved work is safe.
      </StateMessage>
    </main>
  );
}

/** The sign-in URL; null if the workspace does not exist. */
function signInUrl(environment: EnvironmentView): string | null {
  if (isAtRoot(environment)) return '/auth/workspaces';
  return environment.team && `${environment.rootUrl}/auth/login?${new URLSearchParams({ redirect: location.href })}`;
}

function NoWorkspace({ rootUrl }: { rootUrl: string }) {
  return (
    <main>
      <VisuallyHidden component="h1">Not found</VisuallyHidden>
      <StateMessage
        icon={Compass}
        title="There is no workspace at this address"
        action={
          <Button component="a" href={`${rootUrl}/auth/workspaces`}>
            Go to your workspaces
          </Button>
        }
      >
        Check the address for typos. The workspace may also have moved:{' '}
        <a href={`${rootUrl}/auth/find-workspace`}>get a list of your workspaces by email</a>.
      </StateMessage>
    </main>
  );
}
