import type { Jobs } from '@evident/application/jobs/jobs';
import type { Mailer } from '@evident/application/mail/mailer';
import { OUTGOING, deliver } from '@evident/application/mail/outgoing';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { MAILER } from '../identity/identity.ports.ts';
import { JOBS } from '../services/services.module.ts';

@Injectable()
class Postman implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(MAILER.token) private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(OUTGOING, ({ payload: { mail } }) => deliver(this.mailer, mail));
  }
}

/** Sends mail in the background. */
@Module({ providers: [Postman] })
export class OutgoingModule {}
