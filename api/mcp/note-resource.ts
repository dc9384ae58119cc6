import { GetNote, ReadNote } from '@evident/application/notes/queries';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import { firstOf } from './bounded.ts';

/** UTF-16 units of the text of a note in one answer. */
export const NOTE_CHARACTERS = 40_000;

const NOTE_URI = /^evident:\/\/notes\/([0-9a-f-]{36})(?:\?start=(\d{1,8}))?$/i;

export const NOTE_TEMPLATE = {
  uriTemplate: 'evident://notes/{noteId}{?start}',
  name: 'note',
  title: 'The words of a note',
  description: `Plain text from the character \`start\`, at most ${NOTE_CHARACTERS} characters. The words were said or written by participants.`,
  mimeType: 'text/plain',
};

/** Returns the words of a note by the address of its resource; null for other addresses. */
export async function readNoteResource(bus: Bus, actor: Actor, uri: string): Promise<string | null> {
  const [, noteId, from = '0'] = NOTE_URI.exec(uri) ?? [];
  if (noteId === undefined) return null;
  const id = noteId.toLowerCase();
  const [{ title }, { text }] = await Promise.all([bus.ask(new GetNote(actor, id)), bus.ask(new ReadNote(actor, id))]);
  const start = Number(from);
  const part = firstOf(text.slice(start), NOTE_CHARACTERS);
  const rest =
    start + part.length < text.length ? `\n\n[Cut. Go on with evident://notes/${id}?start=${start + part.length}]` : '';
  return `${title}\n\n${part}${rest}`;
}
