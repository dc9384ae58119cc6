import { CHECKLIST_IDS, type OnboardingView } from '@evident/domain/onboarding';

export const sampleOnboarding: OnboardingView = {
  variant: 'default',
  useCases: ['ResearchAnalysis'],
  product: 'research',
  answered: true,
  status: 'active',
  items: CHECKLIST_IDS.map((id) => ({ id, eventCount: 0, project: null })),
};
