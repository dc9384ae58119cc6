import { Button } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { useRevalidator, useRouteError, isRouteErrorResponse } from 'react-router';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { chunkErrorOf, type ChunkLoadError } from '../kernel/load-chunk.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { Refused } from '../ui/states/refused.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import { NotFound } from './not-found.tsx';

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
  const chunk = chunkErrorOf(problem);
  if (chunk) return <NotLoaded reason={chunk.reason} url={chunk.url} />;
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

const WHY: Readonly<Record<ChunkLoadError['reason'], string>> = {
  missing: 'Evident was updated since you opened it.',
  timeout: 'The connection is too slow, or the server is busy.',
  error: 'The connection was lost, or Evident was updated since you opened it.',
};

/** A file of the app failed to load: a new version was deployed, or the connection is lost. */
function NotLoaded({ reason, url }: Pick<ChunkLoadError, 'reason' | 'url'>) {
  return (
    <Page title="Reload needed">
      <StateMessage
        icon={RefreshCw}
        title="This page could not be loaded"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        <p>{WHY[reason]} Your saved work is safe.</p>
        {url && <p>File: {url}</p>}
      </StateMessage>
    </Page>
  );
}

function isMissing(problem: unknown): boolean {
  return (problem instanceof ApiProblem || isRouteErrorResponse(problem)) && problem.status === 404;
}
