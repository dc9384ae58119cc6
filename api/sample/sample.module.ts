import { GetAiStatus } from '@evident/application/ai/get-ai-status';
import type { JobQueue, Jobs } from '@evident/application/jobs/jobs';
import type { Clock } from '@evident/application/kernel/clock';
import type { Uuid } from '@evident/domain/kernel';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { CLOCK } from '../kernel/kernel.module.ts';
import { JOBS } from '../services/services.module.ts';
import { askSample, isSampleImported, isSearchReady, summarizeSample } from './sample-ai.ts';
import { sampleActor } from './sample-actor.ts';
import { readStory, sampleFolder } from './sample-story.ts';

interface SampleAiTurn {
  readonly teamId: Uuid;
  readonly userId: Uuid;
  /** From 1. */
  readonly turn: number;
}

/** Writes the AI texts of the sample, after the start and outside of it. */
export const SAMPLE_AI: JobQueue<SampleAiTurn> = { name: 'sample-ai' };
const TURN_MS = 3_000;
/** After three minutes the questions are asked of what search knows. */
const TURNS_MAX = 60;

@Injectable()
class WriteSampleAi implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(CLOCK.token) private readonly clock: Clock,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(SAMPLE_AI, ({ payload }) => this.take(payload));
  }

  private async take({ teamId, userId, turn }: SampleAiTurn): Promise<void> {
    const { bus, jobs, clock } = this;
    const actor = sampleActor(teamId, userId);
    // A start sends nothing to a language model.
    if ((await bus.ask(new GetAiStatus(actor))).method !== 'EXTRACTED') return;
    const story = readStory(sampleFolder());
    if (turn === 1) await summarizeSample(bus, actor, story.ai);
    const isReady = (await isSampleImported(bus, actor, story)) && (await isSearchReady(bus, actor));
    if (isReady || turn >= TURNS_MAX) return askSample(bus, actor, story.ai);
    const startAfter = new Date(clock.now().getTime() + TURN_MS);
    await jobs.enqueue(SAMPLE_AI, { teamId, userId, turn: turn + 1 }, { key: `${teamId} ${turn + 1}`, startAfter });
  }
}

@Module({ providers: [WriteSampleAi] })
export class SampleModule {}
