import { GetAiStatus } from '@evident/application/ai/get-ai-status';
import type { JobQueue } from '@evident/application/jobs/jobs';
import type { Continuation, Turn, Worker } from '@evident/application/jobs/worker';
import type { Clock } from '@evident/application/kernel/clock';
import { MarkAllRead } from '@evident/application/notifications/mark-all-read';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Module } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { consumesUnseen } from '../kernel/consumes.ts';
import { CLOCK } from '../kernel/kernel.module.ts';
import { port } from '../kernel/port.ts';
import { askSample, isSampleImported, isSearchReady, summarizeSample } from './sample-ai.ts';
import { sampleActor } from './sample-actor.ts';
import { type SampleStory, readStory, sampleFolder } from './sample-story.ts';

interface SampleAiTurn {
  readonly teamId: Uuid;
  readonly userId: Uuid;
  /** From 1. */
  readonly turn: number;
  /** The turn in which the questions were asked. */
  readonly askedAt?: number;
}

/** Writes the AI texts of the sample, after the start and outside of it. */
export const SAMPLE_AI: JobQueue<SampleAiTurn> = { name: 'sample-ai' };
const TURN_MS = 3_000;
/** After three minutes the questions are asked of what search knows. */
const TURNS_MAX = 60;
/** Turns after the questions, in which the texts that were asked for are finished. */
const FINISHING_TURNS = 10;

const isReady = async (bus: Bus, actor: Actor, story: SampleStory): Promise<boolean> =>
  (await isSampleImported(bus, actor, story)) && (await isSearchReady(bus, actor));

class SampleWriter implements Worker<SampleAiTurn> {
  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  async run({ payload }: Turn<SampleAiTurn>): Promise<Continuation<SampleAiTurn> | void> {
    const { bus, clock } = this;
    const { teamId, userId, turn } = payload;
    const actor = sampleActor(teamId, userId);
    // A start sends nothing to a language model.
    if ((await bus.ask(new GetAiStatus(actor))).method !== 'EXTRACTED') return;
    const story = readStory(sampleFolder());
    if (turn === 1) await summarizeSample(bus, actor, story.ai);
    let { askedAt } = payload;
    if (askedAt === undefined && (turn >= TURNS_MAX || (await isReady(bus, actor, story)))) {
      await askSample(bus, actor, story.ai);
      askedAt = turn;
    }
    // Notices about making the sample are no news to the person who looks around in it.
    await bus.ask(new MarkAllRead(actor));
    if (askedAt !== undefined && turn >= askedAt + FINISHING_TURNS) return;
    const startAfter = new Date(clock.now().getTime() + TURN_MS);
    return {
      continues: { key: `${teamId} ${turn + 1}`, startAfter },
      payload: { ...payload, turn: turn + 1, askedAt },
    };
  }
}

const WRITER = port<SampleWriter>('SampleWriter');

@Module({
  providers: [
    {
      provide: WRITER.token,
      useFactory: (bus: Bus, clock: Clock) => new SampleWriter(bus, clock),
      inject: [Bus, CLOCK.token],
    },
    consumesUnseen(SAMPLE_AI, WRITER),
  ],
})
export class SampleModule {}
