import type { Uuid } from '@evident/domain/kernel';
import { type Signal, severityOf } from '@evident/domain/oversight';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { AlertStore } from './alert-store.ts';

export interface RaisingStores {
  readonly alerts: AlertStore;
  readonly outbox: Outbox;
}

/** Raises alerts, and announces new ones that are severe. */
export async function raise(
  { alerts, outbox }: RaisingStores,
  ids: Ids,
  teamId: Uuid,
  signals: readonly Signal[],
): Promise<void> {
  for (const signal of signals) {
    const alertId = ids.newId();
    if ((await alerts.raise(alertId, signal)) && severityOf(signal.kind) === 'HIGH')
      await outbox.announce({ name: 'alert:opened', teamId, payload: { alertId, kind: signal.kind } });
  }
}

export const ofWorkspace = (kind: Signal['kind'], teamId: Uuid, at: Date): Signal => ({
  kind,
  subjectType: 'workspace',
  subjectId: teamId,
  actorId: null,
  at,
});
