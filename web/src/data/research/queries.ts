import type { ResearchSummary, ResearchView } from '@evident/domain/research';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;

/** The member's research, newest first. */
export const researchListQuery = () =>
  pagesOptions<ResearchSummary>(
    ['research-list'],
    (cursor) => answer(api.GET('/api/v1/research', { params: { query: { cursor, limit: PAGE } } })),
    { ...on(ACCESS_CHANGES, true), 'research:changed': true },
  );

/** A research with its steps and findings. Progress comes with events. */
export const researchQuery = (researchId: string) =>
  queryOptions({
    queryKey: ['research', researchId],
    queryFn: (): Promise<ResearchView> =>
      answer(api.GET('/api/v1/research/{researchId}', { params: { path: { researchId } } })),
    meta: touchedBy<ResearchView>({
      ...on(ACCESS_CHANGES, true),
      'research:changed': { researchId },
      'ai-text:changed': (change, { text }) => change.textId === text.id,
    }),
  });
