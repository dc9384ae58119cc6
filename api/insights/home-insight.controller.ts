import { ChooseHomeInsight } from '@evident/application/insights/choose-home-insight';
import { GetHomeInsight } from '@evident/application/insights/queries';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { HomeChoiceDto, HomeInsightDto } from './insights.dto.ts';

@ApiTags('Insights')
@Controller('home-insight')
export class HomeInsightController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'getHomeInsight',
    asks: GetHomeInsight,
    summary: 'Read the published insight that is the home page of the workspace',
    answers: HomeInsightDto,
  })
  get(@CurrentActor() actor: Actor): Promise<HomeInsightDto> {
    return this.bus.ask(new GetHomeInsight(actor));
  }

  @Put()
  @Operation({
    id: 'chooseHomeInsight',
    asks: ChooseHomeInsight,
    summary: 'Choose a published insight as the home page, or the default page',
    description: 'For managers and admins. Members who cannot see the insight get the default page.',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  choose(@CurrentActor() actor: Actor, @Body() { insightId }: HomeChoiceDto): Promise<void> {
    return this.bus.ask(new ChooseHomeInsight(actor, insightId));
  }
}
