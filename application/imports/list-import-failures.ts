import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SeeingImports, importSeen } from './import-seen.ts';
import type { ImportFailure } from './import-store.ts';

/** All that did not make it of one import, file by file. */
export class ListImportFailures extends Query<{ file: string; failures: ImportFailure[] }[]> {
  constructor(readonly actor: Actor, readonly runId: Uuid) { super(); }
}

const ALL = 1_000_000;

export class ListImportFailuresHandler implements Handler<ListImportFailures> {
  constructor(private readonly work: UnitOfWork<SeeingImports>) {}

  execute({ actor, runId }: ListImportFailures): Promise<{ file: string; failures: ImportFailure[] }[]> {
    return this.work.perform(actor.teamId, async (stores) => {
      await importSeen(stores, actor, runId);
      const files = await stores.imports.filesOf(runId);
      return Promise.all(files.map(async ({ id, name, problem }) => ({
        file: name, failures: problem === null ? await stores.imports.failuresOf(id, ALL) : [{ rowNumber: 0, line: null, cause: problem, cells: null }],
      })));
    });
  }
}
