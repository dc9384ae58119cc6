import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router';
import { insightQuery } from '../data/insights/queries.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { Page } from '../ui/layout/page.tsx';
import type { ItemScreenProps } from '../ui/peek/peek-stack.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import { InsightScreen } from './insight-screen.tsx';
import { PublishedInsight } from './published-insight.tsx';

/** Loads an insight. */
export function Screen({ id, place }: ItemScreenProps) {
  const { data: insight, error: problem, refetch } = useQuery(insightQuery(id));
  const status = problem ? asProblem(problem).status : null;
  if (status === 404 || status === 400) {
    return (
      <Page title="Insight not found" width={864}>
        <StateMessage
          icon={Lightbulb}
          title="You don’t have access to this insight"
          action={<Button renderRoot={(props) => <Link {...props} to="/projects" />}>See your projects</Button>}
        >
          It may be in a project that isn’t shared with you. Ask the person who sent the link for access.
        </StateMessage>
      </Page>
    );
  }
  if (insight?.shows === 'published') return <PublishedInsight key={id} insight={insight} place={place} />;
  if (insight) return <InsightScreen key={id} insight={insight} place={place} />;
  if (problem)
    return (
      <Page title="Insight" width={864}>
        <FailedState
          title="The insight could not be opened"
          problem={problem}
          kept="Nothing in it was changed."
          onRetry={() => void refetch()}
        />
      </Page>
    );
  return (
    <Page title="" placeholder="Opening…" width={864}>
      <ListSkeleton things="the insight" shape="text" count={5} />
    </Page>
  );
}
