import type { AudioRedaction, NamedList } from '@evident/domain/redaction';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noteFilesQuery } from '../../data/files/queries.ts';
import { namedQuery, redactionsQuery } from '../../data/redaction/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { type IdempotencyHeader, idempotencyKey } from '../../kernel/queries/creation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';

export type NamedNote = NamedList['items'][number];

interface Wanted {
  notes: readonly NamedNote[];
  /** For places with times, in notes with a recording. */
  audio: AudioRedaction;
  /** New name of the speakers; empty keeps them. */
  speaker: string;
}

/** Redacts the places of a name, note after note. A retry goes on with the notes that are left. */
export function useRedactingName(projectId: string, name: string) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  // One key per place, so that a retry plans nothing twice.
  const [keys] = useState(() => new Map<string, IdempotencyHeader>());
  const plan = async ({ noteId, places }: NamedNote, audio: AudioRedaction): Promise<string[]> => {
    const files = audio === 'KEEP' ? [] : await client.fetchQuery(noteFilesQuery(noteId));
    const isHeard = files.some(({ fileType }) => fileType === 'Audio' || fileType === 'Video');
    const ids: string[] = [];
    for (const { startMs, endMs: _, ...words } of places) {
      const place = `${noteId} ${words.start} ${audio}`;
      const header = keys.get(place) ?? idempotencyKey();
      keys.set(place, header);
      const body = isHeard && startMs !== null ? { words, audio } : { words };
      const planned = api.POST('/api/v1/notes/{noteId}/redactions', { params: { path: { noteId }, header }, body });
      ids.push((await answer(planned)).id);
    }
    return ids;
  };
  const planSpeaker = async ({ noteId }: NamedNote, id: string, newName: string): Promise<string> => {
    const place = `${noteId} ${id} ${newName}`;
    const header = keys.get(place) ?? idempotencyKey();
    keys.set(place, header);
    const body = { speaker: { id, name: newName, found: name } };
    return (await answer(api.POST('/api/v1/notes/{noteId}/redactions', { params: { path: { noteId }, header }, body })))
      .id;
  };
  const redact = async (note: NamedNote, audio: AudioRedaction, speaker: string): Promise<void> => {
    const path = { noteId: note.noteId };
    const redactionIds = await plan(note, audio);
    for (const { speakerId } of speaker === '' ? [] : note.speakers)
      redactionIds.push(await planSpeaker(note, speakerId, speaker));
    if (redactionIds.length > 0)
      await answer(api.POST('/api/v1/notes/{noteId}/redactions/apply', { params: { path }, body: { redactionIds } }));
    void invalidate(client, redactionsQuery(note.noteId));
  };
  const redacting = useCreate({
    create: async ({ notes, audio, speaker }: Wanted): Promise<void> => {
      setDone(0);
      for (const note of notes) {
        await redact(note, audio, speaker.trim());
        setDone((before) => before + 1);
      }
    },
    onSettled: () => invalidate(client, namedQuery(projectId, name)),
  });
  return { redacting, done };
}
