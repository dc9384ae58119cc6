import { idFromSlugged } from '@evident/domain/links';
import type { ProjectView } from '@evident/domain/projects';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { projectPath } from '../features/projects/links.ts';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { DuplicateTagsDialog } from '../features/suggestions/duplicate-tags-dialog.tsx';
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
  const readOnly = projectReason('write', useRole(), project) ?? null;
  const [comparing, setComparing] = useState(false);
  return (
    <Page
      title="Tags"
      width="full"
      crumbs={crumbs}
      more={[{ label: 'Find duplicate tags…', icon: Sparkles, run: () => setComparing(true) }]}
    >
      {comparing && (
        <DuplicateTagsDialog projectId={project.id} reason={readOnly} onClose={() => setComparing(false)} />
      )}
      <Boards
        projectId={project.id}
        boardId={boardId}
        pathTo={(id) => `${projectPath(project)}/tags${id === null ? '' : `/b/${id}`}`}
        readOnly={readOnly}
      />
    </Page>
  );
}
