import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { noteHighlightsQuery } from './queries.ts';

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
        api.POST('/api/v1/notes/{noteId}/highlights', {
          params: { path: { noteId }, header },
          body: { audioVideo },
        }),
      ),
    onSuccess: async ({ id }) => {
      done('Marked a moment', async () => {
        await answer(api.DELETE('/api/v1/highlights/{highlightId}', { params: { path: { highlightId: id } } }));
        await refetch();
      });
      onMade(id);
      await refetch();
    },
    onError: (thrown) => showProblem(thrown, 'The moment was not marked'),
  });
  return mutate;
}
