import type { Uuid } from '@evident/domain/kernel';
import { Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SearchStores } from './update-search.ts';

/** Keep the frequencies of a team small and quick to read. Asked by the product itself, some time after there was a change; changes no answer. */
export class FoldSearch extends Command {
  constructor(readonly teamId: Uuid) { super(); }
}

export class FoldSearchHandler implements Handler<FoldSearch> {
  constructor(private readonly work: UnitOfWork<Pick<SearchStores, 'searchIndex'>>) {}

  execute({ teamId }: FoldSearch): Promise<void> {
    return this.work.perform(teamId, ({ searchIndex }) => searchIndex.fold());
  }
}
