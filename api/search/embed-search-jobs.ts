import type { Jobs } from '@evident/application/jobs/jobs';
import { EmbedSearch } from '@evident/application/search/embed-search';
import type { Embedders } from '@evident/application/search/embedder';
import { TENDING_TIME } from '@evident/application/search/engine-jobs';
import { TendVectors } from '@evident/application/search/tend-vectors';
import { EMBED_SEARCH, TEND_VECTORS } from '@evident/application/search/vector-jobs';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { EMBEDDERS, JOBS } from '../services/services.module.ts';

/** Makes vectors in jobs. */
@Injectable()
export class EmbedSearchJobs implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(EMBEDDERS.token) private readonly embedders: Embedders | null,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.process(EMBED_SEARCH, async ({ payload: { teamId }, stopping }) => {
      if (!(await this.bus.ask(new EmbedSearch(teamId, stopping))))
        await this.jobs.enqueue(EMBED_SEARCH, { teamId }, { key: `${teamId} continues` });
    });
    await this.jobs.process(TEND_VECTORS, () => this.bus.ask(new TendVectors()));
    if (this.embedders === null) return this.bus.ask(new TendVectors());
    await this.jobs.schedule(TEND_VECTORS, TENDING_TIME, {});
    await this.jobs.enqueue(TEND_VECTORS, {}, { key: 'start' });
  }
}
