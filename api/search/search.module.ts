import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresSearchReader } from '@evident/adapters/postgres/unscoped/postgres-search-reader';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { Handler } from '@evident/application/kernel/message';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { FoldSearch, FoldSearchHandler } from '@evident/application/search/fold-search';
import { RebuildSearch, RebuildSearchHandler } from '@evident/application/search/rebuild-search';
import { REBUILD_SEARCH, RenewSearch, RenewSearchHandler } from '@evident/application/search/renew-search';
import { Search, SearchHandler } from '@evident/application/search/search';
import type { SearchReader } from '@evident/application/search/search-reader';
import { UpdateSearch, UpdateSearchHandler } from '@evident/application/search/update-search';
import { FOLD_SEARCH, WhenContentChanged } from '@evident/application/search/when-content-changed';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, READS, TEXT_ANALYSIS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { JOBS } from '../services/services.module.ts';
import { SearchController } from './search.controller.ts';

const READER = port<SearchReader>('SearchReader');
const UPDATE = port<Handler<UpdateSearch>>('UpdateSearch');

/** Updates and rebuilds the search index in jobs. */
@Injectable()
class TendSearch implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(FOLD_SEARCH, async ({ payload: { teamId }, stopping }) => {
      if (!(await this.bus.ask(new FoldSearch(teamId, stopping))))
        await this.jobs.enqueue(FOLD_SEARCH, { teamId }, { key: `${teamId} continues` });
    });
    await this.jobs.process(REBUILD_SEARCH, async ({ payload: { teamId }, stopping }) => {
      if (!(await this.bus.ask(new RebuildSearch(teamId, stopping))))
        await this.jobs.enqueue(REBUILD_SEARCH, { teamId }, { key: `${teamId} continues` });
    });
  }
}

@Module({
  controllers: [SearchController],
  providers: [
    provide(READER, (reads: PostgresReads) => new PostgresSearchReader(reads), [READS]),
    provide(UPDATE, (work: UnitOfWork<Stores>) => new UpdateSearchHandler(work), [WORK]),
    react(WhenContentChanged, [UPDATE, JOBS, CLOCK]),
    handle(Search, SearchHandler, [READER, TEXT_ANALYSIS]),
    handle(UpdateSearch, UpdateSearchHandler, [WORK]),
    handle(FoldSearch, FoldSearchHandler, [WORK]),
    handle(RebuildSearch, RebuildSearchHandler, [WORK]),
    handle(RenewSearch, RenewSearchHandler, [JOBS]),
    TendSearch,
  ],
})
export class SearchModule {}
