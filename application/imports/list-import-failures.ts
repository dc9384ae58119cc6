import { failedRow, failuresHead, type ImportedFile } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type VisibleImportStores, visibleImport } from './visible-import.ts';
import type { ImportFailure } from './import-store.ts';

/** Returns a table of all failures of an import, file by file, header first. Yields rows in batches to limit memory. */
export class ListImportFailures extends Query<AsyncIterable<string[][]>> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly runId: Uuid,
  ) {
    super();
  }
}

const AT_ONCE = 5_000;

export class ListImportFailuresHandler implements Handler<ListImportFailures> {
  constructor(private readonly work: UnitOfWork<VisibleImportStores>) {}

  async execute({ actor, runId }: ListImportFailures): Promise<AsyncIterable<string[][]>> {
    const files = await this.work.perform(actor.teamId, async (stores) => {
      await visibleImport(stores, actor, runId);
      return stores.imports.filesOf(runId);
    });
    return this.table(actor.teamId, files);
  }

  /** Reads the rows twice, because the header contains the columns of all rows. */
  private async *table(teamId: Uuid, files: readonly ImportedFile[]): AsyncIterable<string[][]> {
    const columns = new Set<string>();
    for (const file of files) {
      for await (const some of this.failuresOf(teamId, file))
        for (const { cells } of some) for (const name of Object.keys(cells ?? {})) columns.add(name);
    }
    yield [failuresHead([...columns])];
    for (const file of files) {
      for await (const some of this.failuresOf(teamId, file))
        yield some.map((failure) => failedRow(file.name, failure, [...columns]));
    }
  }

  private async *failuresOf(teamId: Uuid, { id, problem }: ImportedFile): AsyncIterable<ImportFailure[]> {
    if (problem !== null) return yield [{ rowNumber: 0, line: null, cause: problem, cells: null }];
    for (let after = -1; ;) {
      const some = await this.work.perform(teamId, ({ imports }) => imports.failuresOf(id, AT_ONCE, after));
      yield some;
      if (some.length < AT_ONCE) return;
      after = some.at(-1)!.rowNumber;
    }
  }
}
