import type {
  HighlightAbout,
  HighlightedNotes,
  HighlightTagChange,
  HighlightWords,
  NewHighlight,
} from '@evident/domain/highlights';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched } from '../../kernel/queries/cache-updates.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { projectRows } from '../views/queries.ts';
import { noteHighlightsQuery } from './queries.ts';

const at = (highlightId: string) => ({ params: { path: { highlightId } } });

/** Creates a highlight once, however often it is sent. */
export const postHighlight = async (key: string, noteId: string, body: NewHighlight): Promise<string> =>
  (
    await answer(
      api.POST('/api/v1/notes/{noteId}/highlights', {
        params: { path: { noteId }, header: { 'Idempotency-Key': key } },
        body,
      }),
    )
  ).id;

/** Applies tags; the same twice as once. */
export const tagHighlight = (highlightId: string, tagIds: string[]) =>
  answer(api.POST('/api/v1/highlights/{highlightId}/tags', { ...at(highlightId), body: { tagIds } }));

/** Puts tags on a note itself; the same twice as once. */
export const tagNote = (noteId: string, tagIds: string[]) =>
  answer(api.POST('/api/v1/notes/{noteId}/tags', { params: { path: { noteId } }, body: { tagIds } }));

/** Removes a tag; the same twice as once. */
export const untagHighlight = (highlightId: string, tagId: string) =>
  answer(api.DELETE('/api/v1/highlights/{highlightId}/tags/{tagId}', { params: { path: { highlightId, tagId } } }));

export const deleteHighlight = (highlightId: string) =>
  answer(api.DELETE('/api/v1/highlights/{highlightId}', at(highlightId)));

/** Attaches a highlight to other words of its note. */
export const placeHighlight = (highlightId: string, body: HighlightWords) =>
  answer(api.PUT('/api/v1/highlights/{highlightId}/place', { ...at(highlightId), body }));

/** Stars a highlight, or changes its own note. */
export const annotateHighlight = (highlightId: string, body: HighlightAbout) =>
  answer(api.PUT('/api/v1/highlights/{highlightId}/about', { ...at(highlightId), body }));

export const splitHighlight = (highlightId: string, place: number) =>
  answer(
    api.POST('/api/v1/highlights/{highlightId}/split', {
      params: { path: { highlightId }, header: idempotencyKey() },
      body: { at: place },
    }),
  );

export const joinHighlights = (highlightId: string, withHighlightId: string) =>
  answer(api.POST('/api/v1/highlights/{highlightId}/join', { ...at(highlightId), body: { withHighlightId } }));

/** Applies and removes tags of many highlights, as one change. */
export const retagHighlights = (projectId: string, body: HighlightTagChange) =>
  answer(
    api.POST('/api/v1/projects/{projectId}/highlights/tags', {
      params: { path: { projectId }, header: idempotencyKey() },
      body,
    }),
  );

/** Highlights the whole text of notes, as one change. */
export const useHighlightNotes = (projectId: string, label: (done: HighlightedNotes) => string) =>
  useOptimistic<string[], HighlightedNotes>({
    change: (noteIds) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/highlights/whole-notes', {
          params: { path: { projectId }, header: idempotencyKey() },
          body: { noteIds },
        }),
      ),
    updates: () => [refetched(projectRows(projectId))],
    refused: 'The notes were not highlighted',
    label,
  });

/** Seconds of a recording of the note. */
interface Moment {
  readonly fileId: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** Marks a moment of a recording as a highlight without words. `onMade` receives its id before it is in the list. */
export function useMoment(noteId: string, onMade: (id: string) => void): (moment: Moment) => void {
  const client = useQueryClient();
  const { done } = useUndo();
  const refetch = () => invalidate(client, noteHighlightsQuery(noteId));
  const { mutate } = useCreate({
    create: (audioVideo: Moment, header) =>
      answer(
        api.POST('/api/v1/notes/{noteId}/highlights', { params: { path: { noteId }, header }, body: { audioVideo } }),
      ),
    onSuccess: async ({ id }) => {
      done('Marked a moment', async () => {
        await deleteHighlight(id);
        await refetch();
      });
      onMade(id);
      await refetch();
    },
    onError: (thrown) => showProblem(thrown, 'The moment was not marked'),
  });
  return mutate;
}
