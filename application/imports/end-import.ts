import { isOver, stateOfRun } from '@evident/domain/imports';
import type { Uuid } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ImportStore } from './import-store.ts';

interface Stores {
  readonly imports: ImportStore;
  readonly outbox: Outbox;
}

/** Ends a file of an import, unless it has ended. Created notes stay. */
export async function closeFile(
  work: UnitOfWork<Stores>,
  teamId: Uuid,
  fileId: Uuid,
  end: { readonly state: 'done' | 'failed'; readonly problem?: string },
): Promise<true> {
  await work.perform(teamId, async ({ imports }) => {
    const held = await imports.hold(fileId);
    if (held && !isOver(held.state))
      await imports.saveFile({ ...held, ...end, failed: end.state === 'failed' ? held.failed + 1 : held.failed });
  });
  return true;
}

/** Ends an import whose files have ended. */
export async function finishImport(work: UnitOfWork<Stores>, clock: Clock, teamId: Uuid, runId: Uuid): Promise<void> {
  await work.perform(teamId, async ({ imports, outbox }) => {
    const run = await imports.find(runId);
    if (!run || isOver(run.state)) return;
    const files = await imports.filesOf(runId);
    await imports.save({ ...run, state: stateOfRun(files), finishedAt: clock.now() });
    const payload = { importId: runId, projectId: run.projectId, by: run.createdBy };
    await outbox.announce({ name: 'import:finished', teamId, payload });
    if (files.some(({ made }) => made > 0)) await outbox.announce({ name: 'dataset:created', teamId, payload });
  });
}

/** Lets an import continue with the files that failed. Does nothing without one, or if it was canceled. */
export async function reopenImport({ imports, outbox }: Stores, runId: Uuid): Promise<void> {
  const run = await imports.find(runId);
  if (!run || run.state === 'cancelled') return;
  const failed = (await imports.filesOf(runId)).filter(({ state }) => state === 'failed');
  if (failed.length === 0) return;
  for (const { id } of failed) {
    const held = await imports.hold(id);
    if (held?.state !== 'failed') continue;
    await imports.saveFile({ ...held, state: 'waiting', problem: null, failed: Math.max(0, held.failed - 1) });
  }
  await imports.save({ ...run, state: 'running', finishedAt: null });
  await outbox.announce({
    name: 'import:started',
    teamId: run.teamId,
    payload: { importId: runId, projectId: run.projectId, by: run.createdBy },
  });
}
