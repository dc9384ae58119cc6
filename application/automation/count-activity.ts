import {
  ACTIVITY_DAYS,
  type ActivityCounts,
  DRY_RUN_DAYS,
  type MemberActivity,
  engagementScore,
} from '@evident/domain/automation';
import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';

/** Members whose activity is stored in one transaction. */
const AT_ONCE = 500;
const DAY_MS = 86_400_000;

export interface ActivityTurn {
  readonly teamId: Uuid;
  /** `yyyy-mm-dd`. */
  readonly day: string;
}
export const COUNT_ACTIVITY: JobQueue<ActivityTurn> = { name: 'count-activity' };

export type CountedMember = ActivityCounts & Pick<MemberActivity, 'memberId' | 'theme'>;

/** The activity of one team, inside a unit of work. */
export interface ActivityStore {
  /** Current members who joined before a day and have no reckoning of it, with their counts since a moment. */
  uncounted(day: string, since: Date): Promise<CountedMember[]>;
  /** Returns the ids of those that were stored. A member who has a reckoning of the day gets no second one. */
  add(activities: readonly MemberActivity[]): Promise<readonly Uuid[]>;
  /** Deletes older reckonings, and those of former members. */
  forget(before: Date): Promise<void>;
}

/** Counts what each member did in the last days and announces it, once for each member and day. Sent by jobs only. */
export class CountActivity extends Command {
  static readonly requires = WORKER;

  constructor(readonly turn: ActivityTurn) {
    super();
  }
}
export const CountActivityHandler = answeredBy(
  async (
    { turn: { teamId, day } }: CountActivity,
    work: UnitOfWork<{ activities: ActivityStore; outbox: Outbox }>,
    ids: Ids,
    clock: Clock,
  ) => {
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const members = await work.perform(teamId, async ({ activities }) => {
      await activities.forget(before(DRY_RUN_DAYS));
      return activities.uncounted(day, before(ACTIVITY_DAYS));
    });
    for (let from = 0; from < members.length; from += AT_ONCE)
      await work.perform(teamId, async ({ activities, outbox }) => {
        const batch = members.slice(from, from + AT_ONCE).map((member): MemberActivity => {
          const engagement = engagementScore(member);
          return { ...member, id: ids.newId(), teamId, day, engagementScore: engagement, createdAt: now };
        });
        const added = await activities.add(batch);
        await outbox.announce(...added.map((activityId) => activityCounted(teamId, activityId)));
      });
  },
);

const activityCounted = (teamId: Uuid, activityId: Uuid): DomainEvent => ({
  name: 'user:activity',
  teamId,
  payload: { activityId },
});
