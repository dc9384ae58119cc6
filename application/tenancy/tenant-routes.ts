import { demandCanceled } from '@evident/domain/billing';
import { notFound, refuse } from '@evident/domain/kernel';
import { type TenantRoute, type TenantRouteDeletion, closestRegion } from '@evident/domain/tenancy';
import { demandSubdomain } from '@evident/domain/workspaces';
import { type ClosingStores, closeTeam, tellClosed } from '../closing/index.ts';
import type { Addresses } from '../identity/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, OPERATOR, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mailer } from '../mail/index.ts';
import type { WorkspacePlanStore } from '../plans/index.ts';
import type { TeamStore, WordLists } from '../workspaces/index.ts';

/** Sets the subdomain and the region of a workspace. For the operator. */
export class UpsertTenantRoute extends Command {
  static readonly requires = OPERATOR;

  constructor(readonly route: TenantRoute) {
    super();
  }
}
export const UpsertTenantRouteHandler = answeredBy(
  async (
    { route: { teamId, subdomain: wish, region } }: UpsertTenantRoute,
    work: UnitOfWork<{ teams: TeamStore; audit: AuditLog }>,
    words: WordLists,
  ) => {
    const subdomain = demandSubdomain(wish, await words.profanity());
    await work.perform(teamId, async ({ teams, audit }) => {
      const team = (await teams.hold(teamId)) ?? notFound('Workspace');
      if (await teams.isClosed(teamId)) refuse('InvalidOperation', 'This workspace is closed', 'An admin can keep it.');
      if (team.subdomain === subdomain && team.region === region) return;
      await teams.save({ ...team, subdomain, region });
      await audit.record({
        actorId: null,
        action: 'workspace:route-changed',
        objectType: 'team',
        objectId: teamId,
        detail: { from: { subdomain: team.subdomain, region: team.region }, to: { subdomain, region } },
      });
    });
  },
);

/** Closes a workspace as its admin can, to be deleted after the grace period. For the operator. */
export class DeleteTenantRoute extends Command {
  static readonly requires = OPERATOR;

  constructor(readonly route: TenantRouteDeletion) {
    super();
  }
}
export const DeleteTenantRouteHandler = answeredBy(
  async (
    { route: { teamId, subdomain } }: DeleteTenantRoute,
    work: UnitOfWork<ClosingStores & { workspacePlans: WorkspacePlanStore }>,
    mailer: Mailer,
    addresses: Addresses,
    clock: Clock,
    graceDays: number,
  ) => {
    const closed = await work.perform(teamId, async (stores) => {
      const team = (await stores.teams.hold(teamId)) ?? notFound('Workspace');
      if (subdomain !== undefined && subdomain !== team.subdomain)
        refuse('InvalidOperation', 'The workspace has another subdomain', 'Nothing was deleted.');
      demandCanceled((await stores.workspacePlans.find())?.subscription ?? null);
      return closeTeam(stores, team, null, graceDays, clock.now());
    });
    await tellClosed(mailer, addresses, closed);
  },
);

/** The region of this installation. For the operator. */
export class GetClosestTenantRoute extends Query<ReturnType<typeof closestRegion>> {
  static readonly requires = OPERATOR;
}
export const GetClosestTenantRouteHandler = answeredBy(async (_: GetClosestTenantRoute) => closestRegion());
