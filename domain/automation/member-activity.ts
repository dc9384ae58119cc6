import type { Uuid } from '../kernel/index.ts';
import type { Preferences } from '../preferences/index.ts';

/** Counts of the work of a member in the days before a reckoning: non-negative integers. */
export interface ActivityCounts {
  /** Notes that the member opened. */
  readonly notesRead: number;
  /** Highlights that the member created and that still exist. */
  readonly highlights: number;
  /** Insights that the member created and that still exist. */
  readonly insights: number;
  /** Sessions that the member used and has not signed out of. */
  readonly sessions: number;
}

/** The reckoning of a member on one day. */
export interface MemberActivity extends ActivityCounts {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly memberId: Uuid;
  /** `yyyy-mm-dd`, in UTC. */
  readonly day: string;
  readonly engagementScore: number;
  readonly theme: Preferences['theme'];
  readonly createdAt: Date;
}

/** Days that a reckoning looks back (decided). */
export const ACTIVITY_DAYS = 7;

/** The points of each count, and the count that gives all of them (decided). The points add up to 100. */
const SHARES: Readonly<Record<keyof ActivityCounts, { readonly points: number; readonly all: number }>> = {
  notesRead: { points: 40, all: 20 },
  highlights: { points: 30, all: 20 },
  insights: { points: 20, all: 2 },
  sessions: { points: 10, all: 2 },
};

/** From 0 to 100 with one decimal. A higher count never lowers it. */
export function engagementScore(counts: ActivityCounts): number {
  const points = Object.entries(SHARES).map(
    ([name, { points: most, all }]) => most * Math.min(counts[name as keyof ActivityCounts] / all, 1),
  );
  return Math.round(points.reduce((sum, one) => sum + one, 0) * 10) / 10;
}

/** Hours after midnight (UTC) from which a day is reckoned. */
const NIGHT_HOURS = 2;

/** The day whose reckoning is due at a moment, as `yyyy-mm-dd` in UTC. */
export const activityDay = (at: Date): string =>
  new Date(at.getTime() - NIGHT_HOURS * 3_600_000).toISOString().slice(0, 10);
