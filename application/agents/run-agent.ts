import { type Agent, type AgentRun, docTitleOf, isSameReading, stopped } from '@evident/domain/agents';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandUnchanged, type EvidenceWriter } from '../ai/index.ts';
import { type DocSourcePorts, sourcesOfDoc, startDoc, type StartingStores } from '../ai-docs/index.ts';
import type { JobQueue, Turn, VisibleWorker } from '../jobs/index.ts';
import type { Callers } from '../kernel/callers.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { digestsOf } from '../summaries/index.ts';
import type { AgentStore } from './agent-store.ts';
import { agentChanged, runChanged } from './events.ts';

export interface AgentTurn {
  readonly teamId: Uuid;
  readonly runId: Uuid;
}

export const RUN_AGENT: JobQueue<AgentTurn> = { name: 'run-agent', retries: 4 };

export type RunningStores = StartingStores & { agents: AgentStore; projectAccess: ProjectAccess };

interface Ports {
  readonly work: UnitOfWork<RunningStores>;
  readonly sources: DocSourcePorts;
  readonly writer: Pick<EvidenceWriter, 'method'>;
  readonly callers: Callers;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Carries out runs: reads the sources as the owner sees them now, and starts a doc. Called by jobs. */
export class AgentRunner implements VisibleWorker<AgentTurn> {
  constructor(private readonly ports: Ports) {}

  async run({ payload: { teamId, runId } }: Pick<Turn<AgentTurn>, 'payload'>): Promise<void> {
    const { work, sources: from, writer } = this.ports;
    const begun = await work.perform(teamId, async (stores) => {
      const run = await stores.agents.findRun(runId);
      const agent = run?.state === 'WAITING' ? await stores.agents.find(run.agentId) : null;
      if (!agent) return null;
      const isPaused = !(await stores.agents.isProjectThere(agent.projectId));
      const owner = isPaused ? '' : await this.ownerOf(stores, agent);
      return { agent, isPaused, owner, seen: await stores.aiTexts.seen() };
    });
    if (!begun) return;
    const { agent, isPaused, owner, seen } = begun;
    // It stays active, and goes on with its schedule once the project is restored.
    if (isPaused) return this.end(teamId, runId, { state: 'FAILED', reason: 'Its project was in the trash' });
    if (typeof owner === 'string') return this.stop(teamId, runId, owner);
    if ((await writer.method(teamId)) === 'OFF')
      return this.end(teamId, runId, { state: 'FAILED', reason: 'AI is switched off in this workspace' });
    const read = digestsOf(await sourcesOfDoc(from, owner, agent));
    const caller = { program: 'AGENT', programId: agent.id, memberId: owner.userId } as const;
    await this.ports.callers.during(caller, () => this.write(teamId, runId, owner, { read, seen }));
  }

  async giveUp({ teamId, runId }: AgentTurn, reason = 'The run failed. Try again.'): Promise<void> {
    await this.end(teamId, runId, { state: 'FAILED', reason });
  }

  async startAgain({ teamId, runId }: AgentTurn): Promise<void> {
    await this.ports.work.perform(teamId, async ({ agents, outbox }) => {
      const run = await agents.findRun(runId);
      if (run?.state !== 'FAILED') return;
      const agent = await agents.find(run.agentId);
      await agents.saveRuns([{ ...run, state: 'WAITING', reason: null }]);
      if (agent) await outbox.announce(runChanged(agent, runId, agent.createdBy));
    });
  }

  /** The owner as they are now, or why the agent cannot run for them. */
  private async ownerOf({ agents, projectAccess }: RunningStores, agent: Agent): Promise<Actor | string> {
    const owner = await agents.memberNow(agent.createdBy);
    if (!owner) return 'Its owner has left the workspace';
    try {
      await demand(projectAccess, owner, agent.projectId, 'write');
      return owner;
    } catch (error) {
      if (error instanceof Refusal) return 'Its owner can no longer write in the project';
      throw error;
    }
  }

  /** In one transaction, so that a repeated job starts no second doc. */
  private async write(
    teamId: Uuid,
    runId: Uuid,
    { userId: by }: Actor,
    { read, seen }: { readonly read: AgentRun['read']; readonly seen: bigint },
  ): Promise<void> {
    const { work, ids, clock } = this.ports;
    await work.perform(teamId, async (stores) => {
      await demandUnchanged(stores.aiTexts, seen);
      const run = await stores.agents.findRun(runId);
      if (run?.state !== 'WAITING') return;
      const agent = await stores.agents.find(run.agentId);
      if (!agent) return;
      const { projectId, instruction: prompt, sources, language } = agent;
      const last = (await stores.agents.runsOf(agent.id)).find(({ docId }) => docId !== null);
      if (run.dueAt !== null && last && isSameReading(last.read, read)) {
        await stores.agents.saveRuns([{ ...run, state: 'SKIPPED', read }]);
      } else {
        const framework = agent.framework ?? 'CustomPrompt';
        const title = docTitleOf(agent, clock.now());
        const wanted = { teamId, projectId, title, sources, framework, prompt, language, agentId: agent.id, read, by };
        const { id: docId, textId } = await startDoc(stores, { ids, clock }, wanted);
        await stores.agents.saveRuns([{ ...run, state: 'WRITING', docId, textId, read }]);
      }
      await stores.outbox.announce(runChanged(agent, runId, by));
    });
  }

  private async stop(teamId: Uuid, runId: Uuid, reason: string): Promise<void> {
    await this.ports.work.perform(teamId, async ({ agents, outbox }) => {
      const run = await agents.findRun(runId);
      const agent = run ? await agents.find(run.agentId) : null;
      if (!agent) return;
      await agents.save(stopped(agent, reason, this.ports.clock.now()));
      await outbox.announce(agentChanged(agent, agent.createdBy));
    });
    // The owner is told of the end of the run, and by then that it was stopped.
    await this.end(teamId, runId, { state: 'FAILED', reason });
  }

  private async end(teamId: Uuid, runId: Uuid, ending: Pick<AgentRun, 'state' | 'reason'>): Promise<void> {
    await this.ports.work.perform(teamId, async ({ agents, outbox }) => {
      const run = await agents.findRun(runId);
      if (run?.state !== 'WAITING') return;
      const agent = await agents.find(run.agentId);
      await agents.saveRuns([{ ...run, ...ending }]);
      if (agent) await outbox.announce(runChanged(agent, runId, agent.createdBy));
    });
  }
}
