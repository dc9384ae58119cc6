import { type ImportView, isOver, shownCounts, shownState } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type VisibleImportStores, visibleImport } from './visible-import.ts';

/** Returns the progress and failures of an import. */
export class GetImport extends Query<ImportView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly runId: Uuid,
  ) {
    super();
  }
}

const SHOWN = 100;
const NOTES_SHOWN = 5;

export class GetImportHandler implements Handler<GetImport> {
  constructor(private readonly work: UnitOfWork<VisibleImportStores>) {}

  execute({ actor, runId }: GetImport): Promise<ImportView> {
    return this.work.perform(actor.teamId, async (stores) => {
      const run = await visibleImport(stores, actor, runId);
      const files = await stores.imports.filesOf(runId);
      const shown = await Promise.all(
        files.map(async (file) => {
          const { id, name, nextRow, totalRows, made, failed, problem, notices } = file;
          const state = shownState(run, file);
          return {
            id,
            name,
            state,
            done: nextRow,
            total: totalRows,
            ...shownCounts(file),
            problem,
            notices,
            failures:
              failed === 0
                ? []
                : (await stores.imports.failuresOf(id, SHOWN)).map(({ line, cause }) => ({ line, cause })),
            notes: made === 0 || !isOver(state) ? [] : await stores.imports.notesMade(run, name, NOTES_SHOWN),
          };
        }),
      );
      const sum = (key: 'made' | 'updated' | 'recognised' | 'failed'): number =>
        shown.reduce((all, file) => all + file[key], 0);
      return {
        id: run.id,
        projectId: run.projectId,
        state: run.state,
        createdAt: run.createdAt.toISOString(),
        finishedAt: run.finishedAt?.toISOString() ?? null,
        made: sum('made'),
        updated: sum('updated'),
        recognised: sum('recognised'),
        failed: sum('failed'),
        files: shown,
      };
    });
  }
}
