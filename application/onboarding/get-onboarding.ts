import { type OnboardingVariant, type OnboardingView, viewOnboarding } from '@evident/domain/onboarding';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { OnboardingReader } from './onboarding-store.ts';

/** The member's answers at the start, and the checklist. */
export class GetOnboarding extends Query<OnboardingView> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const GetOnboardingHandler = answeredBy(
  async ({ actor }: GetOnboarding, reader: OnboardingReader, variant: { readonly variant: OnboardingVariant }) => {
    const { stored, items } = await reader.of(actor);
    return viewOnboarding(variant.variant, stored, items);
  },
);
