import { Button } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { useRevalidator, useRouteError, isRouteErrorResponse } from 'react-router';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { Refused } from '../ui/states/refused.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import { NotFound } from './not-found.tsx';

const CHUNK_FAILED = /dynamically imported module|module script failed|preload CSS/i;

/** Error boundary of the routes: an explanation and the next step. */
export function ErrorPage() {
  const problem = useRouteError();
  const { revalidate } = useRevalidator();
  if (isMissing(problem)) return <NotFound />;
  if (problem instanceof ApiProblem && problem.status === 403) {
    return (
      <Page title="No access">
        <Refused reason={problem.reason} whoCanGrant="a workspace admin" />
      </Page>
    );
  }
  if (problem instanceof Error && CHUNK_FAILED.test(problem.message)) return <Outdated />;
  return (
    <Page title="Something went wrong">
      <FailedState
        title="This page could not be shown"
        problem={problem}
        kept="Your saved work is safe."
        onRetry={() => (problem instanceof ApiProblem ? void revalidate() : location.reload())}
      />
    </Page>
  );
}

/** A chunk failed to load: a new version was deployed, or the connection is lost. */
function Outdated() {
  return (
    <Page title="Reload needed">
      <StateMessage
        icon={RefreshCw}
        title="This page could not be loaded"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        Evident may have been updated since you opened it, or the connection was lost. Your saved work is safe.
      </StateMessage>
    </Page>
  );
}

function isMissing(problem: unknown): boolean {
  return (problem instanceof ApiProblem || isRouteErrorResponse(problem)) && problem.status === 404;
}
