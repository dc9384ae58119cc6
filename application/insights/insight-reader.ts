import type { EvidenceView, InsightView, PublishedFilter } from '@evident/domain/insights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NoteReading } from '../notes/index.ts';

/** Insights as they are shown, of the projects the actor may see. */
export interface InsightReader {
  insight(actor: Actor, insightId: Uuid): Promise<InsightView | null>;
  /** The archived ones or the others, newest first. */
  ofProject(actor: Actor, projectId: Uuid, archived: boolean, page: PageRequest): Promise<Page<InsightView>>;
  /** Of all projects or of those in a folder and below it, latest publication first. */
  published(actor: Actor, filter: PublishedFilter, page: PageRequest): Promise<Page<InsightView>>;
  /** Those that rest on words of a person, newest first. */
  ofPerson(actor: Actor, personId: Uuid, page: PageRequest): Promise<Page<InsightView>>;
  reading(actor: Actor, insightId: Uuid): Promise<NoteReading | null>;
  /** Null when the insight is not to be seen. */
  evidence(actor: Actor, insightId: Uuid): Promise<EvidenceView | null>;
}
