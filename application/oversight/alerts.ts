import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import { type AlertFilter, demandState } from '@evident/domain/oversight';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AlertPage, AlertReader, AlertStore } from './alert-store.ts';

type Work = UnitOfWork<{ alerts: AlertStore; audit: AuditLog }>;

/** Lists alerts, the latest first. */
export class ListAlerts extends queryWith({ scope: 'read', role: 'admin' })<
  { filter: AlertFilter; page: { limit: number; after: string | null; before: string | null } },
  AlertPage
> {}
export const ListAlertsHandler = answeredBy(({ actor, filter, page }: ListAlerts, alerts: AlertReader) =>
  alerts.list(actor, filter, page),
);

/** Resolves an alert with a note. */
export class ResolveAlert extends commandWith({ scope: 'write', role: 'admin' })<{
  alertId: Uuid;
  note: string | null;
}> {}
export const ResolveAlertHandler = answeredBy(({ actor, alertId, note }: ResolveAlert, work: Work, clock: Clock) =>
  work.perform(actor.teamId, async ({ alerts, audit }) => {
    const alert = (await alerts.find(alertId)) ?? notFound('Alert');
    demandState(alert, 'open');
    await alerts.resolve(alertId, actor.userId, note?.trim() || null, clock.now());
    await audit.record({
      actorId: actor.userId,
      action: 'alert:resolved',
      objectType: 'alert',
      objectId: alertId,
      detail: { kind: alert.kind },
    });
  }),
);

/** Opens a resolved alert again. */
export class ReopenAlert extends commandWith({ scope: 'write', role: 'admin' })<{ alertId: Uuid }> {}
export const ReopenAlertHandler = answeredBy(({ actor, alertId }: ReopenAlert, work: Work) =>
  work.perform(actor.teamId, async ({ alerts, audit }) => {
    const alert = (await alerts.find(alertId)) ?? notFound('Alert');
    demandState(alert, 'resolved');
    if (!(await alerts.reopen(alertId)))
      refuse('InvalidOperation', 'It happened again since', 'A newer alert about the same is open.');
    await audit.record({
      actorId: actor.userId,
      action: 'alert:reopened',
      objectType: 'alert',
      objectId: alertId,
      detail: { kind: alert.kind },
    });
  }),
);
