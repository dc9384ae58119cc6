import { managesWorkspaceContent } from '@evident/domain/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { workspaceTranscriptionQuery } from '../data/transcripts/queries.ts';
import { type SettingsChange, TranscriptionSettings } from '../features/transcripts/transcription-settings.tsx';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';
import { useWho } from '../kernel/who.ts';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Transcription settings of the workspace. */
export function Component() {
  const who = useWho();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(workspaceTranscriptionQuery());
  const save = async ({ language, vocabulary, automatic }: SettingsChange) => {
    await answer(
      api.PATCH('/api/v1/workspace/transcription', {
        body: { language: language ?? undefined, vocabulary, automatic: automatic ?? undefined },
      }),
    );
    await invalidate(client, workspaceTranscriptionQuery());
  };
  return (
    <SettingsFrame title="Transcription">
      {data && who ? (
        <TranscriptionSettings
          settings={data}
          reason={managesWorkspaceContent(who.member) ? null : 'Only managers and admins can change this'}
          onSave={save}
        />
      ) : error ? (
        <FailedState title="The settings could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="transcription settings" count={3} />
      )}
    </SettingsFrame>
  );
}
