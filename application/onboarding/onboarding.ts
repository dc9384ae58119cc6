import {
  type OnboardingUpdate,
  type OnboardingVariant,
  type OnboardingView,
  updatedOnboarding,
  viewOnboarding,
} from '@evident/domain/onboarding';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { OnboardingReader, OnboardingStore } from './onboarding-store.ts';

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

/** Stores answers of the member, or dismisses their checklist. */
export class UpdateOnboarding extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly update: OnboardingUpdate,
  ) {
    super();
  }
}

export const UpdateOnboardingHandler = answeredBy(
  ({ actor, update }: UpdateOnboarding, work: UnitOfWork<{ onboarding: OnboardingStore }>) =>
    work.perform(actor.teamId, async ({ onboarding }) => {
      await onboarding.save(actor.userId, updatedOnboarding(await onboarding.find(actor.userId), update));
    }),
);
