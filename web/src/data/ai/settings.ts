import type { WorkspaceAiChange, WorkspaceAi } from '@evident/domain/ai';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { aiStatusQuery, workspaceAiQuery } from './queries.ts';

/** Changes and tests the language models of the workspace. */
export function useAiSettings(seen: WorkspaceAi | undefined) {
  const client = useQueryClient();
  return {
    save: async (body: WorkspaceAiChange) => {
      await answer(api.PATCH('/api/v1/workspace/ai', { params: { header: unlessChanged(seen?.version ?? 0) }, body }));
      await invalidate(client, workspaceAiQuery(), aiStatusQuery());
    },
    test: async (modelId: string | null) => {
      const result = await answer(api.POST('/api/v1/workspace/ai/test', { body: { modelId } }));
      await invalidate(client, workspaceAiQuery());
      return result;
    },
  };
}
