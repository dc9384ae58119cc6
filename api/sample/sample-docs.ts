import { CreateAgent } from '@evident/application/agents/create-agent';
import { ListAgents } from '@evident/application/agents/queries';
import { StartAgentRun } from '@evident/application/agents/start-agent-run';
import { CreateAiDoc } from '@evident/application/ai-docs/create-ai-doc';
import { ListAiDocs } from '@evident/application/ai-docs/queries';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleAi } from './sample-story.ts';

const ONE = { limit: 1, cursor: null };

/** Writes the doc of the sample, and makes and runs its agent. Skips existing ones. */
export async function writeSampleDocs(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  { doc, agent }: Pick<SampleAi, 'doc' | 'agent'>,
): Promise<void> {
  const sources = [{ type: 'PROJECT', id: projectId } as const];
  if ((await bus.ask(new ListAiDocs(actor, {}, ONE))).items.length === 0)
    await bus.ask(new CreateAiDoc(actor, { ...doc, projectId, sources }));
  if ((await bus.ask(new ListAgents(actor, ONE))).items.length > 0) return;
  const schedule = { every: 'WEEK', weekday: 1, hour: 7, timeZone: 'UTC' } as const;
  const agentId = await bus.ask(new CreateAgent(actor, { ...agent, projectId, sources, schedule }));
  await bus.ask(new StartAgentRun(actor, agentId));
}
