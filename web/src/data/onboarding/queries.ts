import type { OnboardingView } from '@evident/domain/onboarding';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  HIGHLIGHT_CHANGES,
  INSIGHT_CHANGES,
  NOTE_CHANGES,
  PROJECT_CHANGES,
  TAG_CHANGES,
} from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const EVENTS = [
  ...ACCESS_CHANGES,
  ...PROJECT_CHANGES,
  ...NOTE_CHANGES,
  ...HIGHLIGHT_CHANGES,
  ...TAG_CHANGES,
  ...INSIGHT_CHANGES,
] as const;

/** The member's answers at the start, and the checklist. Once it is complete, events no longer matter. */
export const onboardingQuery = () =>
  queryOptions({
    queryKey: ['onboarding'],
    queryFn: (): Promise<OnboardingView> => answer(api.GET('/api/v1/onboarding')),
    meta: touchedBy<OnboardingView>(on(EVENTS, (_, { status }) => status === 'active')),
  });
