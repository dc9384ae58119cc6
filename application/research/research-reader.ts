import type { AskedScope } from '@evident/domain/conversations';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NoteRead, ResearchBudget, ResearchStep, ResearchSummary } from '@evident/domain/research';

export interface FoundResearch extends ResearchSummary {
  readonly budget: ResearchBudget;
  readonly aiTextId: Uuid;
  readonly steps: readonly { readonly step: ResearchStep; readonly finishedAt: Date }[];
  /** Titles of the notes in the steps that the actor can see. */
  readonly noteTitles: ReadonlyMap<Uuid, string>;
}

/** The actor's own research, and the notes that it reads. */
export interface ResearchReader {
  /** Newest first. */
  list(actor: Actor, page: PageRequest): Promise<Page<ResearchSummary>>;
  research(actor: Actor, researchId: Uuid): Promise<FoundResearch | null>;
  /** Whether the actor can see the folder, project or note. */
  canSee(actor: Actor, scope: AskedScope): Promise<boolean>;
  /** The whole texts of visible notes that are not archived, by id; keyed by id. */
  notes(actor: Actor, noteIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, NoteRead>>;
}
