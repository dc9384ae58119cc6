import { type Limit, demandRoom } from '@evident/domain/plans';
import type { WorkspacePlanStore } from './workspace-plan-store.ts';

export interface RoomStores {
  workspacePlans: WorkspacePlanStore;
}

/** The part of a message's requirement that names the limits it counts towards. */
export interface Counting<L extends Limit> {
  readonly counts: readonly L[];
}

/**
 * Refuses unless the plan has room for `more`, before they are stored in the same transaction. Others who count towards
 * any limit of the workspace wait until it ends, so the limit holds exactly. Only limits that the requirement of the
 * message declares compile, because the contract shows them.
 * @throws PlanRefusal
 */
export async function takeRoom<L extends Limit>(
  { workspacePlans }: RoomStores,
  _requires: Counting<L>,
  limit: NoInfer<L>,
  now: Date,
  more = 1,
): Promise<void> {
  const plan = await workspacePlans.find();
  if (plan && more > 0) demandRoom(plan, limit, { used: await workspacePlans.used(limit, now), more }, now);
}
