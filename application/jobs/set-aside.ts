import type { Uuid } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { LostJob, JobQueue, SetAside } from './jobs.ts';

/** A job that is started again only by hand. */
export interface SetAsideJob extends LostJob<object> {
  readonly teamId: Uuid;
  /** With its retries and timeout, for the next time. */
  readonly queue: JobQueue<object>;
  readonly setAsideAt: Date;
}

export interface SetAsideJobStore {
  /** Has no effect if it is stored already. */
  add(job: SetAsideJob): Promise<void>;
  /** Newest first, at most 100. */
  list(): Promise<SetAsideJob[]>;
  /** Locks it. */
  find(id: Uuid): Promise<SetAsideJob | null>;
  remove(id: Uuid): Promise<void>;
}

export type SetAsideWork = UnitOfWork<{ readonly setAsideJobs: SetAsideJobStore }>;

/** Stores jobs for the administrators of their workspace. Jobs of the installation come back with their schedule. */
export const settingAside =
  (work: SetAsideWork, clock: Clock): SetAside =>
  async (queue, { id, payload, group, key, priority, loss }) => {
    const teamId = teamOf(payload);
    if (teamId === null) return;
    const job = { id, teamId, queue, payload, group, key, priority, loss, setAsideAt: clock.now() };
    await work.perform(teamId, ({ setAsideJobs }) => setAsideJobs.add(job));
  };

/** The workspace of a job, or of the event that a reaction handles. */
function teamOf(payload: object): Uuid | null {
  const { teamId, event } = payload as { readonly teamId?: Uuid; readonly event?: { readonly teamId: Uuid } };
  return teamId ?? event?.teamId ?? null;
}
