import type { AgentUpdate, AgentView, NewAgent } from '@evident/domain/agents';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { agentListQuery, agentQuery, agentRunsQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** Saves a new agent. */
export function useCreateAgent(onCreated: (agentId: string) => void) {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewAgent, header) => answer(api.POST('/api/v1/agents', { params: { header }, body })),
    onSuccess: ({ id }) => {
      void invalidate(client, agentListQuery());
      onCreated(id);
    },
    onError: (thrown) => showProblem(thrown),
  });
}

/** Changes an agent, pauses it or starts it again. */
export function useUpdateAgent({ id, version }: Pick<AgentView, 'id' | 'version'>, onSaved?: () => void) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (body: AgentUpdate) =>
      answer(
        api.PATCH('/api/v1/agents/{agentId}', {
          params: { path: { agentId: id }, header: unlessChanged(version) },
          body,
        }),
      ),
    onSuccess: onSaved,
    onError: (thrown) => showProblem(thrown),
    onSettled: () => invalidate(client, agentQuery(id), agentListQuery()),
  });
}

/** Runs an agent now. */
export function useRunAgent(agentId: string) {
  const client = useQueryClient();
  return useCreate({
    create: (_: void, header) =>
      answer(api.POST('/api/v1/agents/{agentId}/runs', { params: { path: { agentId }, header } })),
    onSuccess: () => invalidate(client, agentQuery(agentId), agentRunsQuery(agentId)),
    onError: (thrown) => showProblem(thrown),
  });
}

/** Stops a run. */
export function useStopRun(agentId: string) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (runId: string) =>
      answer(api.POST('/api/v1/agent-runs/{runId}/cancellation', { params: { path: { runId } } })),
    onError: (thrown) => showProblem(thrown),
    onSettled: () => invalidate(client, agentQuery(agentId), agentRunsQuery(agentId)),
  });
}

/** Deletes an agent, and offers Undo. */
export function useDeleteAgent({ id, title }: Pick<AgentView, 'id' | 'title'>, onDeleted: () => void) {
  const client = useQueryClient();
  const refetch = () => invalidate(client, agentListQuery());
  return useUndoable(refetch, ({ change }) => ({
    remove: () =>
      change(
        `Deleted “${title}”`,
        answer(api.DELETE('/api/v1/agents/{agentId}', { params: { path: { agentId: id } } })),
      ).then(onDeleted),
  })).remove;
}
