import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { aiTextChanged, type AiTextStore } from '../ai/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { AgentStore } from './agent-store.ts';
import { agentToChange } from './agent-to-change.ts';
import { runChanged } from './events.ts';

/** Stops a run. Sentences that its doc has already stay. Has no effect once it has ended. */
export class CancelAgentRun extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly runId: Uuid,
  ) {
    super();
  }
}

type Stores = { agents: AgentStore; aiTexts: AiTextStore; projectAccess: ProjectAccess; outbox: Outbox };

export class CancelAgentRunHandler implements Handler<CancelAgentRun> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, runId }: CancelAgentRun): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const run = (await stores.agents.findRun(runId)) ?? notFound('Run');
      const agent = await agentToChange(stores, actor, run.agentId);
      if (run.state === 'WAITING') await stores.agents.saveRuns([{ ...run, state: 'CANCELLED' }]);
      const text = run.textId === null ? null : await stores.aiTexts.lock(run.textId);
      if (text && (await stores.aiTexts.cancel(text.id, this.clock.now())))
        await stores.outbox.announce(aiTextChanged(text));
      await stores.outbox.announce(runChanged(agent, runId, actor.userId));
    });
  }
}
