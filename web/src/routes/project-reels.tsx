import { Button } from '@mantine/core';
import type { ProjectView } from '@evident/domain/projects';
import { Link, useNavigate } from 'react-router';
import { reelListQuery } from '../data/reels/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { projectPath } from '../features/projects/links.ts';
import { reelPath } from '../features/reels/links.ts';
import { NewReelButton } from '../features/reels/new-reel-button.tsx';
import { ReelList } from '../features/reels/reel-list.tsx';
import { usePages } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

export function Component() {
  return <ProjectGate>{(project) => <Reels key={project.id} project={project} />}</ProjectGate>;
}

function Reels({ project }: { project: ProjectView }) {
  const reels = usePages(reelListQuery({ projectId: project.id }));
  const navigate = useNavigate();
  const reason = projectReason('write', useRole(), project);
  const create = (
    <NewReelButton
      projectId={project.id}
      reason={reason}
      onMade={(reelId) => void navigate(`${projectPath(project)}/reels/${reelId}`)}
    />
  );
  return (
    <Page title="Reels" crumbs={projectCrumbs(project)} actions={create}>
      <ReelList
        reels={reels}
        pathOf={reelPath}
        action={
          <Button renderRoot={(props) => <Link {...props} to={`${projectPath(project)}/highlights`} />}>
            Open the highlights
          </Button>
        }
      />
    </Page>
  );
}
