import type { WhatIsSent } from '@evident/domain/ai';
import type { AiDocFilter, AiDocSummary, AiDocView } from '@evident/domain/ai-docs';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, INSIGHT_CHANGES, NOTE_CHANGES } from '../../kernel/queries/changes.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;

/** Docs, latest first. */
export const aiDocListQuery = (filter: AiDocFilter = {}) =>
  pagesOptions<AiDocSummary>(
    ['ai-docs', filter],
    (cursor) => answer(api.GET('/api/v1/ai-docs', { params: { query: { ...filter, cursor, limit: PAGE } } })),
    { ...on(ACCESS_CHANGES, true), ...on(['ai-doc:changed', 'ai-doc:removed'], true) },
  );

/** A doc with its generated text. */
export const aiDocQuery = (docId: string) =>
  queryOptions({
    queryKey: ['ai-doc', docId],
    queryFn: (): Promise<AiDocView> => answer(api.GET('/api/v1/ai-docs/{docId}', { params: { path: { docId } } })),
    meta: touchedBy<AiDocView>({
      ...on(ACCESS_CHANGES, true),
      ...on(['ai-doc:changed', 'ai-doc:removed'], { docId }),
      'ai-text:changed': ({ textId }, { text }) => text.id === textId,
      ...on([...NOTE_CHANGES, ...INSIGHT_CHANGES], ({ projectId }, doc) => projectId === doc.projectId),
    }),
  });

/** Reads the requests that a language model would receive to write a doc again. */
export const readSent = (docId: string) => (): Promise<WhatIsSent> =>
  answer(api.GET('/api/v1/ai-docs/{docId}/sent', { params: { path: { docId } } }));
