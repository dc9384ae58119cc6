import type { NewQuestion, QuestionView, SentResponse } from '@evident/domain/surveys';
import { useQueryClient } from '@tanstack/react-query';
import { questionsQuery } from '../../data/surveys/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

interface Responding {
  question: QuestionView;
  response: SentResponse;
}

const undone = (undoId: string) => answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));

/** Changes of the questions of a note. Each offers undo. */
export function useQuestionChanges(noteId: string) {
  const client = useQueryClient();
  const { done } = useUndo();
  const refetch = () => invalidate(client, questionsQuery(noteId));
  const { mutate } = useOptimistic<Responding, { undoId: string }>({
    change: ({ question: { id: questionId }, response: { text, optionIds } }) =>
      answer(
        api.PUT('/api/v1/questions/{questionId}/response', {
          params: { path: { questionId } },
          body: { text, optionIds: optionIds && [...optionIds] },
        }),
      ),
    updates: () => [
      updated<QuestionView[], Responding>(questionsQuery(noteId), (questions, { question, response }) =>
        questions.map((one) => (one.id === question.id ? { ...one, response: shown(response) } : one)),
      ),
    ],
    refused: 'The response was not saved',
    undo: ({ undoId }) => ({ label: 'Changed a response', undo: () => undone(undoId) }),
  });
  const undoable = async (label: string, refused: string, change: () => Promise<{ undoId: string }>) => {
    try {
      const { undoId } = await change();
      await refetch();
      done(label, async () => {
        await undone(undoId);
        await refetch();
      });
      return true;
    } catch (thrown) {
      showProblem(thrown, refused);
      return false;
    }
  };
  return {
    refetch,
    respond: (question: QuestionView, response: SentResponse) => mutate({ question, response }),
    update: ({ id, version }: QuestionView, body: NewQuestion) =>
      undoable('Changed a question', 'The question was not changed', () =>
        answer(
          api.PATCH('/api/v1/questions/{questionId}', {
            params: { path: { questionId: id }, header: unlessChanged(version) },
            body,
          }),
        ),
      ),
    remove: ({ id }: QuestionView) =>
      undoable('Deleted a question', 'The question was not deleted', () =>
        answer(api.DELETE('/api/v1/questions/{questionId}', { params: { path: { questionId: id } } })),
      ),
  };
}

const shown = ({ text, optionIds }: SentResponse): QuestionView['response'] =>
  text ? { text } : optionIds && optionIds.length > 0 ? { optionIds: [...optionIds] } : null;
