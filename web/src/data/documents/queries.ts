import type { DocumentMatches, DocumentPageView, DocumentView } from '@evident/domain/documents';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, FILE_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The state of a document. */
export const documentQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['document', fileId],
    queryFn: (): Promise<DocumentView> =>
      answer(api.GET('/api/v1/files/{fileId}/document', { params: { path: { fileId } } })),
    meta: touchedBy<DocumentView>({
      ...on(ACCESS_CHANGES, true),
      ...on(FILE_CHANGES, { fileId }),
      'document:changed': { fileId },
    }),
  });

/** The text of a page, with the boxes of recognized words. */
export const documentPageQuery = (fileId: string, page: number) =>
  queryOptions({
    queryKey: ['document-page', fileId, page],
    queryFn: (): Promise<DocumentPageView> =>
      answer(api.GET('/api/v1/files/{fileId}/document/pages/{page}', { params: { path: { fileId, page } } })),
    retry: false,
    meta: touchedBy<DocumentPageView>({ ...on(ACCESS_CHANGES, true), 'document:changed': { fileId } }),
  });

/** The pages of a document with some words. */
export const documentMatchesQuery = (fileId: string, query: string) =>
  queryOptions({
    queryKey: ['document-matches', fileId, query],
    queryFn: (): Promise<DocumentMatches> =>
      answer(api.GET('/api/v1/files/{fileId}/document/matches', { params: { path: { fileId }, query: { query } } })),
    meta: touchedBy<DocumentMatches>({ ...on(ACCESS_CHANGES, true), 'document:changed': { fileId } }),
  });
