import type { AiDoc, AiDocFilter, AiDocSummary, AiDocView } from '@evident/domain/ai-docs';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NoteReading } from '../notes/index.ts';

/** A doc as it is read, without its text and what follows from it. */
export interface FoundAiDoc
  extends
    AiDocSummary,
    Pick<AiDocView, 'prompt' | 'language' | 'sources' | 'version'>,
    Pick<AiDoc, 'textId' | 'filledTextId' | 'filledSeq' | 'read'> {
  readonly lastSeq: number;
}

/** Docs in projects visible to the actor. */
export interface AiDocReader {
  /** Latest first. */
  list(actor: Actor, filter: AiDocFilter, page: PageRequest): Promise<Page<AiDocSummary>>;
  doc(actor: Actor, docId: Uuid): Promise<FoundAiDoc | null>;
  reading(actor: Actor, docId: Uuid): Promise<NoteReading | null>;
}
