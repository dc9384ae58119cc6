import type { Uuid } from '@evident/domain/kernel';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SearchIndex, SearchRef } from './search-index.ts';
import type { SearchSource } from './search-source.ts';

/**
 * Updates the index entries of objects to their current state, or removes them. Sent by jobs; idempotent and safe in
 * any order.
 */
export class UpdateSearch extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly refs: readonly SearchRef[],
  ) {
    super();
  }
}

export interface SearchStores {
  searchIndex: SearchIndex;
  searchSource: SearchSource;
}

export class UpdateSearchHandler implements Handler<UpdateSearch> {
  constructor(private readonly work: UnitOfWork<SearchStores>) {}

  execute({ teamId, refs }: UpdateSearch): Promise<void> {
    return this.work.perform(teamId, async (stores) => {
      const parts: SearchRef[] = [];
      for (const { type, id } of refs) {
        if (type === 'NOTE') parts.push(...(await stores.searchSource.highlightsOf(id)));
        if (type === 'CHANNEL') parts.push(...(await stores.searchSource.themesOf(id)));
      }
      await catchUp(stores, [...refs, ...parts]);
    });
  }
}

/** Indexes existing objects and removes missing ones. */
export async function catchUp({ searchIndex, searchSource }: SearchStores, refs: readonly SearchRef[]): Promise<void> {
  const documents = await searchSource.read(refs);
  const there = new Set(documents.map(({ type, id }) => type + id));
  await searchIndex.put(documents);
  await searchIndex.remove(refs.filter(({ type, id }) => !there.has(type + id)));
}
