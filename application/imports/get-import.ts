import { type ImportView, isOver } from '@evident/domain/imports';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/project-access.ts';
import type { ImportFailure, ImportStore } from './import-store.ts';

/** How far an import got, and what did not make it. */
export class GetImport extends Query<ImportView> {
  constructor(readonly actor: Actor, readonly runId: Uuid) { super(); }
}
/** All that did not make it of one import, file by file. */
export class ListImportFailures extends Query<{ file: string; failures: ImportFailure[] }[]> {
  constructor(readonly actor: Actor, readonly runId: Uuid) { super(); }
}

type Needs = { imports: ImportStore; projectAccess: ProjectAccess };
const SHOWN = 100;
const NOTES_SHOWN = 5;
const ALL = 1_000_000;

export class GetImportHandler implements Handler<GetImport> {
  constructor(private readonly work: UnitOfWork<Needs>) {}

  execute({ actor, runId }: GetImport): Promise<ImportView> {
    return this.work.perform(actor.teamId, async (stores) => {
      const run = await seen(stores, actor, runId);
      const files = await stores.imports.filesOf(runId);
      const shown = await Promise.all(files.map(async ({ id, name, state, nextRow, totalRows, made, recognised, failed, problem }) => ({
        id, name, state, done: nextRow, total: totalRows, made, recognised, failed, problem,
        failures: failed === 0 ? [] : (await stores.imports.failuresOf(id, SHOWN)).map(({ line, cause }) => ({ line, cause })),
        notes: made === 0 || !isOver(state) ? [] : await stores.imports.notesMade(run, name, NOTES_SHOWN),
      })));
      const sum = (key: 'made' | 'recognised' | 'failed'): number => files.reduce((all, file) => all + file[key], 0);
      return {
        id: run.id, projectId: run.projectId, state: run.state, createdAt: run.createdAt.toISOString(), finishedAt: run.finishedAt?.toISOString() ?? null,
        made: sum('made'), recognised: sum('recognised'), failed: sum('failed'), files: shown,
      };
    });
  }
}

export class ListImportFailuresHandler implements Handler<ListImportFailures> {
  constructor(private readonly work: UnitOfWork<Needs>) {}

  execute({ actor, runId }: ListImportFailures): Promise<{ file: string; failures: ImportFailure[] }[]> {
    return this.work.perform(actor.teamId, async (stores) => {
      await seen(stores, actor, runId);
      const files = await stores.imports.filesOf(runId);
      return Promise.all(files.map(async ({ id, name, problem }) => ({
        file: name, failures: problem === null ? await stores.imports.failuresOf(id, ALL) : [{ rowNumber: 0, line: null, cause: problem }],
      })));
    });
  }
}

async function seen({ imports, projectAccess }: Needs, actor: Actor, runId: Uuid) {
  const run = (await imports.find(runId)) ?? refuse('NotFound', 'Import not found');
  await demand(projectAccess, actor, run.projectId, 'read', 'Import');
  return run;
}
