import * as routes from '@evident/application/tenancy/tenant-routes';
import { Module } from '@nestjs/common';
import { ClosingModule } from '../closing/closing.module.ts';
import { GRACE } from '../closing/closing.ports.ts';
import { ADDRESSES, MAILER } from '../identity/identity.ports.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, WORK } from '../kernel/kernel.module.ts';
import { WorkspacesModule } from '../workspaces/workspaces.module.ts';
import { WORD_LISTS } from '../workspaces/workspaces.ports.ts';
import { TenancyController } from './tenancy.controller.ts';

/** Tenant operations of the operator, with a key of their own. */
@Module({
  imports: [WorkspacesModule, ClosingModule],
  controllers: [TenancyController],
  providers: [
    handle(routes.UpsertTenantRoute, routes.UpsertTenantRouteHandler, [WORK, WORD_LISTS]),
    handle(routes.DeleteTenantRoute, routes.DeleteTenantRouteHandler, [WORK, MAILER, ADDRESSES, CLOCK, GRACE]),
    handle(routes.GetClosestTenantRoute, routes.GetClosestTenantRouteHandler, []),
  ],
})
export class TenancyModule {}
