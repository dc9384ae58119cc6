import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobFor, JobQueue, Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { inSteps } from '../kernel/in-steps.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { COPY_SEARCH } from './engine-jobs.ts';
import { catchUp, type SearchStores } from './update-search.ts';
import { FOLD_SEARCH } from './when-content-changed.ts';

/** A data point whose words changed. The same one may wait several times. */
export interface UnsearchedPoint {
  readonly changeId: string;
  readonly id: Uuid;
}

/** The data points of a team that search does not have as they are now, inside a unit of work. */
export interface UnsearchedPoints {
  /** In the order of their changes. */
  waiting(limit: number): Promise<UnsearchedPoint[]>;
  forget(points: readonly UnsearchedPoint[]): Promise<void>;
}

export const INDEX_DATA_POINTS: JobQueue<{ teamId: Uuid }> = { name: 'index-data-points' };

export const indexJob = ({ teamId }: DeliveredEvent<'data-points:changed'>): JobFor<{ teamId: Uuid }> => ({
  payload: { teamId },
  options: { key: teamId },
});

/**
 * Indexes the data points of a team that changed. Sent by jobs. A workspace may have a million, so it yields to others. Resolves to
 * false if it must be sent again to continue.
 */
export class IndexDataPoints extends Command<boolean> {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly stopping: () => boolean = () => false,
  ) {
    super();
  }
}

type Stores = SearchStores & { readonly unsearchedPoints: UnsearchedPoints };

/** Data points of one unit of work. */
const AT_ONCE = 500;
const FOLD_AFTER_MS = 60_000;

export class IndexDataPointsHandler implements Handler<IndexDataPoints> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly clock: Clock,
    /** Whether a second engine follows. */
    private readonly engine: object | null = null,
    private readonly atOnce = AT_ONCE,
  ) {}

  async execute({ teamId, stopping }: IndexDataPoints): Promise<boolean> {
    let indexed = 0;
    const done = await inSteps(async () => {
      const points = await this.work.perform(teamId, (stores) => indexSome(stores, this.atOnce));
      indexed += points;
      return points < this.atOnce;
    }, stopping);
    if (indexed === 0) return done;
    if (this.engine !== null) await this.jobs.enqueue(COPY_SEARCH, { teamId }, { key: teamId });
    const startAfter = new Date(this.clock.now().getTime() + FOLD_AFTER_MS);
    await this.jobs.enqueue(FOLD_SEARCH, { teamId }, { key: teamId, startAfter });
    return done;
  }
}

/** @returns how many changes were indexed */
async function indexSome(stores: Stores, most: number): Promise<number> {
  const { unsearchedPoints } = stores;
  const points = await unsearchedPoints.waiting(most);
  const ids = new Set(points.map(({ id }) => id));
  await catchUp(
    stores,
    [...ids].map((id) => ({ type: 'CHANNEL_DATAPOINT', id })),
  );
  await unsearchedPoints.forget(points);
  return points.length;
}
