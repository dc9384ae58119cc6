import type { RedactionView, AudioRedaction, NamedList, NewRedaction } from '@evident/domain/redaction';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { type IdempotencyHeader, idempotencyKey } from '../../kernel/queries/creation.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { noteFilesQuery } from '../files/queries.ts';
import { recordingRedactionQuery, redactionsQuery, namedQuery } from './queries.ts';

/** Runs a change; a refusal becomes a notification. */
async function tried(failed: string, change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (thrown) {
    showProblem(thrown, failed);
  }
}

/** Changes of the redactions of a note. Deleting a planned one offers undo; the others are confirmed first. */
export function useRedactionChanges(noteId: string) {
  const client = useQueryClient();
  const refetch = () => invalidate(client, redactionsQuery(noteId));
  return useUndoable(refetch, ({ attempt }) => ({
    remove: ({ id }: RedactionView) =>
      attempt(
        'Deleted a redaction',
        answer(api.DELETE('/api/v1/redactions/{redactionId}', { params: { path: { redactionId: id } } })),
        'The redaction was not deleted',
      ),
    cancel: (fileId: string) =>
      tried('The redaction was not canceled', async () => {
        await answer(api.POST('/api/v1/files/{fileId}/redaction/cancel', { params: { path: { fileId } } }));
        await refetch();
        await invalidate(client, recordingRedactionQuery(fileId));
      }),
    /** Applies redactions again whose recording was not rendered. */
    retry: (redactions: readonly RedactionView[]) =>
      tried('The recording was not redacted', async () => {
        await answer(
          api.POST('/api/v1/notes/{noteId}/redactions/apply', {
            params: { path: { noteId } },
            body: { redactionIds: redactions.map(({ id }) => id) },
          }),
        );
        await refetch();
      }),
    apply: async () => {
      const { places, documents, recordings } = await answer(
        api.POST('/api/v1/notes/{noteId}/redactions/apply', { params: { path: { noteId } }, body: {} }),
      );
      await refetch();
      showToast({
        title: 'Redacted',
        link: pathOf({ kind: 'note', id: noteId }),
        message: `${places} ${places === 1 ? 'place' : 'places'} in ${documents} ${documents === 1 ? 'text' : 'texts'}.${
          recordings > 0 ? ' The recording is hidden until its redacted version is ready.' : ''
        }`,
      });
    },
    restore: async ({ id }: RedactionView) => {
      const { missing } = await answer(
        api.POST('/api/v1/redactions/{redactionId}/restore', { params: { path: { redactionId: id } } }),
      );
      await refetch();
      showToast({
        title: 'Restored the original',
        link: pathOf({ kind: 'note', id: noteId }),
        message: missing > 0 ? `${missing} ${missing === 1 ? 'place was' : 'places were'} changed since.` : undefined,
      });
    },
    deleteOriginal: async ({ id }: RedactionView) => {
      await answer(api.DELETE('/api/v1/redactions/{redactionId}/original', { params: { path: { redactionId: id } } }));
      await refetch();
      showToast({ title: 'Deleted the original', link: pathOf({ kind: 'note', id: noteId }) });
    },
  }));
}

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

interface WantedRedaction {
  redaction: NewRedaction;
  /** Applies it at once. */
  now: boolean;
}

/** Plans a redaction, or applies it now. */
export function useRedacting(noteId: string, onDone: () => void) {
  const client = useQueryClient();
  return useCreate({
    create: async ({ redaction, now }: WantedRedaction, header) => {
      const { id } = await answer(
        api.POST('/api/v1/notes/{noteId}/redactions', { params: { path: { noteId }, header }, body: redaction }),
      );
      if (!now) return { recordings: 0 };
      return answer(
        api.POST('/api/v1/notes/{noteId}/redactions/apply', {
          params: { path: { noteId } },
          body: { redactionIds: [id] },
        }),
      );
    },
    onSuccess: ({ recordings }, { now }) => {
      void invalidate(client, redactionsQuery(noteId));
      showToast({
        title: now ? 'Redacted' : 'Planned the redaction',
        link: pathOf({ kind: 'note', id: noteId }),
        message: !now
          ? 'Apply it under “Redactions…” in the menu of the note.'
          : recordings > 0
            ? 'The recording is hidden until its redacted version is ready.'
            : 'Members with full access can restore the words under “Redactions…”.',
      });
      onDone();
    },
  });
}
