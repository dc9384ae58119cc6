import type { Actor } from '@evident/domain/permissions';
import {
  type FeatureFlagsView,
  type FeatureFlagsWording,
  OWN_FLAG_NAMES,
  effectiveFlags,
} from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FlagStore } from './workspace-stores.ts';

/** Sets feature flags of the workspace; null restores the global setting. Returns the effective flags. */
export class SetFeatureFlags extends Command<FeatureFlagsView> {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly wording: FeatureFlagsWording,
  ) {
    super();
  }
}

export class SetFeatureFlagsHandler implements Handler<SetFeatureFlags> {
  constructor(private readonly work: UnitOfWork<{ flags: FlagStore; audit: AuditLog }>) {}

  async execute({ actor, wording }: SetFeatureFlags): Promise<FeatureFlagsView> {
    return this.work.perform(actor.teamId, async ({ flags, audit }) => {
      for (const name of OWN_FLAG_NAMES) {
        const enabled = wording[name];
        if (enabled !== undefined) await flags.set(name, enabled);
      }
      await audit.record({
        actorId: actor.userId,
        action: 'workspace:flags-set',
        objectType: 'team',
        objectId: actor.teamId,
        detail: { ...wording },
      });
      const { ofTeam, ofAll } = await flags.settings();
      return effectiveFlags(ofTeam, ofAll);
    });
  }
}
