import type {
  ActionOf,
  AutomatedObject,
  Automation,
  AutomationRun,
  AutomationRunView,
  AutomationView,
  Facts,
  HappeningEvent,
  NameOf,
} from '@evident/domain/automation';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { NotifiedType } from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';
import type { CountedStore } from '../saved-things/index.ts';

/** Rules of one team with their runs, inside a unit of work. */
export interface AutomationStore extends CountedStore<Automation> {
  /** Active rules that follow an event, not locked. */
  following(event: HappeningEvent): Promise<Automation[]>;
  /** The member as they are now; null if they have left. */
  memberNow(memberId: Uuid): Promise<Actor | null>;
  /** Those of the ids that are current members. */
  membersAmong(ids: readonly Uuid[]): Promise<Uuid[]>;
  /** False if the rule has a run for this occasion already. */
  addRun(run: AutomationRun): Promise<boolean>;
  /** Locked. */
  findRun(runId: Uuid): Promise<AutomationRun | null>;
  saveRun(run: AutomationRun): Promise<void>;
  /** Starts of a rule by single events since a moment, counted up to `most`. */
  countStarts(automationId: Uuid, since: Date, most: number): Promise<number>;
  /** Deletes runs that were created before a moment, at most `most`. */
  forgetRuns(before: Date, most: number): Promise<void>;
}

/** Rules that an actor sees: their own, and all of the workspace for admins. */
export interface AutomationReader {
  /** Newest first. */
  list(actor: Actor, page: PageRequest): Promise<Page<AutomationView>>;
  automation(actor: Actor, automationId: Uuid): Promise<AutomationView | null>;
  /** Newest first. */
  runs(actor: Actor, automationId: Uuid, page: PageRequest): Promise<Page<AutomationRunView>>;
  /** Names of members, destinations, and of projects, fields, options and tags that the actor can see. */
  names(actor: Actor, ids: readonly Uuid[]): Promise<NameOf>;
}

/** The object that actions of a rule change. */
export interface EventTarget {
  readonly type: AutomatedObject;
  readonly id: Uuid;
  readonly projectId: Uuid;
}

/** The object that notifications of a rule are about. `projectId` is null outside of projects. */
export interface EventSubject {
  readonly type: NotifiedType;
  readonly id: Uuid;
  readonly projectId: Uuid | null;
}

/** An object of an event with the values of the event's fields. */
export interface EventObject {
  /** Of the note, insight, project, import or reckoning of a member. */
  readonly sourceId: Uuid;
  /** Null for an event without an object to change. */
  readonly target: EventTarget | null;
  /** Notifications lead to it, and reach only members who see it. Null for an event about a member. */
  readonly subject: EventSubject | null;
  readonly title: string;
  /** When the event happened. */
  readonly at: Date;
  readonly facts: Facts;
}

/** Objects of events that an actor can see. */
export interface EventObjects {
  among(actor: Actor, event: HappeningEvent, sourceIds: readonly Uuid[]): Promise<EventObject[]>;
  /** The latest first, at most `most`. */
  since(actor: Actor, event: HappeningEvent, since: Date, most: number): Promise<EventObject[]>;
}

/** The actions that are operations of other capabilities. */
export type ObjectAction = ActionOf<'setField' | 'moveToProject' | 'applyTag' | 'startSummary'>;

export interface ActionTry {
  readonly key: string;
  readonly depth: number;
}

/** Carries out actions on an object as a member, with the rights that the member has. */
export interface ObjectActions {
  /**
   * Takes effect once for each key, however often it is tried. `depth` is that of the events that it announces.
   * @throws Refusal as the operation
   */
  carryOut(actor: Actor, of: ActionTry, target: EventTarget, action: ObjectAction): Promise<void>;
}
