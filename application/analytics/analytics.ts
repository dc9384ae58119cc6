import type { AnalyticsSettings } from '@evident/domain/analytics';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ViewStore } from './view-store.ts';

type Work = UnitOfWork<{ viewCounts: ViewStore; audit: AuditLog }>;

/** Returns whether reading is counted, and whether readers are named. */
export class GetAnalyticsSettings extends queryWith({ scope: 'read', role: 'admin' })<object, AnalyticsSettings> {}
export const GetAnalyticsSettingsHandler = answeredBy(({ actor }: GetAnalyticsSettings, work: Work) =>
  work.perform(actor.teamId, ({ viewCounts }) => viewCounts.settings()),
);

/** Turns counting or names on or off. Turning it off needs no feature of the plan. */
export class SetAnalyticsSettings extends commandWith({ scope: 'write', role: 'admin', feature: 'analytics' })<{
  settings: AnalyticsSettings;
}> {
  get needsFeature(): boolean {
    return this.settings.enabled || this.settings.names;
  }
}
export const SetAnalyticsSettingsHandler = answeredBy(
  ({ actor, settings }: SetAnalyticsSettings, work: Work, clock: Clock) =>
    work.perform(actor.teamId, async ({ viewCounts, audit }) => {
      const from = await viewCounts.settings();
      if (from.enabled === settings.enabled && from.names === settings.names) return;
      await viewCounts.save(settings, clock.now());
      await audit.record({
        actorId: actor.userId,
        action: 'analytics:changed',
        objectType: 'workspace',
        objectId: actor.teamId,
        detail: { from, to: settings },
      });
    }),
);

/** Deletes everything that is stored about reading. It cannot be undone. */
export class DeleteAnalyticsData extends commandWith({ scope: 'write', role: 'admin' })<object> {}
export const DeleteAnalyticsDataHandler = answeredBy(({ actor }: DeleteAnalyticsData, work: Work) =>
  work.perform(actor.teamId, async ({ viewCounts, audit }) => {
    await viewCounts.deleteAll();
    await audit.record({
      actorId: actor.userId,
      action: 'analytics:deleted',
      objectType: 'workspace',
      objectId: actor.teamId,
    });
  }),
);
