import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ImportedTags } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { addCodes, countedTags } from './add-codes.ts';
import type { TagChangeStores } from './apply-changes.ts';
import type { CodeBookTables } from './code-book-tables.ts';
import { boardToArrange } from './to-arrange.ts';
import { codeBookIn } from './code-book-in.ts';

/** Imports a code book into a board as one undo step. Rows that cannot be read are left out and named. */
export class ImportCodeBook extends Command<ImportedTags> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagBoardId: Uuid,
    readonly csv: string,
  ) {
    super();
  }
}

export class ImportCodeBookHandler implements Handler<ImportCodeBook> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly tables: CodeBookTables,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, tagBoardId, csv }: ImportCodeBook): Promise<ImportedTags> {
    const { codeBook, refused } = await codeBookIn(this.tables, csv);
    const added = await this.work.perform(actor.teamId, async (stores) =>
      addCodes(stores, { ids: this.ids, clock: this.clock }, actor, {
        board: await boardToArrange(stores, actor, tagBoardId),
        codeBook,
        label: (tags) => `Imported ${countedTags(tags)}`,
      }),
    );
    return { ...added, refused };
  }
}
