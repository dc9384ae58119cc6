import type { ActivityView } from '@evident/domain/activity';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, HIGHLIGHT_CHANGES, INSIGHT_CHANGES, NOTE_CHANGES } from '../../kernel/queries/changes.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;

/** Activity in a project, or on one of its notes or insights; the latest first. */
export const activityQuery = (projectId: string, objectId: string | undefined) =>
  pagesOptions<ActivityView>(
    ['activity', projectId, objectId ?? 'all'],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/activity', {
          params: { path: { projectId }, query: { objectId, cursor, limit: PAGE } },
        }),
      ),
    {
      ...on(ACCESS_CHANGES, true),
      ...on([...NOTE_CHANGES, ...HIGHLIGHT_CHANGES, ...INSIGHT_CHANGES], { projectId }),
    },
  );
