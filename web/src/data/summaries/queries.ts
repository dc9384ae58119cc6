import { type SummaryList, type SummarySettings, type SummaryTarget, filterOfText } from '@evident/domain/summaries';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, HIGHLIGHT_CHANGES, NOTE_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The summaries of an object, newest first, and whether another one is possible. */
export const summariesQuery = (target: SummaryTarget) =>
  queryOptions({
    queryKey: ['summaries', target],
    queryFn: (): Promise<SummaryList> => read(target),
    meta: touchedBy<SummaryList>({
      ...on(ACCESS_CHANGES, true),
      ...on(['summary:changed', 'summary:removed'], { targetId: target.id }),
      'ai-text:changed': ({ textId }, { items }) => items.some(({ text }) => text.id === textId),
      ...on(NOTE_CHANGES, (change) =>
        target.type === 'NOTE' ? 'noteId' in change && change.noteId === target.id : target.type === 'PROJECT',
      ),
      ...on(HIGHLIGHT_CHANGES, () => target.type === 'TAG' || target.type === 'FILTER'),
      'insight:changed': { insightId: target.id },
    }),
  });

/** The lists of summaries, which have the defaults of their project. */
export const allSummaries = { queryKey: ['summaries'] };

/** Framework and language of new summaries in a project. No event reports a change. */
export const summarySettingsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['summary-settings', projectId],
    queryFn: (): Promise<SummarySettings> =>
      answer(api.GET('/api/v1/projects/{projectId}/summary-settings', { params: { path: { projectId } } })),
  });

function read({ type, id, filter }: SummaryTarget): Promise<SummaryList> {
  switch (type) {
    case 'NOTE':
      return answer(api.GET('/api/v1/notes/{noteId}/summaries', { params: { path: { noteId: id } } }));
    case 'INSIGHT':
      return answer(api.GET('/api/v1/insights/{insightId}/summaries', { params: { path: { insightId: id } } }));
    case 'PROJECT':
      return answer(api.GET('/api/v1/projects/{projectId}/summaries', { params: { path: { projectId: id } } }));
    case 'TAG':
      return answer(api.GET('/api/v1/tags/{tagId}/summaries', { params: { path: { tagId: id } } }));
    case 'FILTER':
      return answer(
        api.GET('/api/v1/summaries', { params: { query: { projectId: id, ...filterOfText(filter ?? '') } } }),
      );
  }
}
