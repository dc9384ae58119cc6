import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AutoFeaturesView } from '@evident/domain/suggestions';
import { type Handler, Query, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import { type AutoFeaturesStore, autoFeaturesView } from './auto-features-store.ts';

/** Returns the automatic features of a project, with those it takes from the workspace. */
export class GetProjectAutoFeatures extends Query<AutoFeaturesView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class GetProjectAutoFeaturesHandler implements Handler<GetProjectAutoFeatures> {
  constructor(private readonly work: UnitOfWork<{ autoFeatures: AutoFeaturesStore; projectAccess: ProjectAccess }>) {}

  execute({ actor, projectId }: GetProjectAutoFeatures): Promise<AutoFeaturesView> {
    return this.work.perform(actor.teamId, async ({ autoFeatures, projectAccess }) => {
      await demand(projectAccess, actor, projectId, 'read');
      return autoFeaturesView(autoFeatures, projectId);
    });
  }
}
