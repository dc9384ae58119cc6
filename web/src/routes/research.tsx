import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { projectListQuery } from '../data/projects/queries.ts';
import { researchPath } from '../features/research/links.ts';
import { NewResearch } from '../features/research/new-research.tsx';
import { ResearchList } from '../features/research/research-list.tsx';
import { Page } from '../ui/layout/page.tsx';

/** Deep research: a question, its budget, and earlier research. */
export function Component() {
  const { data: projects } = useQuery(projectListQuery());
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Page title="Research" width={864}>
      <NewResearch
        projects={projects ?? []}
        projectId={search.get('project')}
        onStarted={(id) => void navigate(researchPath(id))}
      />
      <ResearchList />
    </Page>
  );
}
