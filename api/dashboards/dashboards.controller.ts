import { CreateDashboard } from '@evident/application/dashboards/create-dashboard';
import { DeleteDashboard } from '@evident/application/dashboards/delete-dashboard';
import { DuplicateDashboard } from '@evident/application/dashboards/duplicate-dashboard';
import { GetDashboard, ListDashboards } from '@evident/application/dashboards/queries';
import { UpdateDashboard } from '@evident/application/dashboards/update-dashboard';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import { DashboardDto, DashboardPageDto, DashboardUpdateDto, NewDashboardDto } from './dashboards.dto.ts';

@ApiTags('Dashboards')
@Controller('dashboards')
export class DashboardsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listDashboards',
    asks: ListDashboards,
    summary: 'List your dashboards and the shared ones, by title',
    answers: DashboardPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<DashboardPageDto> {
    return this.bus.ask(new ListDashboards(actor, pageRequest(page)));
  }

  @Post()
  @Operation({
    id: 'createDashboard',
    asks: CreateDashboard,
    summary: 'Create a dashboard',
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
  })
  create(@CurrentActor() actor: Actor, @Body() dashboard: NewDashboardDto): Promise<CreatedDto> {
    return this.bus.ask(new CreateDashboard(actor, dashboard));
  }

  @Get(':dashboardId')
  @ShowsVersion()
  @Operation({
    id: 'getDashboard',
    asks: GetDashboard,
    summary: 'Read a dashboard with its charts',
    description:
      'The numbers come from `GET /projects/{projectId}/charts/…` with the settings of a chart, so each reader gets only what they can see. `chart` is null for a project that the caller cannot see.',
    answers: DashboardDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('dashboardId', IdPipe) dashboardId: string): Promise<DashboardDto> {
    return this.bus.ask(new GetDashboard(actor, dashboardId));
  }

  @Patch(':dashboardId')
  @TakesVersion()
  @Operation({
    id: 'updateDashboard',
    asks: UpdateDashboard,
    summary: 'Rename a dashboard, share it, or arrange its charts',
    description: 'For its owner.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('dashboardId', IdPipe) dashboardId: string,
    @Body() update: DashboardUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateDashboard(actor, dashboardId, update, seen)) };
  }

  @Delete(':dashboardId')
  @Operation({
    id: 'deleteDashboard',
    asks: DeleteDashboard,
    summary: 'Delete a dashboard with its charts',
    description: 'For its owner.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('dashboardId', IdPipe) dashboardId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteDashboard(actor, dashboardId)) };
  }

  @Post(':dashboardId/duplicate')
  @Operation({
    id: 'duplicateDashboard',
    asks: DuplicateDashboard,
    summary: 'Copy a dashboard to a private one of your own',
    description: 'Charts of projects that you cannot see are left out.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  duplicate(@CurrentActor() actor: Actor, @Param('dashboardId', IdPipe) dashboardId: string): Promise<CreatedDto> {
    return this.bus.ask(new DuplicateDashboard(actor, dashboardId));
  }
}
