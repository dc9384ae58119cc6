import { type Uuid, refuse } from '../kernel/index.ts';
import { type RetentionInterval, DAY_MS, demandLength, laterBy, lengthOf, passedSince } from './interval.ts';

/** The date from which a note ages: its creation, or the day that it happened. */
export const RETENTION_DATES = ['CREATED', 'HAPPENED'] as const;

export interface RetentionRule {
  readonly interval: RetentionInterval;
  readonly since: (typeof RETENTION_DATES)[number];
}

/** A rule as saved. Without a rule (`null`), everything is kept. */
export interface SavedRule {
  readonly rule: RetentionRule | null;
  /** Holds until `startsAt`. */
  readonly before: RetentionRule | null;
  readonly startsAt: Date;
  /** Of a workspace: projects can only set a shorter interval. */
  readonly enforced: boolean;
  readonly savedBy: Uuid;
  readonly savedAt: Date;
}

/** Rules of a workspace: its own, and those of projects that have one. */
export interface SavedRules {
  readonly workspace: SavedRule | null;
  readonly projects: ReadonlyMap<Uuid, SavedRule>;
}

/** Days until a stricter rule deletes for the first time (decided). */
export const GRACE_DAYS = 7;

export const ruleAt = (saved: SavedRule | null, now: Date): RetentionRule | null =>
  saved === null ? null : now >= saved.startsAt ? saved.rule : saved.before;

/** Whether a rule can delete notes that the other keeps. */
export const isStricter = (rule: RetentionRule | null, than: RetentionRule | null): boolean =>
  rule !== null && (than === null || rule.since !== than.since || lengthOf(rule.interval) < lengthOf(than.interval));

/** @throws Refusal `ValidationError` for a rule without length */
export function demandRule(rule: RetentionRule | null): void {
  if (rule !== null) demandLength(rule.interval);
}

/** @throws Refusal `UnprocessableContent` if the workspace enforces a rule that deletes earlier */
export function demandWithin(workspace: SavedRule | null, rule: RetentionRule | null): void {
  if (!workspace?.enforced || workspace.rule === null) return;
  if (rule === null || lengthOf(rule.interval) > lengthOf(workspace.rule.interval))
    refuse(
      'UnprocessableContent',
      'The rule of the workspace deletes earlier',
      'Choose a shorter interval. An admin can let projects set their own.',
    );
}

/** A rule to save. A stricter one starts after the days of grace, another one at once. */
export function savedRule(
  current: SavedRule | null,
  inForce: RetentionRule | null,
  wanted: Pick<SavedRule, 'rule' | 'enforced'>,
  { by, now }: { readonly by: Uuid; readonly now: Date },
): SavedRule {
  const saved = { ...wanted, savedBy: by, savedAt: now };
  // A change of the wording alone does not lengthen the days of grace.
  if (current !== null && !isStricter(wanted.rule, current.rule) && !isStricter(current.rule, wanted.rule))
    return { ...saved, before: current.before, startsAt: current.startsAt };
  return isStricter(wanted.rule, inForce)
    ? { ...saved, before: inForce, startsAt: new Date(now.getTime() + GRACE_DAYS * DAY_MS) }
    : { ...saved, before: null, startsAt: now };
}

/** Rules that hold for a project at a moment: one, or none, or both where the workspace enforces its own. */
export function rulesOf({ workspace, projects }: SavedRules, projectId: Uuid | null, now: Date): RetentionRule[] {
  const shared = ruleAt(workspace, now);
  const own = projectId === null ? undefined : projects.get(projectId);
  if (own === undefined) return shared ? [shared] : [];
  const rules = workspace?.enforced ? [shared, ruleAt(own, now)] : [ruleAt(own, now)];
  return rules.filter((rule) => rule !== null);
}

/** The rule with the shortest interval; null without one. */
export const strictest = (rules: readonly RetentionRule[]): RetentionRule | null =>
  rules.toSorted((one, other) => lengthOf(one.interval) - lengthOf(other.interval))[0] ?? null;

/** Notes with such a date, or an earlier one, are due. Null if no rule looks at the date. */
export interface DueDates {
  readonly created: Date | null;
  readonly happened: Date | null;
}

/** Due dates at a moment. @param by the rules that hold then */
export function dueDates(by: readonly RetentionRule[], now: Date): DueDates {
  const latest = (since: RetentionRule['since']): Date | null =>
    by
      .filter((rule) => rule.since === since)
      .map(({ interval }) => passedSince(interval, now))
      .reduce<Date | null>((late, date) => (late === null || date > late ? date : late), null);
  return { created: latest('CREATED'), happened: latest('HAPPENED') };
}

/** Dates of a note from which it ages. */
export interface NoteDates {
  readonly created: Date;
  readonly happened: Date;
}

/** The earliest moment at which one of the rules deletes; null without a rule. */
export function dueAt(rules: readonly RetentionRule[], { created, happened }: NoteDates): Date | null {
  return rules
    .map(({ interval, since }) => laterBy(interval, since === 'CREATED' ? created : happened))
    .reduce<Date | null>((soon, date) => (soon === null || date < soon ? date : soon), null);
}

/** The due dates of a workspace: of projects with a rule of their own, and of all others. */
export interface DueBy {
  readonly projects: readonly ({ readonly projectId: Uuid } & DueDates)[];
  readonly others: DueDates;
}

/** @param at when the notes are to be due @param now when the rules hold */
export const dueBy = (rules: SavedRules, at: Date, now: Date = at): DueBy => ({
  projects: [...rules.projects.keys()].map((projectId) => ({
    projectId,
    ...dueDates(rulesOf(rules, projectId, now), at),
  })),
  others: dueDates(rulesOf(rules, null, now), at),
});

const OPEN: Pick<SavedRule, 'before' | 'startsAt'> = { before: null, startsAt: new Date(0) };

/** The rules as if one of them was in force already; null removes the rule of a project. */
export function withRule(
  { workspace, projects }: SavedRules,
  projectId: Uuid | null,
  wanted: Pick<SavedRule, 'rule' | 'enforced'> | null,
): SavedRules {
  const saved = wanted && { ...wanted, ...OPEN, savedBy: '', savedAt: OPEN.startsAt };
  if (projectId === null) return { workspace: saved, projects };
  const others = [...projects].filter(([id]) => id !== projectId);
  return { workspace, projects: new Map(saved ? [...others, [projectId, saved]] : others) };
}
