import { onboardingUpdate, onboardingView } from '@evident/domain/onboarding';
import { dtoFrom } from '../kernel/dto.ts';

export class OnboardingDto extends dtoFrom(onboardingView) {}
export class OnboardingUpdateDto extends dtoFrom(onboardingUpdate) {}
