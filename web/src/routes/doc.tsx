import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FilePenLine } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { aiDocQuery } from '../data/ai-docs/queries.ts';
import { projectQuery } from '../data/projects/queries.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import { DocScreen } from './doc-screen.tsx';

/** Loads a doc. */
export function Component() {
  const { docId = '' } = useParams();
  const { data: doc, error, refetch } = useQuery(aiDocQuery(docId));
  const { data: project } = useQuery({ ...projectQuery(doc?.projectId ?? ''), enabled: doc !== undefined });
  const status = error ? asProblem(error).status : null;
  if (status === 404 || status === 400)
    return (
      <Page title="Doc not found" width={864}>
        <StateMessage
          icon={FilePenLine}
          title="You don’t have access to this doc"
          action={<Button renderRoot={(props) => <Link {...props} to="/docs" />}>See all docs</Button>}
        >
          It may be in the trash, or in a project that isn’t shared with you.
        </StateMessage>
      </Page>
    );
  if (doc && project) return <DocScreen key={doc.id} doc={doc} project={project} />;
  return (
    <Page title="" placeholder="Opening…" width={864} crumbs={[{ title: 'Docs', to: '/docs' }]}>
      {error ? (
        <FailedState
          title="The doc could not be opened"
          problem={error}
          kept="Nothing in it was changed."
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton things="the doc" shape="text" count={5} />
      )}
    </Page>
  );
}
