import { type DeliveredEvent, type EventAbout, eventsAbout, subjectsOf } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import { SEARCHED_TYPES, type SearchedType } from '@evident/domain/search';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Handler } from '../kernel/message.ts';
import type { Reaction } from '../kernel/reaction.ts';
import { COPY_SEARCH } from './engine-jobs.ts';
import type { SearchRef } from './search-index.ts';
import { UpdateSearch } from './update-search.ts';
import { EMBED_SEARCH } from './vector-jobs.ts';

const FOLLOWED = eventsAbout(SEARCHED_TYPES);
type Followed = DeliveredEvent<EventAbout<SearchedType>>;

/** Objects that are read and indexed in one transaction. */
const REFS_AT_ONCE = 100;

export const FOLD_SEARCH: JobQueue<{ teamId: Uuid }> = { name: 'fold-search' };
const FOLD_AFTER_MS = 60_000;
/** Single changes add few entries, so they are compacted later, together. */
const FOLD_CHANGES_AFTER_MS = 600_000;

/** Updates the search index after objects were created, changed or removed. */
export class WhenContentChanged implements Reaction<Followed['name']> {
  readonly name = 'when-content-changed';
  readonly on = FOLLOWED;

  constructor(
    private readonly update: Handler<UpdateSearch>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly clock: Clock,
    /** Whether a second engine follows. */
    private readonly engine: object | null = null,
    /** Whether passages get vectors. */
    private readonly embedders: object | null = null,
  ) {}

  async react(event: Followed): Promise<void> {
    const { name, teamId } = event;
    // Imports index their own notes.
    if (name === 'notes:imported') {
      await this.copy(teamId);
      return this.fold(teamId, teamId, FOLD_AFTER_MS);
    }
    const refs = refsOf(event);
    if (refs.length === 0) return;
    let fault: unknown = null;
    for (let at = 0; at < refs.length; at += REFS_AT_ONCE)
      await this.update.execute(new UpdateSearch(teamId, refs.slice(at, at + REFS_AT_ONCE))).catch((error: unknown) => {
        // The others of a long list are indexed all the same.
        fault ??= error;
      });
    await this.copy(teamId);
    await this.fold(teamId, `${teamId} changes`, FOLD_CHANGES_AFTER_MS);
    if (fault !== null) throw fault;
  }

  private async copy(teamId: Uuid): Promise<void> {
    if (this.engine !== null) await this.jobs.enqueue(COPY_SEARCH, { teamId }, { key: teamId });
    if (this.embedders !== null) await this.jobs.enqueue(EMBED_SEARCH, { teamId }, { key: teamId });
  }

  private async fold(teamId: Uuid, key: string, ms: number): Promise<void> {
    await this.jobs.enqueue(FOLD_SEARCH, { teamId }, { key, startAfter: new Date(this.clock.now().getTime() + ms) });
  }
}

/** The index holds no tags of highlights. Data points are indexed by {@link import('./index-data-points.ts').IndexDataPoints}. */
const refsOf = (event: Followed): SearchRef[] =>
  event.name === 'data-points:changed' || (event.name === 'highlights:changed' && event.payload.tagsOnly)
    ? []
    : (subjectsOf(event) as SearchRef[]);
