import type { Actor } from '@evident/domain/permissions';
import type { AutoFeaturesView } from '@evident/domain/suggestions';
import { type Handler, Query, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type AutoFeaturesStore, autoFeaturesView } from './auto-features-store.ts';

/** Returns the automatic features of the workspace. */
export class GetAutoFeatures extends Query<AutoFeaturesView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class GetAutoFeaturesHandler implements Handler<GetAutoFeatures> {
  constructor(private readonly work: UnitOfWork<{ autoFeatures: AutoFeaturesStore }>) {}

  execute({ actor }: GetAutoFeatures): Promise<AutoFeaturesView> {
    return this.work.perform(actor.teamId, ({ autoFeatures }) => autoFeaturesView(autoFeatures, null));
  }
}
