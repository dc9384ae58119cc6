import type { PlanView, WorkspacePlanView } from '@evident/domain/plans';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { on } from '../../kernel/queries/touched-by.ts';

/** Events that change how much is used or allowed. */
const EVENTS = [
  'plan:changed',
  'billing:changed',
  ...PROJECT_CHANGES,
  'member:joined',
  'member:changed',
  'member:invited',
] as const;

/** The plan of the workspace: features, limits and their use. */
export const workspacePlanQuery = () =>
  queryOptions({
    queryKey: ['workspace-plan'],
    queryFn: (): Promise<WorkspacePlanView> => answer(api.GET('/api/v1/plan')),
    meta: { touchedBy: on(EVENTS, true) },
    retry: false,
  });

/** The plans that can be bought. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async (): Promise<PlanView[]> => (await answer(api.GET('/api/v1/plans'))).items,
  });
