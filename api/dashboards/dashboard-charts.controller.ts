import { AddChart } from '@evident/application/dashboards/add-chart';
import { DuplicateChart } from '@evident/application/dashboards/duplicate-chart';
import { RemoveChart } from '@evident/application/dashboards/remove-chart';
import { UpdateChart } from '@evident/application/dashboards/update-chart';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import { ChartUpdateDto, NewChartDto } from './dashboards.dto.ts';

@ApiTags('Dashboards')
@Controller('dashboards/:dashboardId/charts')
export class DashboardChartsController {
  constructor(private readonly bus: Bus) {}

  @Post()
  @Operation({
    id: 'addChart',
    asks: AddChart,
    summary: 'Add a chart of a project at the end of a dashboard',
    description: 'For the owner of the dashboard. The chart stores options and a filter, never numbers.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
  })
  add(
    @CurrentActor() actor: Actor,
    @Param('dashboardId', IdPipe) dashboardId: string,
    @Body() chart: NewChartDto,
  ): Promise<CreatedDto> {
    return this.bus.ask(new AddChart(actor, dashboardId, chart));
  }

  @Patch(':chartId')
  @TakesVersion()
  @Operation({
    id: 'updateChart',
    asks: UpdateChart,
    summary: 'Rename a chart or change its settings',
    description: 'For the owner of the dashboard. `If-Match` takes the version of the chart.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('dashboardId', IdPipe) dashboardId: string,
    @Param('chartId', IdPipe) chartId: string,
    @Body() update: ChartUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateChart(actor, { dashboardId, chartId }, update, seen)) };
  }

  @Delete(':chartId')
  @Operation({
    id: 'removeChart',
    asks: RemoveChart,
    summary: 'Remove a chart from a dashboard',
    description: 'For the owner of the dashboard.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('dashboardId', IdPipe) dashboardId: string,
    @Param('chartId', IdPipe) chartId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RemoveChart(actor, dashboardId, chartId)) };
  }

  @Post(':chartId/duplicate')
  @Operation({
    id: 'duplicateChart',
    asks: DuplicateChart,
    summary: 'Copy a chart behind itself',
    description: 'For the owner of the dashboard.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
  })
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('dashboardId', IdPipe) dashboardId: string,
    @Param('chartId', IdPipe) chartId: string,
  ): Promise<CreatedDto> {
    return this.bus.ask(new DuplicateChart(actor, dashboardId, chartId));
  }
}
