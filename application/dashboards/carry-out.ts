import type { DashboardChange } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UndoStore } from '../undo/index.ts';
import type { DashboardStore } from './dashboard-store.ts';
import { dashboardChanged } from './events.ts';

/** Stores that changes of dashboards need. */
export interface DashboardStores {
  dashboards: DashboardStore;
  outbox: Outbox;
  undo: UndoStore;
}

export const DASHBOARD_CHANGES = 'dashboards:changed';

/** A change with the words of its notice. */
export interface LabeledChange extends DashboardChange {
  readonly label: string;
  /** The project of a chart, whose members alone can see the notice. */
  readonly projectId?: Uuid | null;
}

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  { dashboards, outbox, undo }: DashboardStores,
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  { before, after, label, projectId = null }: LabeledChange,
): Promise<Uuid> {
  if (after) await dashboards.save({ ...after, updatedAt: clock.now() });
  else await dashboards.remove(before.id);
  await outbox.announce(dashboardChanged(actor, after ?? before, before.shared));
  const undoId = ids.newId();
  await undo.keep({
    id: undoId,
    memberId: actor.userId,
    projectId,
    label,
    kind: DASHBOARD_CHANGES,
    before: { before, after },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return undoId;
}
