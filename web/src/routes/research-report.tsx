import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { projectListQuery } from '../data/projects/queries.ts';
import { researchQuery } from '../data/research/queries.ts';
import { ResearchReport } from '../features/research/research-report.tsx';
import { SaveInsight } from '../features/research/save-insight.tsx';
import { useDeleteResearch } from '../data/research/mutations.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { NotFound } from './not-found.tsx';

/** One research with its steps and findings. */
export function Component() {
  const { researchId = '' } = useParams();
  const navigate = useNavigate();
  const remove = useDeleteResearch(researchId);
  const { data: projects } = useQuery(projectListQuery());
  const { data: research, error, refetch } = useQuery(researchQuery(researchId));
  if (!research && error && asProblem(error).status === 404) return <NotFound />;
  return (
    <Page
      title={research?.question ?? 'Research'}
      width={864}
      titleInPage
      crumbs={[{ title: 'Research', to: '/research' }]}
      more={
        research && [
          {
            label: 'Delete',
            icon: Trash2,
            danger: true,
            run: () => void remove().then((gone) => gone && navigate('/research', { replace: true })),
          },
        ]
      }
    >
      {research ? (
        <>
          <PageTitle title={research.question} fixed="A question stays as it was asked" onRename={() => undefined} />
          <ResearchReport
            key={research.id}
            research={research}
            actions={<SaveInsight research={research} projects={projects ?? []} />}
          />
        </>
      ) : error ? (
        <FailedState
          title="The research could not be loaded"
          problem={error}
          kept="Nothing is lost."
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton things="research" shape="text" />
      )}
    </Page>
  );
}
