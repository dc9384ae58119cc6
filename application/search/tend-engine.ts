import { SEARCHED_TYPES } from '@evident/domain/search';
import type { Jobs } from '../jobs/index.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import { CHECK_SEARCH, COPY_SEARCH } from './engine-jobs.ts';
import type { SearchCopies } from './search-copy.ts';
import type { SearchEngine } from './search-engine.ts';

/**
 * Keep the second engine going, every minute and at each start: create the index it lacks, start the copies that are due, and let a filled index answer.
 * Sent by the product itself.
 */
export class TendEngine extends Command {
  static readonly requires = WORKER;

  constructor(
    /** Whether all documents are compared too. */
    readonly checks = false,
  ) {
    super();
  }
}

/** Documents that are deleted at once. */
const AT_ONCE = 1_000;

export class TendEngineHandler implements Handler<TendEngine> {
  constructor(
    private readonly engine: SearchEngine | null,
    private readonly copies: SearchCopies,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async execute({ checks }: TendEngine): Promise<void> {
    const { engine, copies } = this;
    // Without an engine changes are not noted, so earlier copies are no longer valid.
    if (engine === null) return copies.forgetExcept([]);
    if (['UNAVAILABLE', 'SLOW'].includes(await engine.probe())) return;
    await this.prepare(engine);
    const { current, next } = await engine.indexes();
    await copies.forgetExcept([current, next].filter((index) => index !== null));
    const teams = await copies.teams(next ?? current);
    for (const { teamId, filled, waiting } of teams) {
      if (waiting || !filled) await this.jobs.enqueue(COPY_SEARCH, { teamId }, { key: teamId });
      if (checks && filled) await this.jobs.enqueue(CHECK_SEARCH, { teamId }, { key: teamId });
    }
    if (checks && current !== null) await this.forgetTeams(engine);
    if (next !== null && teams.every(({ filled }) => filled)) {
      await engine.promote();
      await copies.forgetExcept([next]);
    }
  }

  /** Deletes the documents of workspaces that were deleted. */
  private async forgetTeams(engine: SearchEngine): Promise<void> {
    const stored = await engine.teams();
    // Read afterwards, so that a workspace created meanwhile is kept.
    const kept = new Set((await this.copies.teams(null)).map(({ teamId }) => teamId));
    for (const teamId of stored) {
      if (kept.has(teamId)) continue;
      for (const type of SEARCHED_TYPES) {
        const all = { after: null, last: null, limit: AT_ONCE };
        for (let some = await engine.digests(teamId, type, all); some.length > 0;) {
          const gone = some.map(({ id }) => ({ type, id }));
          await engine.write({ to: ['current'], teamId, documents: [], gone, awaited: true });
          some = await engine.digests(teamId, type, all);
        }
      }
    }
  }

  /** An index that PostgreSQL does not know was filled before the engine was switched off for a while: a new one is filled. */
  private async prepare(engine: SearchEngine): Promise<void> {
    const { current, next } = await engine.indexes();
    const teams = await this.copies.teams(current);
    const isTrusted = current !== null && (teams.length === 0 || teams.some(({ filled }) => filled));
    if (isTrusted) return;
    if (current !== null) await engine.discard();
    if (next !== null) return;
    // The new index may get the name of a former one.
    await this.copies.forgetExcept([]);
    await engine.create();
  }
}
