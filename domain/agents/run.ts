import type { WritingState } from '../evidence/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { SummarizedSource } from '../summaries/index.ts';

/** WRITING: its doc is started, and the state of the doc's text holds. */
export const RUN_STATES = ['WAITING', 'WRITING', 'SKIPPED', 'FAILED', 'CANCELLED'] as const;

export interface AgentRun {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly agentId: Uuid;
  readonly state: (typeof RUN_STATES)[number];
  readonly reason: string | null;
  /** When it was to run; null if a member started it. */
  readonly dueAt: Date | null;
  readonly startedBy: Uuid | null;
  readonly docId: Uuid | null;
  readonly textId: Uuid | null;
  /** The sources that it read. */
  readonly read: readonly SummarizedSource[];
  readonly createdAt: Date;
}

/** As shown. SKIPPED: nothing was new since the last run. */
export const SHOWN_RUN_STATES = ['WAITING', 'WORKING', 'DONE', 'SKIPPED', 'FAILED', 'CANCELLED'] as const;
export type ShownRunState = (typeof SHOWN_RUN_STATES)[number];

export function shownState(state: AgentRun['state'], text: WritingState | null): ShownRunState {
  if (state !== 'WRITING') return state;
  return text === null ? 'DONE' : text;
}

/** Whether two readings are of the same words. */
export function isSameReading(one: readonly SummarizedSource[], other: readonly SummarizedSource[]): boolean {
  const names = (read: readonly SummarizedSource[]) => read.map(({ type, id, digest }) => `${type} ${id} ${digest}`);
  const known = new Set(names(one));
  return one.length === other.length && names(other).every((name) => known.has(name));
}
