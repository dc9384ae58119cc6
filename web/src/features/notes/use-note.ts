import type { NoteView, NoteWording } from '@evident/domain/notes';
import { disabledReason } from '@evident/domain/permissions';
import { accessShown, type ProjectView } from '@evident/domain/projects';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { useOptimistic } from '../../kernel/queries/use-optimistic.ts';
import { showToast } from '../../kernel/toasts.ts';
import { NOT_KNOWN_YET, useWho } from '../../kernel/who.ts';

const keyOf = (noteId: string) => ['note', noteId];

/** The facts of a note, and why not everything can be done with it. */
export function useNote(noteId: string) {
  const note = useQuery({ queryKey: keyOf(noteId), queryFn: (): Promise<NoteView> => answer(api.GET('/api/v1/notes/{noteId}', { params: { path: { noteId } } })) });
  const projectId = note.data?.projectId;
  const project = useQuery({
    queryKey: ['project', projectId], enabled: projectId !== undefined,
    queryFn: (): Promise<ProjectView> => answer(api.GET('/api/v1/projects/{projectId}', { params: { path: { projectId: projectId! } } })),
  });
  const role = useWho()?.member.role ?? 'VIEWER';
  // Nothing is promised until it is known what the reader may do.
  const access = project.data ? accessShown(project.data) : null;
  const readOnly = note.data?.archived ?? false;
  const why = (action: 'write' | 'markUp'): string | undefined => (access ? disabledReason(action, { role }, { ...access, readOnly: access.readOnly || readOnly }) : NOT_KNOWN_YET);
  return { note: note.data, problem: note.error, again: () => void note.refetch(), reasons: { write: why('write'), markUp: why('markUp') }, knownAccess: access !== null, projectArchived: access?.readOnly ?? false };
}

/** Renaming, dating, archiving: seen at once, put back with the reason when refused. */
export function useNoteChanges(noteId: string) {
  const client = useQueryClient();
  const update = useOptimistic<{ wording: NoteWording; seen: NoteView | undefined }, unknown>({
    change: ({ wording: body, seen }) => answer(api.PATCH('/api/v1/notes/{noteId}', { params: { path: { noteId }, header: seen && unlessChanged(seen.factsVersion) }, body })),
    foreseen: () => [{ queryKey: keyOf(noteId), foresee: (note: NoteView, { wording }) => ({ ...note, ...wording, factsVersion: note.factsVersion + 1 }) }],
    refused: 'The note was not changed',
  });
  return {
    /** The server learns of it through the live text; the facts show it at once. */
    speakerRenamed: (id: string, name: string) => client.setQueryData(keyOf(noteId), (note: NoteView | undefined) => note && { ...note, speakers: note.speakers.map((speaker) => (speaker.id === id ? { ...speaker, name } : speaker)) }),
    update: (wording: NoteWording) => update.mutate({ wording, seen: client.getQueryData(keyOf(noteId)) }, { onSuccess: () => void client.invalidateQueries({ queryKey: ['project-notes'] }) }),
  };
}

/** Keeps a picture for a project; answers the file's id, or says why not. */
export function usePictureUpload(projectId: string | undefined) {
  return async (file: File): Promise<string> => {
    const body = new FormData();
    body.append('file', file);
    try {
      const made = await answer(api.POST('/api/v1/projects/{projectId}/files', { params: { path: { projectId: projectId! }, query: { purpose: 'image' } }, body: body as never, bodySerializer: (form: unknown) => form as FormData }));
      return made.id;
    } catch (thrown) {
      const problem = asProblem(thrown);
      showToast({ tone: 'danger', title: 'The picture was not added', message: problem.explanation ?? problem.title });
      throw thrown;
    }
  };
}
