import type { Uuid } from '@evident/domain/kernel';
import { CHANGES_JUDGED, SEARCHED_TYPES } from '@evident/domain/search';
import type { Jobs } from '../jobs/index.ts';
import { inSteps } from '../kernel/in-steps.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { CopyStores } from './copy-search.ts';
import { COPY_SEARCH } from './engine-jobs.ts';
import type { CheckPlace, SearchCopy } from './search-copy.ts';
import type { DocumentDigest, SearchEngine } from './search-engine.ts';

/**
 * Compare the second engine with PostgreSQL, document by document, and have what differs copied again. Sent by the product itself.
 * Resolves to false when it must be sent again to continue.
 */
export class CheckSearch extends Command<boolean> {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly stopping: () => boolean = () => false,
  ) {
    super();
  }
}

const AT_ONCE = 1_000;

export class CheckSearchHandler implements Handler<CheckSearch> {
  constructor(
    private readonly work: UnitOfWork<CopyStores>,
    private readonly engine: SearchEngine | null,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly atOnce = AT_ONCE,
  ) {}

  async execute({ teamId, stopping }: CheckSearch): Promise<boolean> {
    const { engine } = this;
    if (engine === null || (await engine.indexes()).current === null) return true;
    const done = await inSteps(
      () => this.work.perform(teamId, ({ searchCopy }) => this.step(engine, teamId, searchCopy)),
      stopping,
    );
    await this.jobs.enqueue(COPY_SEARCH, { teamId }, { key: teamId });
    return done;
  }

  /** With the lock, so that nothing is on its way. */
  private async step(engine: SearchEngine, teamId: Uuid, copy: SearchCopy): Promise<boolean> {
    await copy.lock();
    const place: CheckPlace = (await copy.checkPlace()) ?? { type: SEARCHED_TYPES[0]!, after: null, different: 0 };
    const { type, after } = place;
    const right = await copy.digests(type, after, this.atOnce);
    const atEnd = right.length < this.atOnce;
    const last = atEnd ? null : right.at(-1)!.id;
    const stored: DocumentDigest[] = [];
    for (let from = after; ;) {
      const some = await engine.digests(teamId, type, { after: from, last, limit: this.atOnce });
      stored.push(...some);
      if (some.length < this.atOnce) break;
      from = some.at(-1)!.id;
    }
    // Changes that wait are copied anyway.
    const waiting = new Set((await copy.changes(CHANGES_JUDGED)).map((change) => change.id));
    const wrong = differing(right, stored).filter((id) => !waiting.has(id));
    await copy.note(wrong.map((id) => ({ type, id })));
    const different = place.different + wrong.length;
    const next = atEnd ? SEARCHED_TYPES[SEARCHED_TYPES.indexOf(type) + 1] : type;
    await copy.keepCheck(next === undefined ? null : { type: next, after: last, different }, different);
    return next === undefined;
  }
}

/** Ids that one side lacks, or that both know with different content. */
function differing(right: readonly DocumentDigest[], stored: readonly DocumentDigest[]): Uuid[] {
  const known = new Map(stored.map(({ id, digest }) => [id, digest]));
  const wrong = right.filter(({ id, digest }) => known.get(id) !== digest).map(({ id }) => id);
  const there = new Set(right.map(({ id }) => id));
  return [...wrong, ...[...known.keys()].filter((id) => !there.has(id))];
}
