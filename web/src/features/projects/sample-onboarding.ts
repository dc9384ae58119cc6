import { CHECKLIST_IDS, type OnboardingView } from '@evident/domain/onboarding';

const project = { id: '0198a5b0-7c1e-7d60-9b3a-000000000012', title: 'How we interview' };

/** The first `done` steps were taken, all in one project. */
export const sampleOnboarding = (done: number, more: Partial<OnboardingView> = {}): OnboardingView => ({
  variant: 'default',
  useCases: [],
  product: null,
  answered: true,
  status: 'active',
  items: CHECKLIST_IDS.map((id, at) => ({ id, eventCount: at < done ? 1 : 0, project: at < done ? project : null })),
  ...more,
});
