import type { AiStatus, WhatIsSent, WorkspaceAi } from '@evident/domain/ai';
import { type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** How texts are generated in the workspace, and where they are sent. */
export const aiStatusQuery = () =>
  queryOptions({
    queryKey: ['ai-status'],
    queryFn: (): Promise<AiStatus> => answer(api.GET('/api/v1/ai')),
  });

/** The settings for AI of the workspace, and its tokens of this month. */
export const workspaceAiQuery = () =>
  queryOptions({
    queryKey: ['workspace-ai'],
    queryFn: (): Promise<WorkspaceAi> => answer(api.GET('/api/v1/workspace/ai')),
    meta: touchedBy<WorkspaceAi>({ 'ai-text:changed': true }),
  });

/** The requests that a language model would receive for a text. Read again whenever it is shown. */
export const whatIsSentQuery = (of: string, read: () => Promise<WhatIsSent>) =>
  queryOptions({ queryKey: ['what-is-sent', of], queryFn: read, gcTime: 0, staleTime: 0 });

/** A generated text. While it is written, `useAiText` streams it into this query. */
export const aiTextQuery = (textId: string) =>
  queryOptions({
    queryKey: ['ai-text', textId],
    queryFn: (): Promise<EvidenceText> =>
      answer(api.GET('/api/v1/ai/texts/{textId}', { params: { path: { textId } } })),
    meta: touchedBy<EvidenceText>({
      ...on(ACCESS_CHANGES, true),
      // Sentences go with their sources. A text that is being written is streamed.
      ...on(['note:changed'], ({ noteId }, text) =>
        text.content.citations.some(({ id, parentId }) => id === noteId || parentId === noteId),
      ),
      ...on(['note:removed', 'highlight:removed', 'insight:removed'], (_, text) => !isBeingWritten(text)),
      'ai-text:changed': { textId },
    }),
  });
