import type { WrapSummary, WrapView } from '@evident/domain/wraps';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  HIGHLIGHT_CHANGES,
  NOTE_CHANGES,
  PROJECT_CHANGES,
  TAG_CHANGES,
  WRAP_CHANGES,
} from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** So many weeks can be chosen. */
const WEEKS = 26;

/** The latest wraps of a project, or of the workspace without one, newest first. */
export const wrapListQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: ['wraps', projectId],
    queryFn: async (): Promise<WrapSummary[]> => {
      const query = { limit: WEEKS, ...(projectId !== null && { projectId }) };
      return (await answer(api.GET('/api/v1/wraps', { params: { query } }))).items;
    },
    meta: touchedBy<WrapSummary[]>({ ...on(ACCESS_CHANGES, true), ...on(WRAP_CHANGES, true) }),
  });

/** A wrap with its text, figures and themes. */
export const wrapQuery = (wrapId: string) =>
  queryOptions({
    queryKey: ['wrap', wrapId],
    queryFn: (): Promise<WrapView> => answer(api.GET('/api/v1/wraps/{wrapId}', { params: { path: { wrapId } } })),
    meta: touchedBy<WrapView>({
      ...on([...ACCESS_CHANGES, ...PROJECT_CHANGES, ...TAG_CHANGES], true),
      ...on(WRAP_CHANGES, { wrapId }),
      ...on([...NOTE_CHANGES, ...HIGHLIGHT_CHANGES], ({ projectId }, wrap) =>
        [null, projectId].includes(wrap.projectId),
      ),
    }),
  });
