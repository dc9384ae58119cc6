import { PostgresOnboardingReader } from '@evident/adapters/postgres/onboarding/postgres-onboarding';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { GetOnboarding, GetOnboardingHandler } from '@evident/application/onboarding/get-onboarding';
import { UpdateOnboarding, UpdateOnboardingHandler } from '@evident/application/onboarding/update-onboarding';
import type { OnboardingReader } from '@evident/application/onboarding/onboarding-store';
import type { OnboardingVariant } from '@evident/domain/onboarding';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { READS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';

import { ONBOARDING_OPERATIONS } from './onboarding.operations.ts';
const ONBOARDING = port<OnboardingReader>('OnboardingReader');
const VARIANT = port<{ readonly variant: OnboardingVariant }>('OnboardingVariant');

@Module({
  controllers: [controllerFor('Onboarding', ONBOARDING_OPERATIONS)],
  providers: [
    provide(ONBOARDING, (reads: PostgresReads) => new PostgresOnboardingReader(reads), [READS]),
    provide(VARIANT, ({ onboarding = 'default' }: Settings) => ({ variant: onboarding }), [SETTINGS]),
    handle(GetOnboarding, GetOnboardingHandler, [ONBOARDING, VARIANT]),
    handle(UpdateOnboarding, UpdateOnboardingHandler, [WORK]),
  ],
})
export class OnboardingModule {}
