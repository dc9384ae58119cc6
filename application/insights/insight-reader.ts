import type { Clause } from '@evident/domain/filters';
import type { EvidenceView, InsightView, PublishedFilter } from '@evident/domain/insights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NoteReading } from '../notes/index.ts';

/** Published insights under a clause. */
export interface PublishedList extends Pick<PublishedFilter, 'folderId'> {
  readonly clause: Clause;
}

/** Insights for display, in projects visible to the actor. */
export interface InsightReader {
  insight(actor: Actor, insightId: Uuid): Promise<InsightView | null>;
  /** Those under a clause, newest first. */
  ofProject(actor: Actor, projectId: Uuid, clause: Clause, page: PageRequest): Promise<Page<InsightView>>;
  /** Of all projects or of a folder and its subfolders, latest publication first. */
  published(actor: Actor, list: PublishedList, page: PageRequest): Promise<Page<InsightView>>;
  /** Those that rest on words of a person, newest first. */
  ofPerson(actor: Actor, personId: Uuid, page: PageRequest): Promise<Page<InsightView>>;
  /** The published insight that is the home page; null if the actor cannot see it, or for the default page. */
  home(actor: Actor): Promise<InsightView | null>;
  reading(actor: Actor, insightId: Uuid): Promise<NoteReading | null>;
  /** Of those insights that are visible to the actor. */
  evidence(actor: Actor, insightIds: readonly Uuid[]): Promise<Map<Uuid, EvidenceView>>;
}
