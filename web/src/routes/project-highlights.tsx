import { Button } from '@mantine/core';
import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { projectCountsQuery } from '../data/projects/queries.ts';
import { ProjectHighlights } from '../features/highlights/project-highlights.tsx';
import { projectPath } from '../features/projects/links.ts';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { Page } from '../ui/layout/page.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

export function Component() {
  return <ProjectGate>{(project) => <Highlights key={project.id} project={project} />}</ProjectGate>;
}

function Highlights({ project }: { project: ProjectView }) {
  const role = useRole();
  const counts = useQuery(projectCountsQuery(project.id)).data;
  return (
    <Page title="Highlights" crumbs={projectCrumbs(project)}>
      <ProjectHighlights
        projectId={project.id}
        count={counts?.highlights}
        readOnly={projectReason('markUp', role, project) ?? null}
        whyNoNew={projectReason('write', role, project)}
        action={<Button renderRoot={(props) => <Link {...props} to={projectPath(project)} />}>Open the notes</Button>}
      />
    </Page>
  );
}
