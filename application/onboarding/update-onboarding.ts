import { type OnboardingUpdate, updatedOnboarding } from '@evident/domain/onboarding';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { OnboardingStore } from './onboarding-store.ts';

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
