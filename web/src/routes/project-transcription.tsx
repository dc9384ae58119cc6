import type { ProjectView } from '@evident/domain/projects';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { projectTranscriptionQuery } from '../data/transcripts/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { type SettingsChange, TranscriptionSettings } from '../features/transcripts/transcription-settings.tsx';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';
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
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(projectTranscriptionQuery(project.id));
  const save = async (body: SettingsChange) => {
    await answer(
      api.PATCH('/api/v1/projects/{projectId}/transcription', {
        params: { path: { projectId: project.id } },
        body,
      }),
    );
    await invalidate(client, projectTranscriptionQuery(project.id));
  };
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
