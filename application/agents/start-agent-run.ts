import { type AgentRun, shownState } from '@evident/domain/agents';
import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextStore, EvidenceWriter } from '../ai/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { AgentStore } from './agent-store.ts';
import { agentToChange, type FlaggedStores, refuseWithoutFlag } from './agent-to-change.ts';
import { newRun } from './new-run.ts';
import { runRequested } from './events.ts';

/** Runs an agent now, also a paused one. Returns the run. */
export class StartAgentRun extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly agentId: Uuid,
  ) {
    super();
  }
}

type Stores = FlaggedStores & {
  agents: AgentStore;
  aiTexts: AiTextStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
};

export class StartAgentRunHandler implements Handler<StartAgentRun> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: Pick<EvidenceWriter, 'method'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, agentId }: StartAgentRun): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const agent = await agentToChange(stores, actor, agentId);
      await refuseWithoutFlag(stores);
      if ((await this.writer.method(actor.teamId)) === 'OFF')
        refuse('InvalidOperation', 'AI is switched off in this workspace', 'Admins can switch it on in Settings → AI.');
      const [last] = await stores.agents.runsOf(agentId);
      if (last && (await isUnderWay(stores, last))) refuse('InvalidOperation', 'The agent is running already');
      const run = newRun(agent, { id: this.ids.newId(), now: this.clock.now(), dueAt: null, startedBy: actor.userId });
      await stores.agents.saveRuns([run]);
      await stores.outbox.announce(runRequested(agent, run.id, actor.userId));
      return run.id;
    });
  }
}

async function isUnderWay({ aiTexts }: Pick<Stores, 'aiTexts'>, { state, textId }: AgentRun): Promise<boolean> {
  const text = textId === null ? null : await aiTexts.find(textId);
  return ['WAITING', 'WORKING'].includes(shownState(state, text?.state ?? null));
}
