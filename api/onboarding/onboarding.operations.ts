import { GetOnboarding } from '@evident/application/onboarding/get-onboarding';
import { UpdateOnboarding } from '@evident/application/onboarding/update-onboarding';
import { OnboardingDto, OnboardingUpdateDto } from './onboarding.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const ONBOARDING_OPERATIONS = {
  getOnboarding: operation({
    route: 'GET /onboarding',
    asks: GetOnboarding,
    summary: 'Get your answers at the start, and the checklist',
    answers: OnboardingDto,
    message: ({ actor }) => new GetOnboarding(actor),
  }),
  updateOnboarding: operation({
    route: 'PATCH /onboarding',
    asks: UpdateOnboarding,
    summary: 'Store what you want to do, or dismiss the checklist',
    body: OnboardingUpdateDto,
    message: ({ actor, body: update }) => new UpdateOnboarding(actor, update),
  }),
};
