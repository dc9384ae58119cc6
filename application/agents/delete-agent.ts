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
      await stores.agents.remove(agentId);
      await stores.outbox.announce(agentRemoved(agent, actor.userId));
      return stores.undo.keep(actor, AGENT_DELETED, {
        projectId: agent.projectId,
        label: `Deleted “${agent.title}”`,
        before: kept,
      });
    });
  }
}
