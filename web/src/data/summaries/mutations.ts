import {
  type CreatedSummary,
  type NewSummary,
  type SummarySectionText,
  type SummaryTarget,
  type SummaryView,
  filterOfText,
  type SummarySettings,
} from '@evident/domain/summaries';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import type { IdempotencyHeader } from '../../kernel/queries/creation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { summariesQuery, allSummaries, summarySettingsQuery } from './queries.ts';

/** Changes of the summaries of an object. All but new ones offer undo. */
export function useSummaryChanges(target: SummaryTarget) {
  const client = useQueryClient();
  const refetch = () => invalidate(client, summariesQuery(target));
  const { mutate, isPending } = useCreate<CreatedSummary, NewSummary>({
    create: (wanted, header) => summarize(target, wanted, header),
    onSuccess: refetch,
    onError: (thrown) => showProblem(thrown),
  });
  const pathOf = ({ id }: SummaryView) => ({ path: { summaryId: id } });
  const acts = useUndoable(refetch, ({ attempt }) => ({
    regenerate: (summary: SummaryView, replaceEdited = false) =>
      attempt(
        'Regenerated a summary',
        answer(
          api.POST('/api/v1/summaries/{summaryId}/regeneration', { params: pathOf(summary), body: { replaceEdited } }),
        ),
      ),
    edit: (summary: SummaryView, sections: readonly SummarySectionText[]) =>
      attempt(
        'Edited a summary',
        answer(
          api.PUT('/api/v1/summaries/{summaryId}/text', {
            params: { ...pathOf(summary), header: unlessChanged(summary.version) },
            body: { sections: sections.map(({ key, text }) => ({ key, text })) },
          }),
        ),
      ),
    remove: (summary: SummaryView) =>
      attempt('Deleted a summary', answer(api.DELETE('/api/v1/summaries/{summaryId}', { params: pathOf(summary) }))),
  }));
  return { summarize: mutate, busy: isPending, ...acts };
}

function summarize(
  { type, id, filter }: SummaryTarget,
  body: NewSummary,
  header: IdempotencyHeader,
): Promise<CreatedSummary> {
  switch (type) {
    case 'NOTE':
      return answer(api.POST('/api/v1/notes/{noteId}/summaries', { params: { path: { noteId: id }, header }, body }));
    case 'INSIGHT':
      return answer(
        api.POST('/api/v1/insights/{insightId}/summaries', { params: { path: { insightId: id }, header }, body }),
      );
    case 'PROJECT':
      return answer(
        api.POST('/api/v1/projects/{projectId}/summaries', { params: { path: { projectId: id }, header }, body }),
      );
    case 'TAG':
      return answer(api.POST('/api/v1/tags/{tagId}/summaries', { params: { path: { tagId: id }, header }, body }));
    case 'FILTER':
      return answer(
        api.POST('/api/v1/summaries', {
          params: { header },
          body: { projectId: id, ...filterOfText(filter ?? ''), ...body },
        }),
      );
  }
}

/** Changes how summaries of a project are written by default. */
export function useSaveSummarySettings(projectId: string) {
  const client = useQueryClient();
  return async ({ framework, language }: SummarySettings) => {
    const params = { path: { projectId } };
    await answer(api.PATCH('/api/v1/projects/{projectId}/summary-settings', { params, body: { framework, language } }));
    await invalidate(client, summarySettingsQuery(projectId));
    await client.invalidateQueries(allSummaries);
  };
}
