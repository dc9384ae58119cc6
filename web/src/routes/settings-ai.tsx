import { useQuery, useQueryClient } from '@tanstack/react-query';
import { aiStatusQuery, workspaceAiQuery } from '../data/ai/queries.ts';
import { AiSettings } from '../features/ai/ai-settings.tsx';
import { api } from '../kernel/api/client.ts';
import { unlessChanged } from '../kernel/api/unless-changed.ts';
import { answer } from '../kernel/api/send.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';
import { useWho } from '../kernel/who.ts';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { WorkspaceAutoFeatures } from './workspace-auto-features.tsx';

/** Language models of the workspace. */
export function Component() {
  const who = useWho();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(workspaceAiQuery());
  const status = useQuery(aiStatusQuery());
  return (
    <SettingsFrame title="AI">
      {data && status.data && who ? (
        <AiSettings
          settings={data}
          embeddingHost={status.data.embeddingHost}
          reason={who.member.workspaceAdmin ? null : 'Only workspace admins can change this'}
          onSave={async (body) => {
            await answer(api.PATCH('/api/v1/workspace/ai', { params: { header: unlessChanged(data.version) }, body }));
            await invalidate(client, workspaceAiQuery(), aiStatusQuery());
          }}
          onTest={async (modelId) => {
            const result = await answer(api.POST('/api/v1/workspace/ai/test', { body: { modelId } }));
            await invalidate(client, workspaceAiQuery());
            return result;
          }}
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
