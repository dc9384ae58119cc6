import { anchorOf } from '@evident/domain/anchors';
import { findWords } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import {
  type NewRedaction,
  REDACTIONS_MAX,
  type RedactedSpeaker,
  type Redaction,
  refuseIncomplete,
  spokenSpan,
} from '@evident/domain/redaction';
import { type DocumentStore, type DocumentWorkers, openSince } from '../content/index.ts';
import type { RedactionStore } from './redaction-store.ts';

/** Stores that planning a redaction needs. */
export interface PlanningStores {
  readonly documents: DocumentStore;
  readonly redactions: RedactionStore;
}

interface Planned {
  readonly id: Uuid;
  /** The author: a member, or the AI user. */
  readonly by: Uuid;
  readonly now: Date;
}

/**
 * Saves a pending redaction of a note whose edits are derived. Callers have checked the permission.
 * @throws Refusal `UnprocessableContent` if the words are not in the note, or the note has too many redactions
 */
export async function planRedaction(
  stores: PlanningStores,
  workers: DocumentWorkers,
  { id: noteId, teamId, projectId }: Pick<Note, 'id' | 'teamId' | 'projectId'>,
  sent: NewRedaction,
  { id, by, now }: Planned,
): Promise<Redaction> {
  const { redactions } = stores;
  if ((await redactions.ofNote(noteId)).length >= REDACTIONS_MAX)
    refuse('UnprocessableContent', `The note has ${REDACTIONS_MAX} redactions already`, 'Delete some of them first.');
  const place = sent.speaker ? NOWHERE : await placeOf(stores, workers, noteId, sent);
  const speaker = sent.speaker ? await speakerOf(stores, workers, noteId, sent.speaker) : null;
  const { fileId } = place;
  if (fileId !== null && !(await redactions.hasRecording(noteId, fileId)))
    refuse('UnprocessableContent', 'The note has no such recording');
  const redaction: Redaction = {
    id,
    teamId,
    projectId,
    noteId,
    ...place,
    speaker,
    video: sent.video ?? 'KEEP',
    videoStyle: sent.videoStyle ?? 'COVER',
    keyframes: sent.keyframes ?? [],
    audio: sent.audio ?? 'KEEP',
    removeWords: sent.removeWords ?? true,
    state: 'PENDING',
    reason: null,
    restorable: false,
    version: 1,
    createdBy: by,
    createdAt: now,
    appliedBy: null,
    appliedAt: null,
  };
  refuseIncomplete(redaction);
  await redactions.save(redaction);
  return redaction;
}

const NOWHERE = { words: null, fileId: null, startMs: null, endMs: null } as const;

async function speakerOf(
  { documents }: PlanningStores,
  workers: DocumentWorkers,
  noteId: Uuid,
  { id, name, found }: NonNullable<NewRedaction['speaker']>,
): Promise<RedactedSpeaker> {
  const document = await openSince(documents, workers, noteId);
  const { speakers } = await workers.run('content', document, null);
  if (!Object.hasOwn(speakers, id))
    refuse('UnprocessableContent', 'Speaker not found in this note', 'Reload, then try again.');
  return { id, name: name.trim(), found: found?.trim() || null };
}

/** The words as a selector, with the recording and time span that were sent or that the words have. */
async function placeOf(
  { documents, redactions }: PlanningStores,
  workers: DocumentWorkers,
  noteId: Uuid,
  { words, fileId, startMs, endMs }: NewRedaction,
): Promise<Pick<Redaction, 'words' | 'fileId' | 'startMs' | 'endMs'>> {
  const span = { startMs: startMs ?? null, endMs: endMs ?? null };
  const first = await redactions.firstRecording(noteId);
  if (!words) return { words: null, fileId: fileId ?? first, ...span };
  const document = await openSince(documents, workers, noteId);
  const { content, text } = await workers.run('content', document, null);
  const range = findWords(words, text);
  const spoken = spokenSpan(content, range);
  const recording = fileId ?? spoken?.fileId ?? first;
  const known = recording !== null && (await redactions.hasRecording(noteId, recording));
  return {
    words: anchorOf(text, range.start, range.end),
    fileId: known || fileId ? recording : null,
    startMs: span.startMs ?? spoken?.startMs ?? null,
    endMs: span.endMs ?? spoken?.endMs ?? null,
  };
}
