import type { Uuid } from '../kernel/index.ts';

/** Specification, document 001, section 9. */
export const WRAP_TITLE_MAX = 500;
const WEEK_MS = 7 * 86_400_000;
const DAY_MS = 86_400_000;

/** From `since` up to, but without, `until`. */
export interface WrapPeriod {
  readonly since: Date;
  readonly until: Date;
}

/** A report on a week in a project or the whole workspace. */
export interface Wrap extends WrapPeriod {
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** Null for the workspace. */
  readonly projectId: Uuid | null;
  /** The wrap of the workspace that this one of a project is a part of. */
  readonly partOf: Uuid | null;
  readonly title: string;
  /** Written by the weekly job; at most one per project and week. Others were requested. */
  readonly weekly: boolean;
  readonly aiTextId: Uuid;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
}

/** The seven days before a moment. */
export const weekBefore = (until: Date): WrapPeriod => ({ since: new Date(until.getTime() - WEEK_MS), until });

/** The last full week: Monday to Sunday, UTC. */
export function lastFullWeek(now: Date): WrapPeriod {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return weekBefore(new Date(midnight - sinceMonday * DAY_MS));
}

/** The equally long period before another. */
export const periodBefore = ({ since, until }: WrapPeriod): WrapPeriod => ({
  since: new Date(2 * since.getTime() - until.getTime()),
  until: since,
});

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Such as “Why people leave: November 16 – November 22”. Long names are cut. */
export function wrapTitle(name: string, { since, until }: WrapPeriod): string {
  const days = `: ${DAY.format(since)} – ${DAY.format(new Date(until.getTime() - 1))}`;
  const points = [...name];
  const room = WRAP_TITLE_MAX - days.length;
  return (points.length > room ? `${points.slice(0, room - 1).join('')}…` : name) + days;
}
