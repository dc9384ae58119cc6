import type { Uuid } from '@evident/domain/kernel';
import { CHANGES_JUDGED } from '@evident/domain/search';
import type { Jobs } from '../jobs/index.ts';
import { inSteps } from '../kernel/in-steps.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { TEND_ENGINE } from './engine-jobs.ts';
import type { FillPlace, SearchCopy } from './search-copy.ts';
import type { EngineIndexes, EngineWriting, SearchEngine } from './search-engine.ts';
import type { SearchRef } from './search-index.ts';

/**
 * Copy the changes of a team to the second engine, and fill its indexes. Sent by the product itself; may be sent at any time.
 * Resolves to false when it must be sent again to continue.
 */
export class CopySearch extends Command<boolean> {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly stopping: () => boolean = () => false,
  ) {
    super();
  }
}

export interface CopyStores {
  searchCopy: SearchCopy;
}

/** Documents and passages of one unit of work: a few megabytes. */
const DOCUMENTS = 2_000;
const PASSAGES = 4_000;
/** Portions of an index that one unit of work fills. */
const PORTIONS = 8;

type Target = 'current' | 'next';

export class CopySearchHandler implements Handler<CopySearch> {
  constructor(
    private readonly work: UnitOfWork<CopyStores>,
    private readonly engine: SearchEngine | null,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly atOnce = DOCUMENTS,
  ) {}

  async execute({ teamId, stopping }: CopySearch): Promise<boolean> {
    const { engine } = this;
    if (engine === null) return true;
    const done = await inSteps(
      () => this.work.perform(teamId, ({ searchCopy }) => this.step(engine, teamId, searchCopy)),
      stopping,
      { rests: false },
    );
    // The new index may answer once it has the documents of the last team.
    if (done && (await engine.indexes()).next !== null) await this.jobs.enqueue(TEND_ENGINE, {}, { key: 'filled' });
    return done;
  }

  /** The lock comes first: an index that is created later is filled after what is written here. */
  private async step(engine: SearchEngine, teamId: Uuid, copy: SearchCopy): Promise<boolean> {
    await copy.lock();
    const indexes = await engine.indexes();
    const targets = targetsOf(indexes);
    if (targets.length === 0) return true;
    const waiting = await copy.changes(this.atOnce + CHANGES_JUDGED + 1);
    const changes = await copy.portion(waiting.slice(0, this.atOnce), PASSAGES);
    if (changes.length > 0) {
      // While PostgreSQL searches alone, nothing has to be found in the engine yet.
      const awaited = waiting.length - changes.length <= CHANGES_JUDGED;
      const refs = [...new Map(changes.map(({ type, id }) => [type + id, { type, id }])).values()];
      await store({ engine, to: targets, teamId, copy, refs, awaited });
      await copy.forget(changes);
      return false;
    }
    for (const target of targets) {
      const name = indexes[target]!;
      const place = await copy.place(name);
      if (place.filled) continue;
      await copy.keepPlace(name, await this.copyPortions({ engine, to: [target], teamId, copy }, place));
      return false;
    }
    return true;
  }

  /** Copies the next portions. Each is read while the engine stores the one before. */
  private async copyPortions(storing: Omit<Storing, 'refs' | 'awaited'>, place: FillPlace): Promise<FillPlace> {
    const { engine, copy, ...writing } = storing;
    let { after, filled } = place;
    let stored = Promise.resolve();
    for (let portion = 0; portion < PORTIONS && !filled; portion += 1) {
      const next = await copy.refsAfter(after, this.atOnce);
      const refs = await copy.portion(next, PASSAGES);
      const documents = refs.length === 0 ? [] : await copy.documents(refs);
      filled = next.length < this.atOnce && refs.length === next.length;
      after = refs.at(-1) ?? after;
      await stored;
      stored = engine.write({ ...writing, documents, gone: [], awaited: filled });
      // The next `await` reports its failure.
      stored.catch(() => undefined);
    }
    await stored;
    return { after, filled };
  }
}

const targetsOf = ({ current, next }: EngineIndexes): Target[] => [
  ...(current === null ? [] : (['current'] as const)),
  ...(next === null ? [] : (['next'] as const)),
];

interface Storing extends Pick<EngineWriting, 'to' | 'teamId' | 'awaited'> {
  readonly engine: SearchEngine;
  readonly copy: SearchCopy;
  readonly refs: readonly SearchRef[];
}

async function store({ engine, copy, refs, ...writing }: Storing): Promise<void> {
  const documents = refs.length === 0 ? [] : await copy.documents(refs);
  const there = new Set(documents.map(({ type, id }) => type + id));
  const gone = refs.filter(({ type, id }) => !there.has(type + id));
  await engine.write({ ...writing, documents, gone });
}
