import { GetEnterpriseDashboard } from '@evident/application/oversight/get-enterprise-dashboard';
import type { SignedIn } from '@evident/domain/identity';
import type { EnterpriseDashboard } from '@evident/domain/oversight';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { CurrentPerson, SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { Operation } from '../kernel/operation.ts';
import { EnterpriseDashboardDto } from './oversight.dto.ts';

/** An access token belongs to one workspace, and shows figures of no other. */
@ApiTags('Oversight')
@Controller('enterprise-dashboard')
export class EnterpriseDashboardController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'getEnterpriseDashboard',
    asks: GetEnterpriseDashboard,
    summary: 'Get figures of all workspaces where you are an admin',
    description: 'Workspaces whose rules do not accept how you signed in are left out.',
    answers: EnterpriseDashboardDto,
  })
  get(@CurrentActor() actor: Actor, @CurrentPerson() person: SignedIn): Promise<EnterpriseDashboard> {
    return this.bus.ask(new GetEnterpriseDashboard(actor, person));
  }
}
