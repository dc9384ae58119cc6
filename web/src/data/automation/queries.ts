import type { AutomationRunView, AutomationView } from '@evident/domain/automation';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;
const RUN_CHANGES = ['automation:run-requested', 'automation:run-ended'] as const;

/** The member's automations, for admins all of the workspace; newest first. */
export const automationListQuery = () =>
  pagesOptions<AutomationView>(
    ['automations'],
    (cursor) => answer(api.GET('/api/v1/automations', { params: { query: { cursor, limit: PAGE } } })),
    { ...on(ACCESS_CHANGES, true), 'automation:changed': true },
  );

export const automationQuery = (automationId: string) =>
  queryOptions({
    queryKey: ['automation', automationId],
    queryFn: (): Promise<AutomationView> =>
      answer(api.GET('/api/v1/automations/{automationId}', { params: { path: { automationId } } })),
    meta: touchedBy<AutomationView>({
      ...on(ACCESS_CHANGES, true),
      ...on(['automation:changed', 'automation:run-ended'], { automationId }),
    }),
  });

/** The runs of an automation, newest first. */
export const automationRunsQuery = (automationId: string) =>
  pagesOptions<AutomationRunView>(
    ['automation-runs', automationId],
    (cursor) =>
      answer(
        api.GET('/api/v1/automations/{automationId}/runs', {
          params: { path: { automationId }, query: { cursor, limit: PAGE } },
        }),
      ),
    { ...on(ACCESS_CHANGES, true), ...on(RUN_CHANGES, { automationId }) },
  );
