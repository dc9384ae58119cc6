import type { Source } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { EmergingTheme, TaggedSource, Wrap, WrapPeriod } from '@evident/domain/wraps';

/** Words of a period that a wrap may quote. `tagIds` are empty for notes. */
export type WrapSource = Source & TaggedSource;

export interface WrappedProject {
  readonly id: Uuid;
  readonly title: string;
}

/** Wraps of one team and what they are written from, inside a unit of work. */
export interface WrapStore {
  /** Locks the wrap until the unit of work ends. */
  find(wrapId: Uuid): Promise<Wrap | null>;
  save(...wraps: Wrap[]): Promise<void>;
  remove(wrapId: Uuid): Promise<void>;
  /** Whether the weekly job has written one. Without a project, of the workspace. */
  hasWeekly(projectId: Uuid | null, since: Date): Promise<boolean>;
  /** Whether a member deleted the weekly wrap of the workspace. Known as long as that can be undone, at least a week. */
  wasWeeklyDeleted(since: Date): Promise<boolean>;
  /** The wraps of projects that a wrap of the workspace is put together from. */
  partsOf(wrapId: Uuid): Promise<Wrap[]>;
  projectTitle(projectId: Uuid): Promise<string | null>;
  /** Active projects in which highlights or notes were made, by title. */
  activeProjects(period: WrapPeriod): Promise<WrappedProject[]>;
  /** Words highlighted in a project in a period, newest first, at most `most`. */
  highlightsOf(projectId: Uuid, period: WrapPeriod, most: number): Promise<WrapSource[]>;
  /** Texts of the notes created in a project in a period, newest first, at most `most`. */
  notesOf(projectId: Uuid, period: WrapPeriod, most: number): Promise<WrapSource[]>;
  /** The tags of a project with highlights in a period or the one before. */
  tagCounts(projectId: Uuid, period: WrapPeriod): Promise<EmergingTheme[]>;
}

/** Wraps of all teams. */
export interface TeamsToWrap {
  /** Workspaces with activity in a period and no weekly wrap of it. */
  due(period: WrapPeriod): Promise<Uuid[]>;
}
