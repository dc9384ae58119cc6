import { ReadChart, ReadCoOccurrence, ReadCrosstab, ReadSaturation } from '@evident/application/charts/queries';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import {
  ChartDataDto,
  ChartQueryDto,
  CoOccurrenceDto,
  CrosstabDto,
  CrosstabQueryDto,
  SaturationDto,
} from './charts.dto.ts';

@ApiTags('Charts')
@Controller('projects/:projectId/charts')
export class ChartsController {
  constructor(private readonly bus: Bus) {}

  @Get('tags')
  @Operation({
    id: 'readChart',
    asks: ReadChart,
    summary: 'Count the highlights, notes and characters of each tag and tag group',
    description: 'Counts exactly the highlights that a list with the same filter returns.',
    answers: ChartDataDto,
    refuses: ['NotFound'],
  })
  chart(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() of: ChartQueryDto,
  ): Promise<ChartDataDto> {
    return this.bus.ask(new ReadChart(actor, projectId, of));
  }

  @Get('co-occurrence')
  @Operation({
    id: 'readCoOccurrence',
    asks: ReadCoOccurrence,
    summary: 'Count the highlights that two tags have in common',
    answers: CoOccurrenceDto,
    refuses: ['NotFound'],
  })
  coOccurrence(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() of: ChartQueryDto,
  ): Promise<CoOccurrenceDto> {
    return this.bus.ask(new ReadCoOccurrence(actor, projectId, of));
  }

  @Get('saturation')
  @Operation({
    id: 'readSaturation',
    asks: ReadSaturation,
    summary: 'Count the tags that each note adds to those of the notes before it',
    answers: SaturationDto,
    refuses: ['NotFound'],
  })
  saturation(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() of: ChartQueryDto,
  ): Promise<SaturationDto> {
    return this.bus.ask(new ReadSaturation(actor, projectId, of));
  }

  @Get('crosstab')
  @Operation({
    id: 'readCrosstab',
    asks: ReadCrosstab,
    summary: 'Count the highlights of each tag by the values of a field',
    description: 'A highlight with several values counts in several columns.',
    answers: CrosstabDto,
    refuses: ['NotFound'],
  })
  crosstab(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() of: CrosstabQueryDto,
  ): Promise<CrosstabDto> {
    return this.bus.ask(new ReadCrosstab(actor, projectId, of));
  }
}
