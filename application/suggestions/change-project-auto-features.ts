import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AutoFeaturesChange, changedModes } from '@evident/domain/suggestions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { AutoFeaturesStore } from './auto-features-store.ts';

/** Changes the automatic features of a project. */
export class ChangeProjectAutoFeatures extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly change: AutoFeaturesChange,
  ) {
    super();
  }
}

export class ChangeProjectAutoFeaturesHandler implements Handler<ChangeProjectAutoFeatures> {
  constructor(private readonly work: UnitOfWork<{ autoFeatures: AutoFeaturesStore; projectAccess: ProjectAccess }>) {}

  async execute({ actor, projectId, change }: ChangeProjectAutoFeatures): Promise<void> {
    await this.work.perform(actor.teamId, async ({ autoFeatures, projectAccess }) => {
      await demand(projectAccess, actor, projectId, 'write');
      const { modes } = await autoFeatures.chosen(projectId);
      await autoFeatures.save(projectId, changedModes(modes, change));
    });
  }
}
