import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresLeftovers } from '@evident/adapters/postgres/tidying/postgres-leftovers';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { Leftovers } from '@evident/application/tidying/leftovers';
import { TIDYING, TIDYING_TIME, TidyUp, TidyUpHandler } from '@evident/application/tidying/tidy-up';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { FILES, JOBS } from '../outside/outside.module.ts';

const LEFTOVERS = port<Leftovers>('Leftovers');

@Injectable()
class TidyDaily implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(TIDYING, () => this.bus.ask(new TidyUp()));
    await this.jobs.schedule(TIDYING, TIDYING_TIME, {});
  }
}

@Module({
  providers: [
    provide(LEFTOVERS, (source: DataSource) => new PostgresLeftovers(source), [DATA_SOURCE]),
    handle(TidyUp, TidyUpHandler, [LEFTOVERS, WORK, FILES, CLOCK]),
    TidyDaily,
  ],
})
export class TidyingModule {}
