import { DeleteTenantRoute } from '@evident/application/tenancy/tenant-routes';
import { GetClosestTenantRoute } from '@evident/application/tenancy/tenant-routes';
import { UpsertTenantRoute } from '@evident/application/tenancy/tenant-routes';
import { Refusal } from '@evident/domain/kernel';
import { type TenantReply, refusedReply, tenantRoute, tenantRouteDeletion } from '@evident/domain/tenancy';
import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiExcludeController } from '../kernel/contract.ts';
import { dtoFrom } from '../kernel/dto.ts';
import { TenantKeyGuard } from './tenant-key.guard.ts';

class TenantRouteDto extends dtoFrom(tenantRoute) {}
class TenantRouteDeletionDto extends dtoFrom(tenantRouteDeletion) {}

/** Messages between services of the operator (document 000, section 7). Not part of the public contract. */
@ApiExcludeController()
@OpenToAll()
@UseGuards(TenantKeyGuard)
@Controller('internal')
export class TenancyController {
  constructor(private readonly bus: Bus) {}

  @Post('upsert-tenant-route')
  @HttpCode(200)
  upsert(@Body() route: TenantRouteDto): Promise<TenantReply> {
    return reply(this.bus.ask(new UpsertTenantRoute(route)));
  }

  @Post('delete-tenant-route')
  @HttpCode(200)
  remove(@Body() route: TenantRouteDeletionDto): Promise<TenantReply> {
    return reply(this.bus.ask(new DeleteTenantRoute(route)));
  }

  @Get('closest-region')
  region(): Promise<unknown> {
    return this.bus.ask(new GetClosestTenantRoute());
  }
}

/** Refusals are replies; only a wrong key or body is an error of HTTP. */
async function reply(done: Promise<void>): Promise<TenantReply> {
  try {
    await done;
    return { status: 'success' };
  } catch (error) {
    if (error instanceof Refusal) return refusedReply(error);
    throw error;
  }
}
