import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type {
  DeletedNote,
  DueBy,
  PreviewCounts,
  SavedRule,
  SavedRules,
  RetentionCounts,
} from '@evident/domain/retention';

/** A hold as stored. */
export interface RetentionHold {
  readonly id: Uuid;
  readonly projectId: Uuid;
  /** Null holds all notes of the project. */
  readonly noteId: Uuid | null;
  readonly reason: string;
  readonly heldBy: Uuid;
  readonly heldAt: Date;
}

export interface RetentionRun {
  readonly id: Uuid;
  /** Null for all projects. */
  readonly projectId: Uuid | null;
  /** Null for the daily run. */
  readonly askedBy: Uuid | null;
  readonly state: 'RUNNING' | 'DONE' | 'FAILED';
  readonly problem: string | null;
  readonly rules: unknown;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly held: number;
}

/** Notes of one project, or of all. */
export interface DueIn {
  readonly by: DueBy;
  readonly projectId: Uuid | null;
}

export interface DueNote {
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  readonly title: string;
  readonly created: Date;
  readonly happened: Date;
  readonly held: boolean;
  readonly recordings: number;
  readonly highlights: number;
}

/** Rules, holds and runs of one team, inside a unit of work. Notes in the trash count. */
export interface RetentionStore {
  /** Serializes changes and deletions until the unit of work ends. Call it before reading what is to change. */
  lock(): Promise<void>;
  rules(): Promise<SavedRules>;
  /** Null removes the rule of a project. */
  saveRule(projectId: Uuid | null, rule: SavedRule | null): Promise<void>;
  /** Those of these projects that are not in the trash. */
  living(projectIds: readonly Uuid[]): Promise<Uuid[]>;
  /** Of one project, or of all. Without those on what is in the trash, which hold all the same. */
  holds(projectId: Uuid | null): Promise<RetentionHold[]>;
  hold(holdId: Uuid): Promise<RetentionHold | null>;
  /** False if there is one already. */
  addHold(hold: RetentionHold): Promise<boolean>;
  removeHold(holdId: Uuid): Promise<void>;
  /** The project of a note. */
  projectOf(noteId: Uuid): Promise<Uuid | null>;
  /** Due notes that no one holds, the oldest first. */
  due(within: DueIn, most: number): Promise<Uuid[]>;
  /** Due notes with those that are held, by date. */
  listed(within: DueIn, from: number, most: number): Promise<DueNote[]>;
  counted(within: DueIn): Promise<PreviewCounts>;
  /** Titles of those of these notes and projects that the actor can see, and that are not in the trash. */
  titles(actor: Actor, ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>>;
  names(memberIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>>;
  run(runId: Uuid): Promise<RetentionRun | null>;
  /** The run of this scope that has not ended. */
  openRun(projectId: Uuid | null): Promise<RetentionRun | null>;
  saveRun(run: RetentionRun): Promise<void>;
  /** The newest, at most `most`. */
  runs(most: number): Promise<RetentionRun[]>;
  countsOf(runIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, RetentionCounts>>;
  addDeleted(runId: Uuid, notes: readonly DeletedNote[]): Promise<void>;
  /** In the order of the notes' ids. */
  deletedIn(runId: Uuid, after: Uuid | null, most: number): Promise<DeletedNote[]>;
}

/** All workspaces. */
export interface RetentionDirectory {
  /** Workspaces with a rule. */
  withRules(): Promise<Uuid[]>;
}
