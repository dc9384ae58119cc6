import type { WhatIsSent } from '@evident/domain/ai';
import type { AskedScope, ConversationView, FoundAnswer, MessageView } from '@evident/domain/conversations';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { ACCESS_CHANGES, HIGHLIGHT_CHANGES, INSIGHT_CHANGES, NOTE_CHANGES } from '../../kernel/queries/changes.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;
const MESSAGES = 600;

export const conversationLists = family<Pages<ConversationView>>('conversations');

/** The member's conversations, the latest first. */
export const conversationListQuery = () =>
  pagesOptions<ConversationView>(
    [...conversationLists.queryKey],
    (cursor) => answer(api.GET('/api/v1/conversations', { params: { query: { cursor, limit: PAGE } } })),
    { ...on(ACCESS_CHANGES, true), 'conversation:changed': true },
  );

export const conversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversation', conversationId],
    queryFn: (): Promise<ConversationView> =>
      answer(api.GET('/api/v1/conversations/{conversationId}', { params: { path: { conversationId } } })),
    meta: touchedBy<ConversationView>({ ...on(ACCESS_CHANGES, true), 'conversation:changed': { conversationId } }),
  });

/** All messages of a conversation, oldest first. Sentences go with their sources. */
export const messagesQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversation-messages', conversationId],
    queryFn: async (): Promise<MessageView[]> =>
      (
        await answer(
          api.GET('/api/v1/conversations/{conversationId}/messages', {
            params: { path: { conversationId }, query: { limit: MESSAGES } },
          }),
        )
      ).items,
    meta: touchedBy<MessageView[]>({
      ...on(ACCESS_CHANGES, true),
      ...on(['note:removed', 'highlight:removed', 'insight:removed'], true),
      'conversation:changed': { conversationId },
      'ai-text:changed': ({ textId }, messages) => messages.some(({ answer: given }) => given?.text?.id === textId),
    }),
  });

/** Reads the requests that a language model receives for an answer. */
export const answerSent = (conversationId: string, messageId: string): Promise<WhatIsSent> =>
  answer(
    api.GET('/api/v1/conversations/{conversationId}/messages/{messageId}/sent', {
      params: { path: { conversationId, messageId } },
    }),
  );

/** An answer that is not stored: sentences of the sources. */
export const answerQuery = (question: string, scope: AskedScope) =>
  queryOptions({
    queryKey: ['answer', question, scope],
    queryFn: ({ signal }): Promise<FoundAnswer> =>
      answer(
        api.GET('/api/v1/answer', {
          params: {
            query: { question, ...(scope.id === null ? {} : { scopeType: scope.type, scopeId: scope.id }) },
          },
          signal,
        }),
      ),
    meta: touchedBy<FoundAnswer>({
      ...on([...ACCESS_CHANGES, ...NOTE_CHANGES, ...HIGHLIGHT_CHANGES, ...INSIGHT_CHANGES], true),
    }),
  });
