import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import { type SavedRules, dueBy } from '@evident/domain/retention';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { FileStorage } from '../files/index.ts';
import type { Continuation, Job, JobFor, JobQueue, VisibleWorker } from '../jobs/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type DeletedWords, type DeletingStores, deleteWords } from './delete-words.ts';
import type { RetentionRun, RetentionStore } from './retention-store.ts';

export interface RetentionTurn {
  readonly teamId: Uuid;
  readonly runId: Uuid;
}
export const RETENTION: JobQueue<RetentionTurn> = { name: 'retention' };

/** A run is one job at a time in its workspace, so no other workspace waits for it. */
export const retentionJob = ({
  teamId,
  payload: { runId },
}: DeliveredEvent<'retention:run-started'>): JobFor<RetentionTurn> => ({
  payload: { teamId, runId },
  options: { key: runId, group: teamId },
});

/** Notes of one transaction: few, so that members do not wait for its locks. */
const NOTES_AT_ONCE = 10;
/** After this the run continues in another job, so that others have their turn. */
const TURN_MS = 60_000;
const TERMS_AT_ONCE = 50_000;

type Stores = DeletingStores & { retention: RetentionStore; audit: AuditLog };

/** Carries out runs in small transactions. After a kill, the job finds what is left. */
export class RetentionWorker implements VisibleWorker<RetentionTurn> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly storage: Pick<FileStorage, 'delete'>,
    private readonly clock: Clock,
  ) {}

  async run({ payload, stopping }: Pick<Job<RetentionTurn>, 'payload' | 'stopping'>): Promise<Continuation | void> {
    const { teamId, runId } = payload;
    const end = performance.now() + TURN_MS;
    for (let left = true; left;) {
      if (stopping()) throw new Error('The run goes on after the restart');
      left = await this.batch(payload);
      if (left && performance.now() > end) return { continues: { key: `${runId} continues`, group: teamId } };
    }
    await this.finish(payload);
  }

  giveUp({ teamId, runId }: RetentionTurn, reason?: string): Promise<void> {
    return this.work.perform(teamId, async ({ retention }) => {
      await retention.lock();
      const run = await retention.run(runId);
      if (run?.state !== 'RUNNING') return;
      const problem = reason ?? 'It failed several times. The next daily run tries again.';
      await retention.saveRun({ ...run, state: 'FAILED', problem, finishedAt: this.clock.now() });
    });
  }

  startAgain({ teamId, runId }: RetentionTurn): Promise<void> {
    return this.work.perform(teamId, async ({ retention }) => {
      await retention.lock();
      const run = await retention.run(runId);
      if (run?.state === 'FAILED' && !(await retention.openRun(run.projectId)))
        await retention.saveRun({ ...run, state: 'RUNNING', problem: null, finishedAt: null });
    });
  }

  /** Returns whether notes may be left. */
  private async batch({ teamId, runId }: RetentionTurn): Promise<boolean> {
    const due = await this.work.prepare(teamId, async ({ retention }) => {
      const run = await retention.run(runId);
      return run?.state === 'RUNNING' ? this.due(retention, run, await retention.rules()) : [];
    });
    // Edits on their way are deleted with the rest.
    for (const noteId of due) await this.rooms.flush(noteId);
    if (due.length === 0) return false;
    const { updates, keys } = await this.work.perform(teamId, (stores) => this.deleteDue(stores, teamId, runId));
    for (const { documentId, update } of updates) await this.rooms.deliver(teamId, documentId, update);
    // If this is interrupted, the cleanup of unowned bytes deletes them.
    for (const key of keys) await this.storage.delete(key);
    return true;
  }

  private async deleteDue(stores: Stores, teamId: Uuid, runId: Uuid): Promise<DeletedWords> {
    const { retention } = stores;
    // No hold is placed meanwhile.
    await retention.lock();
    const rules = await retention.rules();
    const run = await retention.run(runId);
    const due = run?.state === 'RUNNING' ? await this.due(retention, run, rules) : [];
    if (due.length === 0) return { notes: [], updates: [], keys: [] };
    const by = run!.askedBy ?? rules.workspace?.savedBy ?? [...rules.projects.values()][0]!.savedBy;
    const done = await deleteWords(stores, due, { teamId, by, workers: this.workers, now: this.clock.now() });
    await retention.addDeleted(runId, done.notes);
    return done;
  }

  private due(retention: RetentionStore, { projectId }: RetentionRun, rules: SavedRules): Promise<Uuid[]> {
    return retention.due({ by: dueBy(rules, this.clock.now()), projectId }, NOTES_AT_ONCE);
  }

  private async finish({ teamId, runId }: RetentionTurn): Promise<void> {
    await this.work.perform(teamId, async ({ retention, searchIndex, audit }) => {
      await retention.lock();
      const run = await retention.run(runId);
      if (run?.state !== 'RUNNING') return;
      const now = this.clock.now();
      const by = dueBy(await retention.rules(), now);
      const { held } = await retention.counted({ by, projectId: run.projectId });
      // Terms that occur nowhere else are deleted.
      for (let after: string | null = ''; after !== null;) after = await searchIndex.foldTerms(after, TERMS_AT_ONCE);
      await retention.saveRun({ ...run, state: 'DONE', held, finishedAt: now });
      const counts = (await retention.countsOf([runId])).get(runId) ?? {};
      await audit.record({
        actorId: run.askedBy,
        action: 'retention:run-ended',
        objectType: run.projectId === null ? 'workspace' : 'PROJECT',
        objectId: run.projectId ?? teamId,
        detail: { runId, held, ...counts },
      });
    });
  }
}
