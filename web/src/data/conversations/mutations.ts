import type { AnswerRating, ConversationScope, ConversationView, MessageView } from '@evident/domain/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { conversationLists, conversationQuery, messagesQuery } from './queries.ts';

interface Sent {
  conversationId: string;
  text: string;
}

function useSend() {
  const client = useQueryClient();
  return useCreate<{ messages: MessageView[] }, Sent>({
    create: ({ conversationId, text }, header) =>
      answer(
        api.POST('/api/v1/conversations/{conversationId}/messages', {
          params: { path: { conversationId }, header },
          body: { text },
        }),
      ),
    onSuccess: async ({ messages }, { conversationId }) => {
      client.setQueryData(messagesQuery(conversationId).queryKey, (known) => {
        if (!known) return known;
        const there = new Set(known.map(({ id }) => id));
        return [...known, ...messages.filter(({ id }) => !there.has(id))];
      });
      await invalidate(client, conversationLists, conversationQuery(conversationId));
    },
  });
}

/** Asks in a conversation. */
export function useAsk(conversationId: string) {
  const { mutateAsync, isPending, variables } = useSend();
  return {
    isPending,
    /** The question that is being answered; null if none is. */
    asking: isPending ? (variables?.text ?? null) : null,
    /** Resolves to whether it was sent. */
    ask: async (text: string): Promise<boolean> => {
      try {
        return (await mutateAsync({ conversationId, text })) !== undefined;
      } catch (thrown) {
        showProblem(thrown, 'The question was not sent');
        return false;
      }
    },
  };
}

/** Starts a conversation with its first question. */
export function useStart(onStarted: (conversationId: string) => void) {
  const send = useSend();
  /** Started already, but the question was not sent. */
  const started = useRef<{ of: string; id: string }>(null);
  const start = useCreate<ConversationView, ConversationScope>({
    create: (scope, header) => answer(api.POST('/api/v1/conversations', { params: { header }, body: { scope } })),
  });
  return {
    isPending: start.isPending || send.isPending,
    /** Resolves to whether it was sent. */
    ask: async (scope: ConversationScope, text: string): Promise<boolean> => {
      try {
        const of = `${scope.type} ${scope.id} ${scope.ids?.join()}`;
        const id = started.current?.of === of ? started.current.id : (await start.mutateAsync(scope))?.id;
        if (!id) return false;
        started.current = { of, id };
        const sent = await send.mutateAsync({ conversationId: id, text });
        if (!sent) return false;
        started.current = null;
        onStarted(id);
        return true;
      } catch (thrown) {
        showProblem(thrown, 'The question was not sent');
        return false;
      }
    },
  };
}

/** Rates an answer, and shows it at once. */
export function useRateAnswer(conversationId: string) {
  interface Rated {
    messageId: string;
    rating: AnswerRating | null;
  }
  const { mutate } = useOptimistic<Rated, unknown>({
    change: ({ messageId, rating }) =>
      answer(
        api.PUT('/api/v1/conversations/{conversationId}/messages/{messageId}/rating', {
          params: { path: { conversationId, messageId } },
          body: { rating },
        }),
      ),
    updates: () => [
      updated(messagesQuery(conversationId), (messages, { messageId, rating }: Rated) =>
        messages.map((message) => (message.id === messageId ? { ...message, rating } : message)),
      ),
    ],
    refused: 'The answer was not rated',
  });
  return (messageId: string, rating: AnswerRating | null) => mutate({ messageId, rating });
}

/** Renames and deletes a conversation. */
export function useConversationChanges({ id, title, version }: ConversationView) {
  const client = useQueryClient();
  const { mutate } = useOptimistic<string, { undoId: string }>({
    change: (wanted) =>
      answer(
        api.PATCH('/api/v1/conversations/{conversationId}', {
          params: { path: { conversationId: id }, header: unlessChanged(version) },
          body: { title: wanted },
        }),
      ),
    updates: () => [
      updated(conversationQuery(id), (before, wanted: string) => ({ ...before, title: wanted })),
      refetched(conversationLists),
    ],
    refused: 'The conversation was not renamed',
    label: () => 'Renamed the conversation',
  });
  const refetch = () => invalidate(client, conversationLists);
  return useUndoable(refetch, ({ attempt }) => ({
    rename: mutate,
    /** Resolves to whether it was deleted. */
    remove: () =>
      attempt(
        `Deleted “${title}”`,
        answer(api.DELETE('/api/v1/conversations/{conversationId}', { params: { path: { conversationId: id } } })),
        'The conversation was not deleted',
        { undone: () => invalidate(client, conversationQuery(id)) },
      ),
  }));
}
