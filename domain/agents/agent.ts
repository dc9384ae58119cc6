import type { DocSource } from '../ai-docs/index.ts';
import type { Limit, Uuid } from '../kernel/index.ts';
import type { SummaryFramework } from '../summaries/index.ts';
import type { AgentSchedule } from './schedule.ts';

/** A saved instruction that writes a doc from its sources, when it is run and on a schedule. */
export interface Agent {
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** Of its sources and docs. */
  readonly projectId: Uuid;
  readonly title: string;
  readonly instruction: string;
  readonly sources: readonly DocSource[];
  /** Null: as the instruction says. */
  readonly framework: SummaryFramework | null;
  readonly language: string | null;
  readonly schedule: AgentSchedule;
  /** False: paused or stopped; only members run it. */
  readonly active: boolean;
  /** Why the product stopped it; null if it is active or a member paused it. */
  readonly stoppedReason: string | null;
  readonly nextRunAt: Date | null;
  /** Its runs read what this member can see. */
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** Agents of one project at most (decided). */
const AGENTS_MAX = 50;
export const AGENT_LIMIT: Limit = {
  most: AGENTS_MAX,
  title: `A project has at most ${AGENTS_MAX} agents`,
  advice: 'Delete some that are not used.',
};

/** An agent that cannot run any more, until a member starts it again. */
export const stopped = (agent: Agent, reason: string, now: Date): Agent => ({
  ...agent,
  active: false,
  stoppedReason: reason,
  nextRunAt: null,
  updatedAt: now,
});

/** Such as “Churn signals – Nov 23, 2026”, in the time zone of the schedule. */
export const docTitleOf = ({ title, schedule: { timeZone } }: Pick<Agent, 'title' | 'schedule'>, at: Date): string =>
  `${title} – ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(at)}`;
