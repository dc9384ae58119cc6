import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useSaveProjectTranscription } from '../data/transcripts/mutations.ts';
import { projectTranscriptionQuery } from '../data/transcripts/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { TranscriptionSettings } from '../features/transcripts/transcription-settings.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { ProjectSettingsLinks } from './project-settings-links.tsx';

/** Transcription settings of a project. */
export function Component() {
  return <ProjectGate>{(project) => <Transcription project={project} />}</ProjectGate>;
}

function Transcription({ project }: { project: ProjectView }) {
  const role = useRole();
  const { data, error, refetch } = useQuery(projectTranscriptionQuery(project.id));
  const save = useSaveProjectTranscription(project.id);
  return (
    <Page title="Transcription" width={864} crumbs={projectCrumbs(project)}>
      <ProjectSettingsLinks project={project} />
      {data ? (
        <TranscriptionSettings
          settings={data}
          workspace={data.workspace}
          reason={projectReason('write', role, project) ?? null}
          onSave={save}
        />
      ) : error ? (
        <FailedState title="The settings could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="transcription settings" count={3} />
      )}
    </Page>
  );
}
