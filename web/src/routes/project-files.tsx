import type { ProjectView } from '@evident/domain/projects';
import { addUploads } from '../features/files/uploads.ts';
import { ChooseButton } from '../features/files/choose-button.tsx';
import { ProjectFiles } from '../features/files/project-files.tsx';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { FileDrop } from '../ui/file-drop.tsx';
import { Page } from '../ui/layout/page.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

export function Component() {
  return <ProjectGate>{(project) => <Files key={project.id} project={project} />}</ProjectGate>;
}

/** The files of a project. Files uploaded here are kept as they are, without a note. */
function Files({ project }: { project: ProjectView }) {
  const role = useRole();
  const reason = projectReason('write', role, project) ?? null;
  const upload = (files: readonly File[]) =>
    addUploads(files, { projectId: project.id, projectTitle: project.title, note: null });
  const button = (
    <ChooseButton reason={reason} onFiles={upload}>
      Upload files
    </ChooseButton>
  );
  return (
    <Page title="Files" crumbs={projectCrumbs(project)} actions={button}>
      <ProjectFiles projectId={project.id} action={button} reason={projectReason('manage', role, project) ?? null} />
      {reason === null && <FileDrop label={`Drop to upload to “${project.title}”`} onFiles={upload} />}
    </Page>
  );
}
