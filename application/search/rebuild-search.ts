import type { Uuid } from '@evident/domain/kernel';
import { SEARCHED_TYPES } from '@evident/domain/search';
import { inSteps } from '../kernel/in-steps.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SearchUpkeep } from './search-upkeep.ts';
import { catchUp, type SearchStores } from './update-search.ts';

/**
 * Rebuilds the search index of a team from its records while it stays in use. Sent by jobs. Resolves to false if it
 * must be sent again to continue.
 */
export class RebuildSearch extends Command<boolean> {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly stopping: () => boolean = () => false,
  ) {
    super();
  }
}

type Stores = SearchStores & { searchUpkeep: SearchUpkeep };
/**
 * Order: for each type the index entries, then the records. Then the frequencies of each project and folder are
 * recounted.
 */
type Place = { readonly list: number; readonly after: Uuid | null } | { readonly scopes: readonly Uuid[] };

/** Objects per unit of work. */
const AT_ONCE = 50;

export class RebuildSearchHandler implements Handler<RebuildSearch> {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  execute({ teamId, stopping }: RebuildSearch): Promise<boolean> {
    return inSteps(
      () =>
        this.work.perform(teamId, async (stores) => {
          const place = (await stores.searchUpkeep.place<Place>('rebuild')) ?? { list: 0, after: null };
          const next = 'list' in place ? await walk(stores, place) : await recount(stores, place.scopes);
          await stores.searchUpkeep.keepPlace('rebuild', next);
          return next === null;
        }),
      stopping,
    );
  }
}

async function walk(stores: Stores, { list, after }: { list: number; after: Uuid | null }): Promise<Place> {
  const type = SEARCHED_TYPES[Math.floor(list / 2)];
  if (type === undefined) return { scopes: await stores.searchIndex.scopes() };
  const refs = await (list % 2 === 0 ? stores.searchIndex : stores.searchSource).refs(type, after, AT_ONCE);
  await catchUp(stores, refs);
  return refs.length < AT_ONCE ? { list: list + 1, after: null } : { list, after: refs.at(-1)!.id };
}

async function recount({ searchIndex }: Stores, [scopeId, ...scopes]: readonly Uuid[]): Promise<Place | null> {
  if (scopeId !== undefined) await searchIndex.recount(scopeId);
  return scopes.length === 0 ? null : { scopes };
}
