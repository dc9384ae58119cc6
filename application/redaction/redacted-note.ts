import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import type { Action, Actor } from '@evident/domain/permissions';
import type { Redaction } from '@evident/domain/redaction';
import type { DerivingStores } from '../content/index.ts';
import type { FileRecords } from '../files/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { MediaStore, RenderStore } from '../media/index.ts';
import type { NoteStore } from '../notes/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { SearchIndex, SearchSource } from '../search/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { RecordingRedactionStore } from './recording-redaction-store.ts';
import type { RedactionStore } from './redaction-store.ts';
import type { RedactionTraces } from './redaction-traces.ts';

export type RedactionStores = DerivingStores & {
  redactions: RedactionStore;
  redactionTraces: RedactionTraces;
  recordingRedactions: RecordingRedactionStore;
  files: FileRecords;
  media: MediaStore;
  renders: RenderStore;
  notes: NoteStore;
  projectAccess: ProjectAccess;
  undo: UndoStore;
  searchIndex: SearchIndex;
  searchSource: SearchSource;
  audit: AuditLog;
};

export const REDACTION_CHANGED = undoKind<KeptRedaction>('redaction:changed');

/** A pending redaction before and after a change; null where there is none. */
export interface KeptRedaction {
  readonly before: Redaction | null;
  readonly after: Redaction | null;
}

/**
 * A note, locked, once the actor may take the action on it.
 * @throws Refusal `NotFound`, `Forbidden`, or `InvalidOperation` for an archived note
 */
export async function noteToRedact(
  { notes, projectAccess }: Pick<RedactionStores, 'notes' | 'projectAccess'>,
  actor: Actor,
  noteId: Uuid,
  action: Action = 'write',
  what = 'Note',
): Promise<Note> {
  const note = (await notes.find(noteId)) ?? refuse('NotFound', `${what} not found`);
  await demand(projectAccess, actor, note.projectId, action, what);
  if (note.archivedAt && action !== 'read')
    refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
  return note;
}

/** A redaction with its note, both locked, once the actor may take the action. */
export async function redactionToChange(
  stores: RedactionStores,
  actor: Actor,
  redactionId: Uuid,
  action: Action = 'write',
): Promise<{ redaction: Redaction; note: Note }> {
  const redaction = (await stores.redactions.find(redactionId)) ?? notFound('Redaction');
  return { redaction, note: await noteToRedact(stores, actor, redaction.noteId, action, 'Redaction') };
}

/** @throws Refusal `InvalidOperation` for a redaction that is not pending */
export function refuseApplied({ state }: Redaction): void {
  if (state !== 'PENDING')
    refuse(
      'InvalidOperation',
      'The redaction was applied already',
      'A member with full access can restore the original.',
    );
}

export const announceNote = ({ outbox }: Pick<RedactionStores, 'outbox'>, actor: Actor, note: Note): Promise<void> =>
  outbox.announce({
    name: 'note:changed',
    teamId: actor.teamId,
    payload: { noteId: note.id, projectId: note.projectId, by: actor.userId },
  });

/** Writes a change of a pending redaction that can be undone; returns the undo id. */
export async function changeUndoably(
  stores: RedactionStores,
  actor: Actor,
  note: Note,
  { label, before, after }: KeptRedaction & { readonly label: string },
): Promise<Uuid> {
  if (after) await stores.redactions.save(after);
  else if (before) await stores.redactions.remove(before.id);
  await announceNote(stores, actor, note);
  return stores.undo.keep(actor, REDACTION_CHANGED, { projectId: note.projectId, label, before: { before, after } });
}
