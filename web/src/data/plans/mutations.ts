import type { Feature } from '@evident/domain/plans';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { workspacePlanQuery } from './queries.ts';

/** Tries a larger plan for 14 days. */
export function useTryPlan() {
  const client = useQueryClient();
  return useCreate({
    create: () => answer(api.PUT('/api/v1/plan/trial')),
    onSuccess: () => showToast({ title: 'The trial has begun', message: 'It ends by itself after 14 days.' }),
    onError: (thrown) => showProblem(thrown, 'The trial did not begin'),
    onSettled: () => void invalidate(client, workspacePlanQuery()),
  });
}

/** Tries a feature for 30 days, or asks the admins for it; once for a double click. */
export function useTryFeature(feature: Feature) {
  const client = useQueryClient();
  const settled = () => void invalidate(client, workspacePlanQuery());
  const params = { params: { path: { feature } } };
  const start = useCreate({
    create: () => answer(api.PUT('/api/v1/plan/trials/{feature}', params)),
    onSuccess: () => showToast({ title: 'The trial has begun', message: 'It ends by itself after 30 days.' }),
    onError: (thrown) => showProblem(thrown, 'The trial did not begin'),
    onSettled: settled,
  });
  const ask = useCreate({
    create: () => answer(api.PUT('/api/v1/plan/requests/{feature}', params)),
    onSuccess: () => showToast({ title: 'Your admins were asked' }),
    onError: (thrown) => showProblem(thrown, 'Your admins were not asked'),
    onSettled: settled,
  });
  return { start, ask };
}
