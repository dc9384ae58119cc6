import { WRITE_ANSWER } from '@evident/application/conversations/asking';
import { WriteAnswer } from '@evident/application/conversations/write-answer';
import type { Jobs } from '@evident/application/jobs/jobs';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { JOBS } from '../services/services.module.ts';

/** Writes answers with a language model in jobs. */
@Injectable()
export class AnswerJobs implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(WRITE_ANSWER, ({ payload: { teamId, textId }, attempt, stopping }) =>
      this.bus.ask(new WriteAnswer(teamId, textId, stopping, attempt > (WRITE_ANSWER.retries ?? 0))),
    );
  }
}
