import { useQuery } from '@tanstack/react-query';
import { useFeatureGate } from '../data/plans/gates.ts';
import { aiStatusQuery, workspaceAiQuery } from '../data/ai/queries.ts';
import { useAiSettings } from '../data/ai/mutations.ts';
import { AiSettings } from '../features/ai/ai-settings.tsx';
import { useWho } from '../kernel/who.ts';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { WorkspaceAutoFeatures } from './workspace-auto-features.tsx';

/** Language models of the workspace. */
export function Component() {
  const who = useWho();
  const { data, error, refetch } = useQuery(workspaceAiQuery());
  const status = useQuery(aiStatusQuery());
  const { save, test } = useAiSettings(data);
  const gate = useFeatureGate('aiModelRegion');
  return (
    <SettingsFrame title="AI">
      {data && status.data && who ? (
        <AiSettings
          settings={data}
          embeddingHost={status.data.embeddingHost}
          reason={who.member.workspaceAdmin ? null : 'Only workspace admins can change this'}
          gate={gate}
          onSave={save}
          onTest={test}
        />
      ) : error || status.error ? (
        <FailedState
          title="The settings could not be loaded"
          problem={(error ?? status.error)!}
          onRetry={() => void Promise.all([refetch(), status.refetch()])}
        />
      ) : (
        <ListSkeleton things="AI settings" count={3} />
      )}
      <WorkspaceAutoFeatures />
    </SettingsFrame>
  );
}
