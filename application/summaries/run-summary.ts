import { type Uuid, notFound } from '@evident/domain/kernel';
import { type AiTextPorts, failAiText, reopenAiText, runAiText } from '../ai/index.ts';
import type { Understanding } from '../extraction/index.ts';
import type { JobQueue, Turn, VisibleWorker } from '../jobs/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { summaryChanged } from './events.ts';
import { digestsOf, type SourcePorts, sourcesOf } from './sources-of.ts';
import type { SummaryStores } from './summary-store.ts';
import { summaryTask } from './summary-task.ts';

export interface SummaryTurn {
  readonly teamId: Uuid;
  readonly summaryId: Uuid;
  readonly textId: Uuid;
}

export const SUMMARIES: JobQueue<SummaryTurn> = { name: 'summaries', retries: 4 };

export interface SummaryWorkerPorts extends AiTextPorts {
  readonly work: UnitOfWork<SummaryStores & { outbox: Outbox }>;
  readonly sources: SourcePorts;
  readonly understanding: Understanding;
}

/** Writes the text of a summary. Called by jobs, also after the process was killed; then from nothing. */
export class SummaryWorker implements VisibleWorker<SummaryTurn> {
  constructor(private readonly ports: SummaryWorkerPorts) {}

  async run({ payload, stopping }: Turn<SummaryTurn>): Promise<void> {
    const { teamId, summaryId, textId } = payload;
    const { ports } = this;
    const { work, sources: from, understanding } = ports;
    const begun = await work.perform(teamId, async ({ summaries, aiTexts }) => {
      const [summary, text] = [await summaries.find(summaryId), await aiTexts.find(textId)];
      return summary && text ? { summary, by: text.createdBy, actor: await summaries.memberNow(text.createdBy) } : null;
    });
    if (!begun) return;
    const { summary, by, actor } = begun;
    if (!actor) return this.fail(payload, 'The member who started this summary has left the workspace');
    const { targetType: type, targetId: id, filter } = summary;
    const sources = await sourcesOf(from, actor, { type, id, filter });
    const task = await summaryTask(understanding, summary, sources);
    const written = await runAiText(ports, teamId, textId, { task, sources }, stopping);
    await work.perform(teamId, async ({ summaries, aiTexts, outbox }) => {
      const now = await summaries.find(summaryId);
      const text = await aiTexts.find(textId);
      if (!now || !text || now.textId !== textId) return;
      if (written) await summaries.save({ ...now, sources: digestsOf(sources), updatedAt: ports.clock.now() });
      await outbox.announce(summaryChanged(now, text.state, by));
    });
  }

  async giveUp(turn: SummaryTurn, reason = 'The summary failed repeatedly. Try again'): Promise<void> {
    await this.fail(turn, reason);
  }

  async startAgain(turn: SummaryTurn): Promise<void> {
    await reopenAiText(this.ports, turn.teamId, turn.textId);
    await this.announce(turn);
  }

  private async fail(turn: SummaryTurn, reason: string): Promise<void> {
    await failAiText(this.ports, turn.teamId, turn.textId, reason);
    await this.announce(turn);
  }

  private async announce({ teamId, summaryId, textId }: SummaryTurn): Promise<void> {
    await this.ports.work.perform(teamId, async ({ summaries, aiTexts, outbox }) => {
      const now = (await summaries.find(summaryId)) ?? notFound('Summary');
      const text = await aiTexts.find(textId);
      if (text) await outbox.announce(summaryChanged(now, text.state, text.createdBy));
    });
  }
}
