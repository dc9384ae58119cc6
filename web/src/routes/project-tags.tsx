import { idFromSlugged } from '@evident/domain/links';
import type { ProjectView } from '@evident/domain/projects';
import { useParams } from 'react-router';
import { projectPath } from '../features/projects/links.ts';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { Boards } from '../features/tags/boards.tsx';
import { Page } from '../ui/layout/page.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

/** The tag boards of a project; `/b/{tagBoardId}` selects one. */
export function Component() {
  return <ProjectGate>{(project) => <ProjectTags key={project.id} project={project} />}</ProjectGate>;
}

function ProjectTags({ project }: { project: ProjectView }) {
  const boardId = idFromSlugged(useParams()['tagBoardId'] ?? '');
  const crumbs = projectCrumbs(project);
  return (
    <Page title="Tags" width="full" crumbs={crumbs}>
      <Boards
        projectId={project.id}
        boardId={boardId}
        path={`${projectPath(project)}/tags`}
        readOnly={projectReason('write', useRole(), project) ?? null}
      />
    </Page>
  );
}
