import {
  type AnalyticsSettings,
  type FigureList,
  type ItemFigures,
  type ItemReading,
  type ReadType,
  figuresSince,
  sumsSince,
} from '@evident/domain/analytics';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { JobQueue } from '../jobs/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import { Command, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ViewStore } from './view-store.ts';

type Work = UnitOfWork<{ viewCounts: ViewStore; audit: AuditLog }>;

/** Figures of notes and published insights that the actor can see. */
export interface ReadingReader {
  list(
    actor: Actor,
    of: { readonly type: ReadType; readonly list: FigureList; readonly since: Date },
    page: PageRequest,
  ): Promise<Page<ItemFigures>>;
  /** Null if the actor cannot see it. */
  item(actor: Actor, type: ReadType, objectId: Uuid, since: Date): Promise<ItemReading | null>;
}

/** Deletes what is too old, for all workspaces. */
export interface ViewCleanup {
  forget(readersBefore: Date, sumsBefore: Date): Promise<void>;
}

const SEEN = { scope: 'read', role: 'admin', access: 'visible', feature: 'analytics' } as const;

/** Lists the most read notes or insights, or those that no one read. */
export class ListItemFigures extends queryWith(SEEN)<
  { type: ReadType; list: FigureList; page: PageRequest },
  Page<ItemFigures>
> {}
export const ListItemFiguresHandler = answeredBy(
  ({ actor, type, list, page }: ListItemFigures, reading: ReadingReader, clock: Clock) =>
    reading.list(actor, { type, list, since: figuresSince(clock.now()) }, page),
);

/** Returns the reading of a note or insight by day, with its readers where the workspace allows names. */
export class GetItemReading extends queryWith({ scope: 'read', role: 'author', access: 'read', feature: 'analytics' })<
  { type: ReadType; objectId: Uuid },
  ItemReading
> {}
export const GetItemReadingHandler = answeredBy(
  ({ actor, type, objectId }: GetItemReading, reading: ReadingReader, clock: Clock) =>
    found(reading.item(actor, type, objectId, figuresSince(clock.now())), 'Nothing to count here'),
);

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

export const VIEW_UPKEEP: JobQueue<Record<string, never>> = { name: 'forget-views' };
/** Once a day at night, UTC. */
export const VIEW_UPKEEP_CRON = '37 3 * * *';

/** Deletes readers and sums that are too old. Sent by jobs only. */
export class ForgetViews extends Command {
  static readonly requires = WORKER;
}
export const ForgetViewsHandler = answeredBy((_: ForgetViews, cleanup: ViewCleanup, clock: Clock) =>
  cleanup.forget(figuresSince(clock.now()), sumsSince(clock.now())),
);
