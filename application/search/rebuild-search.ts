import type { Uuid } from '@evident/domain/kernel';
import { SEARCHED_TYPES } from '@evident/domain/search';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SearchRef } from './search-index.ts';
import { catchUp, type SearchStores } from './update-search.ts';

/** Make all that search knows of a team anew from its records, while it goes on being used. Asked by the product itself. */
export class RebuildSearch extends Command {
  constructor(readonly teamId: Uuid) { super(); }
}

/** Things in one unit of work: few enough that nobody waits long for one of them. */
const AT_ONCE = 200;

export class RebuildSearchHandler implements Handler<RebuildSearch> {
  constructor(private readonly work: UnitOfWork<SearchStores>) {}

  async execute({ teamId }: RebuildSearch): Promise<void> {
    for (const type of SEARCHED_TYPES) {
      await this.walk(teamId, ({ searchIndex }, after) => searchIndex.refs(type, after, AT_ONCE));
      await this.walk(teamId, ({ searchSource }, after) => searchSource.refs(type, after, AT_ONCE));
    }
    await this.work.perform(teamId, ({ searchIndex }) => searchIndex.recount());
  }

  private async walk(teamId: Uuid, page: (stores: SearchStores, after: Uuid | null) => Promise<SearchRef[]>): Promise<void> {
    for (let after: Uuid | null | undefined = null; after !== undefined;) {
      const from: Uuid | null = after;
      after = await this.work.perform(teamId, async (stores) => {
        const refs = await page(stores, from);
        await catchUp(stores, refs);
        return refs.length < AT_ONCE ? undefined : refs.at(-1)!.id;
      });
    }
  }
}
