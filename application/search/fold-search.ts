import type { Uuid } from '@evident/domain/kernel';
import { inSteps } from '../kernel/in-steps.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SearchUpkeep } from './search-upkeep.ts';
import type { SearchStores } from './update-search.ts';

/**
 * Compacts the term frequencies of a team. Sent by jobs, some time after a change; does not affect results. Resolves to
 * false if it must be sent again to continue.
 */
export class FoldSearch extends Command<boolean> {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly stopping: () => boolean = () => false,
  ) {
    super();
  }
}

type Place = { readonly sortingMs: number } | { readonly afterTerm: string };

/**
 * A step that times out discards its last portion. Each further step gets twice the time, so that maintenance completes
 * on any machine.
 */
const SORTING_MS = 1_000;
const SORTING_MS_MAX = 30_000;
const LINES_PER_STEP = 10_000;

export class FoldSearchHandler implements Handler<FoldSearch> {
  constructor(
    private readonly work: UnitOfWork<Pick<SearchStores, 'searchIndex'> & { searchUpkeep: SearchUpkeep }>,
    private readonly linesAtOnce = LINES_PER_STEP,
  ) {}

  execute({ teamId, stopping }: FoldSearch): Promise<boolean> {
    return inSteps(
      () =>
        this.work.perform(teamId, async ({ searchIndex, searchUpkeep }) => {
          const place = (await searchUpkeep.place<Place>('fold')) ?? { sortingMs: SORTING_MS };
          const next = await this.step(searchIndex, place);
          await searchUpkeep.keepPlace('fold', next);
          return next === null;
        }),
      stopping,
    );
  }

  private async step(index: SearchStores['searchIndex'], place: Place): Promise<Place | null> {
    if ('sortingMs' in place)
      return (await index.sortWords(place.sortingMs))
        ? { afterTerm: '' }
        : { sortingMs: Math.min(place.sortingMs * 2, SORTING_MS_MAX) };
    const last = await index.foldTerms(place.afterTerm, this.linesAtOnce);
    if (last !== null) return { afterTerm: last };
    await index.foldVolumes();
    return null;
  }
}
