import { GetOnboarding } from '@evident/application/onboarding/get-onboarding';
import { UpdateOnboarding } from '@evident/application/onboarding/update-onboarding';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { OnboardingDto, OnboardingUpdateDto } from './onboarding.dto.ts';

@ApiTags('Onboarding')
@Controller('onboarding')
export class OnboardingController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'getOnboarding',
    asks: GetOnboarding,
    summary: 'Get your answers at the start, and the checklist',
    answers: OnboardingDto,
  })
  get(@CurrentActor() actor: Actor): Promise<OnboardingDto> {
    return this.bus.ask(new GetOnboarding(actor));
  }

  @Patch()
  @Operation({
    id: 'updateOnboarding',
    asks: UpdateOnboarding,
    summary: 'Store what you want to do, or dismiss the checklist',
  })
  update(@CurrentActor() actor: Actor, @Body() update: OnboardingUpdateDto): Promise<void> {
    return this.bus.ask(new UpdateOnboarding(actor, update));
  }
}
