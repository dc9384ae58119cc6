import type { Actor } from '@evident/domain/permissions';
import { type AutoFeaturesChange, changedModes } from '@evident/domain/suggestions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AutoFeaturesStore } from './auto-features-store.ts';

/** Changes the automatic features of the workspace. */
export class ChangeAutoFeatures extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly change: AutoFeaturesChange,
  ) {
    super();
  }
}

export class ChangeAutoFeaturesHandler implements Handler<ChangeAutoFeatures> {
  constructor(private readonly work: UnitOfWork<{ autoFeatures: AutoFeaturesStore }>) {}

  async execute({ actor, change }: ChangeAutoFeatures): Promise<void> {
    await this.work.perform(actor.teamId, async ({ autoFeatures }) => {
      const { modes } = await autoFeatures.chosen(null);
      await autoFeatures.save(null, changedModes(modes, change));
    });
  }
}
