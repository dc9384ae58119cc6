import type { JobQueue, Jobs } from '@evident/application/jobs/jobs';
import { CheckSearch } from '@evident/application/search/check-search';
import { CopySearch } from '@evident/application/search/copy-search';
import {
  CHECK_ENGINE,
  CHECK_SEARCH,
  CHECKING_TIME,
  COPY_SEARCH,
  TEND_ENGINE,
  TENDING_TIME,
} from '@evident/application/search/engine-jobs';
import { FoldSearch } from '@evident/application/search/fold-search';
import { RebuildSearch } from '@evident/application/search/rebuild-search';
import { REBUILD_SEARCH } from '@evident/application/search/renew-search';
import type { SearchEngine } from '@evident/application/search/search-engine';
import { TendEngine } from '@evident/application/search/tend-engine';
import { FOLD_SEARCH } from '@evident/application/search/when-content-changed';
import type { Command } from '@evident/application/kernel/message';
import type { Uuid } from '@evident/domain/kernel';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { ENGINE, JOBS } from '../services/services.module.ts';

/** Teams that are copied or compared at once in this process. */
const COPIES = 2;

/** Updates, rebuilds and copies the search index in jobs. */
@Injectable()
export class TendSearch implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(ENGINE.token) private readonly engine: SearchEngine | null,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.inParts(FOLD_SEARCH, FoldSearch);
    await this.inParts(REBUILD_SEARCH, RebuildSearch);
    await this.inParts(COPY_SEARCH, CopySearch, COPIES);
    await this.inParts(CHECK_SEARCH, CheckSearch);
    await this.jobs.process(TEND_ENGINE, () => this.bus.ask(new TendEngine()));
    await this.jobs.process(CHECK_ENGINE, () => this.bus.ask(new TendEngine(true)));
    if (this.engine === null) return this.bus.ask(new TendEngine());
    await this.jobs.schedule(TEND_ENGINE, TENDING_TIME, {});
    await this.jobs.schedule(CHECK_ENGINE, CHECKING_TIME, {});
    await this.jobs.enqueue(TEND_ENGINE, {}, { key: 'start' });
  }

  /** Work that resolves to false continues in a later job. */
  private inParts(
    queue: JobQueue<{ teamId: Uuid }>,
    Part: new (teamId: Uuid, stopping: () => boolean) => Command<boolean>,
    concurrency = 1,
  ): Promise<void> {
    return this.jobs.process(
      queue,
      async ({ payload: { teamId }, stopping }) => {
        if (!(await this.bus.ask(new Part(teamId, stopping))))
          await this.jobs.enqueue(queue, { teamId }, { key: `${teamId} continues` });
      },
      { concurrency },
    );
  }
}
