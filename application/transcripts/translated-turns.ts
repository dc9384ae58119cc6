import type { RichNode } from '@evident/domain/content';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type NoteTranslation,
  type TranslationLanguage,
  spokenTurns,
  withTranslations,
} from '@evident/domain/transcripts';
import { type DocumentStore, type DocumentWorkers, demandDocument, openSince } from '../content/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TranslationStore } from './transcription-store.ts';

export type TranslatingStores = {
  documents: DocumentStore;
  translations: TranslationStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
};

/** The current turns of a note, once the actor may take the action. */
export async function turnsFor(
  stores: Pick<TranslatingStores, 'documents' | 'projectAccess'>,
  workers: DocumentWorkers,
  actor: Actor,
  noteId: Uuid,
  action: 'read' | 'write',
) {
  const { kind, projectId } = await demandDocument(stores, actor, noteId, action);
  if (kind !== 'note') notFound('Note');
  const document = await openSince(stores.documents, workers, noteId);
  return { turns: spokenTurns((await workers.run('content', document, null)).content), projectId };
}

/** The turns with their stored translations. */
export async function translationView(
  { translations }: TranslatingStores,
  noteId: Uuid,
  language: TranslationLanguage,
  turns: readonly RichNode[],
): Promise<NoteTranslation> {
  const shown = withTranslations(turns, await translations.translations(noteId, language));
  const remaining = shown.filter(({ text, stale }) => text === null || stale).length;
  return { language, result: null, error: null, message: null, remaining, turns: shown };
}
