import type { Agent, AgentRun } from '@evident/domain/agents';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { AgentStore } from './agent-store.ts';
import { agentToChange } from './agent-to-change.ts';
import { agentRemoved } from './events.ts';

/** Deletes an agent with its runs; its docs stay. Returns the undo id. */
export class DeleteAgent extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly agentId: Uuid,
  ) {
    super();
  }
}

export const AGENT_DELETED = undoKind<DeletedAgent>('agent:deleted');
/** An agent that its undo restored, to delete it again. */
export const AGENT_RESTORED = undoKind<DeletedAgent>('agent:restored');

export interface DeletedAgent {
  readonly agent: Agent;
  readonly runs: readonly AgentRun[];
}

export type DeletingStores = { agents: AgentStore; projectAccess: ProjectAccess; outbox: Outbox; undo: UndoStore };

export class DeleteAgentHandler implements Handler<DeleteAgent> {
  constructor(private readonly work: UnitOfWork<DeletingStores>) {}

  async execute({ actor, agentId }: DeleteAgent): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const agent = await agentToChange(stores, actor, agentId);
      const kept: DeletedAgent = { agent, runs: await stores.agents.runsOf(agentId) };
      await removeAgent(stores, actor, agent);
      return stores.undo.keep(actor, AGENT_DELETED, {
        projectId: agent.projectId,
        label: `Deleted “${agent.title}”`,
        before: kept,
      });
    });
  }
}

export async function removeAgent(
  { agents, outbox }: Pick<DeletingStores, 'agents' | 'outbox'>,
  { userId }: Actor,
  agent: Agent,
): Promise<void> {
  await agents.remove(agent.id);
  await outbox.announce(agentRemoved(agent, userId));
}
