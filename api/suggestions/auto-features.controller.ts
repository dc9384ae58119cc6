import { ChangeAutoFeatures } from '@evident/application/suggestions/change-auto-features';
import { ChangeProjectAutoFeatures } from '@evident/application/suggestions/change-project-auto-features';
import { GetAutoFeatures } from '@evident/application/suggestions/get-auto-features';
import { GetProjectAutoFeatures } from '@evident/application/suggestions/get-project-auto-features';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { AutoFeaturesChangeDto, AutoFeaturesDto } from './suggestions.dto.ts';

@ApiTags('Suggestions')
@Controller()
export class AutoFeaturesController {
  constructor(private readonly bus: Bus) {}

  @Get('workspace/auto-features')
  @Operation({
    id: 'getAutoFeatures',
    asks: GetAutoFeatures,
    summary: 'Read what AI does without being asked in the workspace',
    answers: AutoFeaturesDto,
  })
  ofWorkspace(@CurrentActor() actor: Actor): Promise<AutoFeaturesDto> {
    return this.bus.ask(new GetAutoFeatures(actor));
  }

  @Patch('workspace/auto-features')
  @Operation({
    id: 'changeAutoFeatures',
    asks: ChangeAutoFeatures,
    summary: 'Change what AI does without being asked in the workspace',
  })
  changeWorkspace(@CurrentActor() actor: Actor, @Body() change: AutoFeaturesChangeDto): Promise<void> {
    return this.bus.ask(new ChangeAutoFeatures(actor, change));
  }

  @Get('projects/:projectId/auto-features')
  @Operation({
    id: 'getProjectAutoFeatures',
    asks: GetProjectAutoFeatures,
    summary: 'Read what AI does without being asked in a project',
    answers: AutoFeaturesDto,
    refuses: ['NotFound'],
  })
  ofProject(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<AutoFeaturesDto> {
    return this.bus.ask(new GetProjectAutoFeatures(actor, projectId));
  }

  @Patch('projects/:projectId/auto-features')
  @Operation({
    id: 'changeProjectAutoFeatures',
    asks: ChangeProjectAutoFeatures,
    summary: 'Change what AI does without being asked in a project',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  changeProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() change: AutoFeaturesChangeDto,
  ): Promise<void> {
    return this.bus.ask(new ChangeProjectAutoFeatures(actor, projectId, change));
  }
}
