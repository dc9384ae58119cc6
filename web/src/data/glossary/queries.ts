import type { TermView } from '@evident/domain/glossary';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';

const PAGE = 100;

/** The terms of the glossary by name; with words, those that contain them. */
export const termsQuery = (query = '') =>
  pagesOptions<TermView>(
    ['glossary', query],
    (cursor) =>
      answer(api.GET('/api/v1/glossary', { params: { query: { ...(query && { query }), cursor, limit: PAGE } } })),
    { 'glossary:changed': true },
  );
