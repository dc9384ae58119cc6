import { type Layout, layOut } from '@evident/domain/content';
import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Suggestion, TaggedText } from '@evident/domain/suggestions';
import { type DocumentWorkers, openSince } from '../content/index.ts';
import { type MarkingStores, demandMarkUp } from '../highlights/index.ts';
import type { NoteStore } from '../notes/index.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { SuggestionStore } from './suggestion-store.ts';

export type SuggestingStores = MarkingStores & {
  suggestions: SuggestionStore;
  notes: NoteStore;
  projectAccess: ProjectAccess;
};

/** A note as it is now, with everything that suggestions depend on. */
export interface NoteToRead {
  readonly teamId: Uuid;
  readonly language: string | null;
  readonly layout: Layout;
  readonly highlights: readonly Highlight[];
  readonly suggestions: readonly Suggestion[];
  readonly tagged: readonly TaggedText[];
}

/** Highlights of a project that are compared, newest first (decided). */
export const COMPARED_MAX = 2000;

/** @throws Refusal as {@link demandMarkUp} does */
export async function readNote(
  stores: SuggestingStores,
  workers: DocumentWorkers,
  actor: Actor,
  noteId: Uuid,
): Promise<NoteToRead> {
  const { projectId } = await demandMarkUp(stores, actor, noteId);
  const document = await openSince(stores.documents, workers, noteId);
  const { content } = await workers.run('content', document, null);
  return {
    teamId: actor.teamId,
    language: (await stores.notes.find(noteId))?.language ?? null,
    layout: layOut(content),
    highlights: await stores.highlights.ofNote(noteId),
    suggestions: await stores.suggestions.ofNote(noteId),
    tagged: await stores.suggestions.tagged(projectId, COMPARED_MAX),
  };
}
