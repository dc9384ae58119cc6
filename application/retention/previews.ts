import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  DAY_MS,
  GRACE_DAYS,
  type RetentionPreview,
  type RetentionRule,
  type SavedRules,
  demandRule,
  dueAt,
  dueBy,
  isStricter,
  ruleAt,
  rulesOf,
  withRule,
} from '@evident/domain/retention';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { RetentionStore } from './retention-store.ts';

type Work = UnitOfWork<{ retention: RetentionStore; projectAccess: ProjectAccess }>;

/** A rule that is tried; absent tries the saved one. */
export interface TriedRule {
  readonly rule?: RetentionRule;
  readonly enforced?: boolean;
  /** The position of the first note. */
  readonly from?: number;
}

const DAYS = 30;
const ITEMS = 50;

/** Lists the notes that a rule of the workspace would delete. Deletes nothing. */
export class PreviewRetention extends queryWith({ scope: 'read', role: 'admin' })<
  { tried: TriedRule },
  RetentionPreview
> {}
export const PreviewRetentionHandler = answeredBy(({ actor, tried }: PreviewRetention, work: Work, clock: Clock) =>
  work.perform(actor.teamId, ({ retention }) => previewed(retention, actor, null, tried, clock.now())),
);

/** Lists the notes that a rule of a project would delete. Deletes nothing. */
export class PreviewProjectRetention extends queryWith({ scope: 'read', access: 'manage' })<
  { projectId: Uuid; tried: TriedRule },
  RetentionPreview
> {}
export const PreviewProjectRetentionHandler = answeredBy(
  ({ actor, projectId, tried }: PreviewProjectRetention, work: Work, clock: Clock) =>
    work.perform(actor.teamId, async ({ retention, projectAccess }) => {
      await demand(projectAccess, actor, projectId, 'manage');
      return previewed(retention, actor, projectId, tried, clock.now());
    }),
);

async function previewed(
  retention: RetentionStore,
  actor: Actor,
  projectId: Uuid | null,
  { rule, enforced, from = 0 }: TriedRule,
  now: Date,
): Promise<RetentionPreview> {
  if (rule) demandRule(rule);
  const saved = await retention.rules();
  const current = (projectId === null ? null : saved.projects.get(projectId)) ?? saved.workspace;
  const own = projectId === null ? saved.workspace : (saved.projects.get(projectId) ?? null);
  const wanted = rule ? { rule, enforced: enforced ?? current?.enforced ?? false } : own;
  // As if its days of grace were over.
  const rules = wanted ? withRule(saved, projectId, wanted) : saved;
  const nextAt = firstRun(saved, projectId, rule, now);
  const within = (at: Date) => ({ by: dueBy(rules, at), projectId });
  const month = new Date(now.getTime() + DAYS * DAY_MS);
  const notes = await retention.listed(within(month), from, ITEMS + 1);
  const titles = await retention.titles(
    actor,
    notes.map(({ noteId }) => noteId),
  );
  return {
    now: await retention.counted(within(now)),
    next: await retention.counted(within(nextAt)),
    month: await retention.counted(within(month)),
    nextAt: nextAt.toISOString(),
    items: notes.slice(0, ITEMS).map(({ noteId, projectId: of, held, recordings, highlights, ...dates }) => ({
      noteId,
      projectId: of,
      title: titles.get(noteId) ?? null,
      dueAt: dueAt(rulesOf(rules, of, month), dates)!.toISOString(),
      held,
      recordings,
      highlights,
    })),
    more: notes.length > ITEMS ? from + ITEMS : null,
  };
}

/** The first run of a rule: after the days of grace if it deletes more than the one in force, or else the next night. */
function firstRun(saved: SavedRules, projectId: Uuid | null, tried: RetentionRule | undefined, now: Date): Date {
  const current = (projectId === null ? null : saved.projects.get(projectId)) ?? saved.workspace;
  const startsAt = tried
    ? isStricter(tried, ruleAt(current, now)) && !(current && !isStricter(tried, current.rule))
      ? new Date(now.getTime() + GRACE_DAYS * DAY_MS)
      : now
    : (current?.startsAt ?? now);
  return nightAfter(startsAt > now ? startsAt : now);
}

/** The daily run is at 4:11 UTC. */
export function nightAfter(moment: Date): Date {
  const night = new Date(moment);
  night.setUTCHours(4, 11, 0, 0);
  return night > moment ? night : new Date(night.getTime() + DAY_MS);
}
