import type { OnboardingUpdate, OnboardingView } from '@evident/domain/onboarding';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { onboardingQuery } from './queries.ts';

/** Stores answers of the member, or dismisses the checklist. */
export function useOnboardingChange() {
  return useOptimistic<OnboardingUpdate, unknown>({
    change: (update) => answer(api.PATCH('/api/v1/onboarding', { body: update })),
    refused: 'Your answers were not saved',
    updates: () => [
      updated(onboardingQuery(), (view: OnboardingView, update: OnboardingUpdate) => ({
        ...view,
        ...update,
        answered: true,
      })),
    ],
  });
}
