import type { MoveRequest, PastedWords, TextMove } from '@evident/domain/moving';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { type IdempotencyHeader, idempotencyKey } from '../../kernel/queries/creation.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { MOVE } from './queries.ts';
import { takenInWords } from './taken-in-words.ts';

/** Moves notes or insights to a project, with Undo. All lists are fetched again, since any may contain them. */
export function useMove() {
  return useUndoable(useRefetch(), ({ change }) => ({
    move: (projectId: string, request: MoveRequest, label: string) =>
      change(
        label,
        answer(
          api.POST('/api/v1/projects/{projectId}/moves', {
            params: { path: { projectId }, header: idempotencyKey() },
            body: request,
          }),
        ),
      ),
  })).move;
}

/** Copies an insight into a project, with Undo. */
export function useCopyInsight(insightId: string) {
  const { copy } = useUndoable(useRefetch(), ({ change }) => ({
    copy: (projectId: string, header: IdempotencyHeader) =>
      change(
        'Duplicated the insight',
        answer(
          api.POST('/api/v1/projects/{projectId}/insight-copies', {
            params: { path: { projectId }, header },
            body: { insightId },
          }),
        ),
      ),
  }));
  return useCreate({ create: ({ projectId }: { projectId: string }, header) => copy(projectId, header) });
}

/** Splits a note at a position of its text, with Undo. */
export function useSplitNote(noteId: string) {
  const { open } = usePeek();
  const { split } = useUndoable(useRefetch(), ({ change }) => ({
    split: (at: number, header: IdempotencyHeader) =>
      change(
        'Split the note',
        answer(api.POST('/api/v1/notes/{noteId}/split', { params: { path: { noteId }, header }, body: { at } })),
        { more: ({ id }) => ({ also: { label: 'Open', run: () => open({ kind: 'note', id }) } }) },
      ),
  }));
  return useCreate({ create: ({ at }: { at: number }, header) => split(at, header) });
}

/** Moves words of a note to another note, with Undo. */
export function useMoveText(noteId: string) {
  return useUndoable(useRefetch(), ({ change }) => ({
    move: (move: TextMove, label: string) =>
      change(
        label,
        answer(
          api.POST('/api/v1/notes/{noteId}/text-moves', {
            params: { path: { noteId }, header: idempotencyKey() },
            body: move,
          }),
        ),
      ),
  })).move;
}

/** Takes over highlights and comments of pasted words that were cut from another note, with Undo. */
export function useTakePastedWords(noteId: string) {
  return useUndoable(useRefetch(), ({ attempt }) => ({
    take: (pasted: PastedWords) =>
      attempt(
        takenInWords,
        answer(
          api.POST('/api/v1/notes/{noteId}/pasted-words', {
            params: { path: { noteId }, header: idempotencyKey() },
            body: pasted,
          }),
        ),
        'The highlights stayed behind',
      ),
  })).take;
}

/** Refetches everything but the preview of the move, which is over. */
function useRefetch() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== MOVE });
}
