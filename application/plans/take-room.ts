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

/**
 * Makes a change, such as an undo, and counts afterwards, for changes whose effect on the limits is not known in advance.
 * Refuses if the change used more of a limit and the plan has no room for it. Locks the plan as {@link takeRoom} does.
 * @throws PlanRefusal
 */
export async function withinRoom<L extends Limit, T>(
  { workspacePlans }: RoomStores,
  { counts }: Counting<L>,
  now: Date,
  change: () => Promise<T>,
): Promise<T> {
  if (!(await workspacePlans.read())) return change();
  const before = new Map<L, number>();
  for (const limit of counts) before.set(limit, await workspacePlans.used(limit, now));
  const changed = await change();
  const plan = await workspacePlans.find();
  for (const [limit, used] of before) {
    const more = (await workspacePlans.used(limit, now)) - used;
    if (plan && more > 0) demandRoom(plan, limit, { used, more }, now);
  }
  return changed;
}

/** Limits of what the trash and undo can bring back. */
export const BROUGHT_BACK = {
  counts: ['projects', 'folders', 'templates', 'extensions', 'tagBoards'],
} as const satisfies Counting<Limit>;
