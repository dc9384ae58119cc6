import type { NoteView, NoteWording } from '@evident/domain/notes';
import { disabledReason } from '@evident/domain/permissions';
import { accessShown } from '@evident/domain/projects';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { updated, refetched } from '../../kernel/queries/cache-updates.ts';
import { invalidateTouchedBy } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { swapBack } from '../../kernel/undo/swap-back.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { PERMISSIONS_LOADING, useWho } from '../../kernel/who.ts';
import { noteFilesQuery } from '../files/queries.ts';
import { useUndoCreation } from '../trash/undo-creation.ts';
import { projectQuery } from '../projects/queries.ts';
import { noteLists, noteQuery } from './queries.ts';

/** A note with its permissions. */
export function useNote(noteId: string) {
  const note = useQuery(noteQuery(noteId));
  const projectId = note.data?.projectId;
  const project = useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== undefined });
  const member = useWho()?.member;
  const role = member?.role ?? 'VIEWER';
  // Actions stay disabled until permissions are loaded.
  const access = project.data ? accessShown(project.data) : null;
  const readOnly = note.data?.archived ?? false;
  const unknown = project.isError ? 'Your permissions could not be loaded' : PERMISSIONS_LOADING;
  const why = (action: 'write' | 'unshare' | 'markUp'): string | undefined =>
    access ? disabledReason(action, { role }, { ...access, readOnly: access.readOnly || readOnly }) : unknown;
  return {
    note: note.data,
    problem: note.error,
    again: () => void note.refetch(),
    askAccess: project.isError ? () => void project.refetch() : undefined,
    reasons: { write: why('write'), unshare: why('unshare'), markUp: why('markUp') },
    knownAccess: access !== null || project.isError,
    projectArchived: access?.readOnly ?? false,
    mine: note.data?.authors.some(({ id }) => id === member?.id) ?? false,
  };
}

/** A change, and the note before it. */
interface Change {
  wording: NoteWording;
  seen: NoteView;
}

/** Renaming, dating, archiving: optimistic, rolled back with the reason on refusal, undoable. */
export function useNoteChanges(noteId: string) {
  const client = useQueryClient();
  const patch = (body: NoteWording, seen: NoteView) =>
    answer(
      api.PATCH('/api/v1/notes/{noteId}', {
        params: { path: { noteId }, header: unlessChanged(seen.factsVersion) },
        body,
      }),
    );
  const update = useOptimistic<Change, unknown>({
    change: ({ wording, seen }) => patch(wording, seen),
    updates: () => [
      updated<NoteView, Change>(noteQuery(noteId), (note, { wording }) => ({
        ...note,
        ...wording,
        factsVersion: note.factsVersion + 1,
      })),
      refetched(noteLists()),
    ],
    refused: 'The note was not changed',
    undo: (_, { wording, seen }) => ({
      label: labelOf(wording),
      undo: swapBack(
        { what: 'The note', read: () => client.fetchQuery({ ...noteQuery(noteId), staleTime: 0 }), send: patch },
        Object.fromEntries(Object.keys(wording).map((key) => [key, seen[key as keyof NoteWording]])),
        wording,
      ),
    }),
  });
  return {
    /** The server learns of it through the live document; updates the cached note immediately. */
    speakerRenamed: (id: string, name: string) =>
      client.setQueryData(
        noteQuery(noteId).queryKey,
        (note) =>
          note && {
            ...note,
            speakers: note.speakers.map((speaker) => (speaker.id === id ? { ...speaker, name } : speaker)),
          },
      ),
    update: (wording: NoteWording) => {
      const seen = client.getQueryData(noteQuery(noteId).queryKey);
      if (seen) update.mutate({ wording, seen });
    },
  };
}

function labelOf({ title, occurredOn, archived }: NoteWording): string {
  if (title !== undefined) return title === '' ? 'Removed the title' : `Renamed to “${title}”`;
  if (occurredOn !== undefined) return occurredOn === null ? 'Removed the date' : 'Changed the date';
  return archived ? 'Archived the note' : 'Restored the note from the archive';
}

/** Creates an empty note and opens it in edit mode. */
export function useCreateNote(projectId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const undoCreation = useUndoCreation();
  return useCreate({
    opensField: true,
    create: (_: void, header) =>
      answer(api.POST('/api/v1/projects/{projectId}/notes', { params: { path: { projectId }, header }, body: {} })),
    onSuccess: ({ id }) => {
      undoCreation({
        type: 'NOTE',
        label: 'Created a note',
        id,
        read: () =>
          Promise.all([
            client.fetchQuery({ ...noteQuery(id), staleTime: 0 }),
            client.fetchQuery({ ...noteFilesQuery(id), staleTime: 0 }),
          ]),
        isEmpty: ([{ title, version, occurredOn, people, highlightCount }, files]) =>
          title === '' && version === 1 && occurredOn === null && people.length + highlightCount + files.length === 0,
      });
      void invalidateTouchedBy(client, { kind: 'note:created', noteId: id, projectId });
      void navigate(pathOf({ kind: 'note', id }));
    },
    onError: (thrown) => showProblem(thrown, 'Creating the note failed'),
  });
}
