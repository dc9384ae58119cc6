import { managesWorkspaceContent } from '@evident/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useSaveTranscription } from '../data/transcripts/mutations.ts';
import { workspaceTranscriptionQuery } from '../data/transcripts/queries.ts';
import { TranscriptionSettings } from '../features/transcripts/transcription-settings.tsx';
import { useWho } from '../kernel/who.ts';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Transcription settings of the workspace. */
export function Component() {
  const who = useWho();
  const { data, error, refetch } = useQuery(workspaceTranscriptionQuery());
  const save = useSaveTranscription();
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
