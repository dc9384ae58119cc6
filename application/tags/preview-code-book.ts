import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { CodeBookPreview } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { codesFor } from './add-codes.ts';
import type { TagChangeStores } from './apply-changes.ts';
import type { CodeBookTables } from './code-book-tables.ts';
import { boardToArrange } from './to-arrange.ts';
import { codeBookIn } from './code-book-in.ts';

/** Shows what importing a code book would add to a board, and the rows that would be left out. Changes nothing. */
export class PreviewCodeBook extends Query<CodeBookPreview> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagBoardId: Uuid,
    readonly csv: string,
  ) {
    super();
  }
}

export class PreviewCodeBookHandler implements Handler<PreviewCodeBook> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly tables: CodeBookTables,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, tagBoardId, csv }: PreviewCodeBook): Promise<CodeBookPreview> {
    const { codeBook, refused } = await codeBookIn(this.tables, csv);
    return this.work.perform(actor.teamId, async (stores) => {
      const board = await boardToArrange(stores, actor, tagBoardId);
      const { changeSet, tags, existing } = await codesFor(
        stores.tags,
        { ids: this.ids, clock: this.clock },
        actor,
        board,
        codeBook,
      );
      const known = await stores.tags.groupsOf(board.id);
      const added = changeSet.groups.flatMap(({ after }) => after ?? []);
      const newTags = Map.groupBy(
        changeSet.tags.flatMap(({ after }) => after ?? []),
        ({ tagGroupId }) => tagGroupId,
      );
      const groups = [...known, ...added]
        .filter(({ id }) => newTags.has(id) || added.some((group) => group.id === id))
        .map(({ id, title }) => ({
          title,
          known: known.some((group) => group.id === id),
          tags: (newTags.get(id) ?? []).map((tag) => tag.title),
        }));
      return { groups, tags, existing, refused };
    });
  }
}
