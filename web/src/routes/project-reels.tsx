import { Button } from '@mantine/core';
import type { ProjectView } from '@evident/domain/projects';
import { Link } from 'react-router';
import { reelListQuery } from '../data/reels/queries.ts';
import { projectPath } from '../features/projects/links.ts';
import { reelPath } from '../features/reels/links.ts';
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
  return (
    <Page title="Reels" crumbs={projectCrumbs(project)}>
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
