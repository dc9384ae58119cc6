import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import { type Person, nameKey, namedInCells, namesInCell } from '@evident/domain/people';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { idsInOrder } from '../kernel/ids-in-order.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type PersonStore, carryOut } from '../people/index.ts';
import type { ImportStore, NamingColumn } from './import-store.ts';

interface Stores {
  imports: ImportStore;
  people: PersonStore;
  outbox: Outbox;
}

/** The member who imports, and the time of the people who are created. */
interface Linking {
  readonly teamId: Uuid;
  readonly userId: Uuid;
  readonly at: Date;
}

/** Notes in one unit of work. */
const AT_ONCE = 500;

/**
 * Adds to the notes of an import the people whom its columns name, and creates those who are missing. Notes of a file are linked once: an
 * import that is continued links only the notes that it adds, so people whom members deleted or unlinked stay away.
 */
export class LinkNamedPeople implements Reaction<'import:finished'> {
  readonly name = 'link-named-people';
  readonly on = ['import:finished'] as const;

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react({ teamId, payload: { importId, by } }: DeliveredEvent<'import:finished'>): Promise<void> {
    const files = await this.work.perform(teamId, ({ imports }) => imports.filesOf(importId));
    const at = this.clock.now();
    for (const { id, name, choice, nextRow } of files) {
      const { mapping, linkedRows: fromRow = 0 } = choice;
      const columns = mapping?.people ?? [];
      if (columns.length === 0 || fromRow >= nextRow) continue;
      for (const column of columns)
        await this.linkColumn({ teamId, userId: by, at }, { importFileId: id, column, fromRow }, name);
      await this.work.perform(teamId, ({ imports }) => rememberLinked(imports, id, nextRow));
    }
  }

  private async linkColumn(by: Linking, naming: NamingColumn, fileName: string): Promise<void> {
    const ids = idsInOrder(this.ids, by.at);
    let after: Uuid | null = null;
    do {
      after = await this.work.perform(by.teamId, (stores) =>
        this.linkSome(stores, by, naming, { fileName, ids }, after),
      );
    } while (after !== null);
  }

  /** Returns the last note, or null if there are no more. */
  private async linkSome(
    stores: Stores,
    by: Linking,
    naming: NamingColumn,
    { fileName, ids }: { fileName: string; ids: Ids },
    after: Uuid | null,
  ): Promise<Uuid | null> {
    const cells = await stores.imports.cellsOf(naming, AT_ONCE, after);
    const keys = new Set(cells.flatMap(({ text }) => namesInCell(text)).map(nameKey));
    const { at } = by;
    const make = (name: string): Person => ({
      id: ids.newId(),
      teamId: by.teamId,
      name,
      nameKey: nameKey(name),
      details: {},
      importOrigin: fileName,
      enrichmentOrigin: null,
      version: 1,
      createdBy: by.userId,
      createdAt: at,
      updatedAt: at,
    });
    const now = {
      people: keys.size === 0 ? [] : await stores.people.withKeys(null, [...keys]),
      links: await stores.people.links(
        [],
        cells.map(({ noteId }) => noteId),
      ),
    };
    await carryOut(stores, by, namedInCells(cells, now, make, { addedBy: by.userId, addedAt: at }));
    return cells.length < AT_ONCE ? null : cells.at(-1)!.noteId;
  }
}

async function rememberLinked(imports: ImportStore, fileId: Uuid, linkedRows: number): Promise<void> {
  const held = await imports.hold(fileId);
  if (held) await imports.saveFile({ ...held, choice: { ...held.choice, linkedRows } });
}
