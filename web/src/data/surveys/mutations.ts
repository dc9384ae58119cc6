import type { NewQuestion, QuestionView, SentResponse } from '@evident/domain/surveys';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { questionsQuery } from './queries.ts';

interface Responding {
  question: QuestionView;
  response: SentResponse;
}

/** Changes of the questions of a note. Each offers undo. */
export function useQuestionChanges(noteId: string) {
  const client = useQueryClient();
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
    label: () => 'Changed a response',
  });
  const acts = useUndoable(refetch, ({ attempt }) => ({
    respond: (question: QuestionView, response: SentResponse) => mutate({ question, response }),
    update: ({ id, version }: QuestionView, body: NewQuestion) =>
      attempt(
        'Changed a question',
        answer(
          api.PATCH('/api/v1/questions/{questionId}', {
            params: { path: { questionId: id }, header: unlessChanged(version) },
            body,
          }),
        ),
        'The question was not changed',
      ),
    remove: ({ id }: QuestionView) =>
      attempt(
        'Deleted a question',
        answer(api.DELETE('/api/v1/questions/{questionId}', { params: { path: { questionId: id } } })),
        'The question was not deleted',
      ),
  }));
  return { refetch, ...acts };
}

const shown = ({ text, optionIds }: SentResponse): QuestionView['response'] =>
  text ? { text } : optionIds && optionIds.length > 0 ? { optionIds: [...optionIds] } : null;

/** Adds a question to a note. */
export function useCreateQuestion(noteId: string) {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewQuestion, header) =>
      answer(api.POST('/api/v1/notes/{noteId}/questions', { params: { path: { noteId }, header }, body })),
    onSuccess: () => invalidate(client, questionsQuery(noteId)),
  });
}
