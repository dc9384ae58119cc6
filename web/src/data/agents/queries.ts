import type { AgentRunView, AgentView } from '@evident/domain/agents';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;
const RUN_CHANGES = ['agent:run-requested', 'agent:run-changed'] as const;

/** Agents, newest first. */
export const agentListQuery = () =>
  pagesOptions<AgentView>(
    ['agents'],
    (cursor) => answer(api.GET('/api/v1/agents', { params: { query: { cursor, limit: PAGE } } })),
    {
      ...on(ACCESS_CHANGES, true),
      ...on(['agent:changed', 'agent:removed', ...RUN_CHANGES], true),
      'ai-doc:changed': true,
    },
  );

/** An agent with its last run. */
export const agentQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['agent', agentId],
    queryFn: (): Promise<AgentView> => answer(api.GET('/api/v1/agents/{agentId}', { params: { path: { agentId } } })),
    meta: touchedBy<AgentView>({
      ...on(ACCESS_CHANGES, true),
      ...on(['agent:changed', 'agent:removed', ...RUN_CHANGES], { agentId }),
      'ai-doc:changed': ({ docId }, { lastRun }) => lastRun?.docId === docId,
    }),
  });

/** The runs of an agent, newest first. */
export const agentRunsQuery = (agentId: string) =>
  pagesOptions<AgentRunView>(
    ['agent-runs', agentId],
    (cursor) =>
      answer(
        api.GET('/api/v1/agents/{agentId}/runs', { params: { path: { agentId }, query: { cursor, limit: PAGE } } }),
      ),
    { ...on(ACCESS_CHANGES, true), ...on(RUN_CHANGES, { agentId }), 'ai-doc:changed': true, 'ai-doc:removed': true },
  );
