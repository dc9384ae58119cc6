import { Button } from '@mantine/core';
import type { ProjectView } from '@evident/domain/projects';
import { Link } from 'react-router';
import { ChartViews } from '../features/charts/chart-views.tsx';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { projectPath } from '../features/projects/links.ts';
import { Page } from '../ui/layout/page.tsx';
import { useHighlightsPath } from './highlights-path.ts';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

export function Component() {
  return <ProjectGate>{(project) => <Charts key={project.id} project={project} />}</ProjectGate>;
}

function Charts({ project }: { project: ProjectView }) {
  const filter = useListFilter(
    { resultKeys: ['highlight'], projectId: project.id },
    { saveReason: projectReason('write', useRole(), project) ?? null },
  );
  const pathOf = useHighlightsPath(project);
  return (
    <Page title="Charts" width={1084} crumbs={projectCrumbs(project)}>
      <ChartViews
        projectId={project.id}
        filter={filter}
        pathOf={pathOf}
        action={<Button renderRoot={(props) => <Link {...props} to={projectPath(project)} />}>Open the notes</Button>}
      />
    </Page>
  );
}
