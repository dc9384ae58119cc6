import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import { REBUILD_SEARCH } from './renew-search.ts';

export const TEND_REBUILDS: JobQueue<object> = { name: 'tend-search-rebuilds', retries: 0 };
/** Every hour, and at each start. */
export const REBUILDS_TIME = '17 * * * *';

/**
 * Starts the rebuilds of search that are due. A migration that changes how texts are analyzed makes one due for each
 * workspace.
 */
export class TendRebuilds extends Command {
  static readonly requires = WORKER;
}

export interface SearchRebuilds {
  due(): Promise<Uuid[]>;
}

export class TendRebuildsHandler implements Handler<TendRebuilds> {
  constructor(
    private readonly rebuilds: SearchRebuilds,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async execute(): Promise<void> {
    for (const teamId of await this.rebuilds.due())
      await this.jobs.enqueue(REBUILD_SEARCH, { teamId }, { key: teamId });
  }
}
