import { type AiText, NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Research, type ResearchStep, isUnderWay, nextTask } from '@evident/domain/research';
import { type AiTextPorts, type AiTextStore, failAiText, ModelUnavailable, reopenAiText } from '../ai/index.ts';
import type { Turn, VisibleWorker } from '../jobs/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { researchChanged } from './events.ts';
import type { ResearchStore } from './research-store.ts';
import type { ResearchTurn } from './when-research-changed.ts';
import type { StepTools } from './step-context.ts';
import { takeStep } from './take-step.ts';

export interface ResearchStores {
  readonly research: ResearchStore;
  readonly aiTexts: AiTextStore;
  readonly outbox: Outbox;
}

const UNFINISHED = 'The research could not be finished. Try again.';
const UNWRITTEN = 'The findings could not be written. Try again.';

/**
 * Carries out research step by step. Each finished step is stored before the next begins. Started again after a kill, it goes on
 * with the step that was interrupted; steps change nothing outside the research, so none takes effect twice.
 */
export class ResearchRunner implements VisibleWorker<ResearchTurn> {
  constructor(
    private readonly work: UnitOfWork<ResearchStores>,
    private readonly texts: AiTextPorts,
    private readonly tools: StepTools,
  ) {}

  /** @throws Error to be tried again, also when the process stops */
  async run(turn: Turn<ResearchTurn>): Promise<void> {
    const { teamId, researchId } = turn.payload;
    try {
      while (await this.advance(teamId, researchId, turn))
        if (turn.stopping()) throw new Error('The research goes on after the restart');
    } catch (error) {
      const isFinal = error instanceof Refusal || (error instanceof ModelUnavailable && !error.isTemporary);
      const reason = reasonOf(error);
      if (turn.stopping() || reason === null || (!isFinal && !turn.last)) throw error;
      await this.end(teamId, researchId, 'FAILED', reason);
    }
  }

  async giveUp({ teamId, researchId }: ResearchTurn, reason = UNFINISHED): Promise<void> {
    await this.end(teamId, researchId, 'FAILED', reason);
  }

  async startAgain({ teamId, researchId }: ResearchTurn): Promise<void> {
    const now = this.texts.clock.now();
    const again = await this.work.perform(teamId, async ({ research: all, outbox }) => {
      const research = await all.lock(researchId);
      if (research?.state !== 'FAILED') return null;
      await all.save({ ...research, state: 'WAITING', reason: null, updatedAt: now });
      await outbox.announce(researchChanged(research));
      return research;
    });
    if (again) await reopenAiText(this.texts, teamId, again.aiTextId);
  }

  /** Takes one step. @returns whether another follows */
  private async advance(teamId: Uuid, researchId: Uuid, { stopping }: Turn<ResearchTurn>): Promise<boolean> {
    const begun = await this.begin(teamId, researchId);
    if (!begun) return false;
    const { research, actor, steps } = begun;
    if (!actor) return this.end(teamId, researchId, 'FAILED', 'Its member has left the workspace.');
    const task = nextTask(research.budget, steps);
    if (!task) return this.end(teamId, researchId, 'DONE', await this.reasonOf(research));
    const step = await takeStep(this.tools, { research, actor, steps, stopping }, task);
    if (step === null) return this.end(teamId, researchId, 'FAILED', await this.reasonOf(research, UNWRITTEN));
    return this.store(research, steps.length, step);
  }

  private begin(teamId: Uuid, researchId: Uuid): Promise<Begun | null> {
    const now = this.texts.clock.now();
    return this.work.perform(teamId, async ({ research: all, outbox }) => {
      const research = await all.lock(researchId);
      if (!research || !isUnderWay(research)) return null;
      if (research.state === 'WAITING') {
        await all.save({ ...research, state: 'WORKING', updatedAt: now });
        await outbox.announce(researchChanged(research));
      }
      return { research, actor: await all.actor(research.memberId), steps: await all.steps(researchId) };
    });
  }

  /** @returns false if it was canceled meanwhile */
  private store(research: Research, position: number, step: ResearchStep): Promise<boolean> {
    const now = this.texts.clock.now();
    return this.work.perform(research.teamId, async ({ research: all, outbox }) => {
      const current = await all.lock(research.id);
      if (!current || !isUnderWay(current)) return false;
      await all.addStep(research.id, position, step, now);
      await all.save({ ...current, updatedAt: now });
      await outbox.announce(researchChanged(current));
      return true;
    });
  }

  /** Why there is no text although all steps are finished; null if there is one. */
  private async reasonOf({ teamId, aiTextId }: Research, otherwise = NOT_ENOUGH_DATA): Promise<string | null> {
    const text = await this.work.perform(teamId, ({ aiTexts }): Promise<AiText | null> => aiTexts.find(aiTextId));
    if (text?.state === 'DONE') return text.reason;
    return text?.reason ?? otherwise;
  }

  private async end(teamId: Uuid, researchId: Uuid, state: 'DONE' | 'FAILED', reason: string | null): Promise<false> {
    const now = this.texts.clock.now();
    const ended = await this.work.perform(teamId, async ({ research: all, outbox }) => {
      const research = await all.lock(researchId);
      if (!research || !isUnderWay(research)) return null;
      await all.save({ ...research, state, reason, updatedAt: now });
      await outbox.announce(researchChanged(research));
      return research;
    });
    // Only ends a text that is not written.
    if (ended && reason !== null) await failAiText(this.texts, teamId, ended.aiTextId, reason);
    return false;
  }
}

interface Begun {
  readonly research: Research;
  readonly actor: Actor | null;
  readonly steps: readonly ResearchStep[];
}

/** One sentence for members; null for errors that they cannot understand. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ModelUnavailable) return error.message;
  if (error instanceof Refusal) return [error.title, error.advice].filter(Boolean).join('. ');
  return null;
}
