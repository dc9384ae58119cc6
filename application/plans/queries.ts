import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  LIMIT_NAMES,
  type Limit,
  OFFERED,
  type PlanView,
  UNLIMITED_VIEW,
  type WorkspacePlanView,
  viewPlan,
  viewWorkspacePlan,
} from '@evident/domain/plans';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { Query, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RoomStores } from './take-room.ts';

/** The features and limits of the workspace's plan, each with its reason, and how much is used. */
export class GetWorkspacePlan extends Query<WorkspacePlanView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const GetWorkspacePlanHandler = answeredBy(
  async ({ actor }: GetWorkspacePlan, work: UnitOfWork<RoomStores>, clock: Clock): Promise<WorkspacePlanView> => {
    const { plan } = actor;
    if (!plan) return UNLIMITED_VIEW;
    const now = clock.now();
    return work.perform(actor.teamId, async ({ workspacePlans }) => {
      const used = {} as Record<Limit, number>;
      for (const limit of LIMIT_NAMES) used[limit] = await workspacePlans.used(limit, now);
      return viewWorkspacePlan(plan, used, now);
    });
  },
);

/** The plans that can be bought, cheapest first. */
export class ListPlans extends Query<{ items: PlanView[] }> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListPlansHandler = answeredBy(async ({ actor }: ListPlans) => {
  if (!actor.plan) notFound('Plans');
  return { items: OFFERED.map(viewPlan) };
});
