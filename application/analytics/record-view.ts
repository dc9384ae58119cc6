import { countedView, isReadType } from '@evident/domain/analytics';
import type { Actor } from '@evident/domain/permissions';
import { entitlements } from '@evident/domain/plans';
import type { ItemRef } from '@evident/domain/projects';
import type { ViewStore } from './view-store.ts';

/** Counts a visit of a note or insight, where analytics are on and part of the plan. */
export async function recordView(views: ViewStore, actor: Actor, { type, id }: ItemRef, now: Date): Promise<void> {
  if (!isReadType(type)) return;
  if (actor.plan && !entitlements(actor.plan, now).features.analytics) return;
  if (!(await views.settings()).enabled) return;
  const { view, reader } = countedView(await views.lastRead(actor.userId, id), now);
  if (view) await views.count(actor.userId, type, id, reader, now);
}
