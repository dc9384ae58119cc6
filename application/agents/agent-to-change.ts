import type { Agent } from '@evident/domain/agents';
import { refuse, type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { effectiveFlags } from '@evident/domain/workspaces';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { FlagStore } from '../workspaces/index.ts';
import type { AgentStore } from './agent-store.ts';

export interface FlaggedStores {
  readonly flags: Pick<FlagStore, 'settings'>;
}

/** Whether the workspace has the feature flag `agents`. */
export async function hasAgents({ flags }: FlaggedStores): Promise<boolean> {
  const { ofTeam, ofAll } = await flags.settings();
  return effectiveFlags(ofTeam, ofAll).agents;
}

/** @throws Refusal `InvalidOperation` without the feature flag `agents` */
export async function refuseWithoutFlag(stores: FlaggedStores): Promise<void> {
  if (!(await hasAgents(stores)))
    refuse(
      'InvalidOperation',
      'Agents are switched off in this workspace',
      'Admins can switch them on in Settings → Beta features.',
    );
}

/** An agent, locked, once the actor may change it. @throws Refusal `NotFound`, `Forbidden` */
export async function agentToChange(
  { agents, projectAccess }: { readonly agents: AgentStore; readonly projectAccess: ProjectAccess },
  actor: Actor,
  agentId: Uuid,
): Promise<Agent> {
  const agent = (await agents.find(agentId)) ?? notFound('Agent');
  await demand(projectAccess, actor, agent.projectId, 'write', 'Agent');
  return agent;
}
