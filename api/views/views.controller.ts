import { CreateView } from '@evident/application/views/create-view';
import { DeleteView } from '@evident/application/views/delete-view';
import { DuplicateView } from '@evident/application/views/duplicate-view';
import { PlaceView } from '@evident/application/views/place-view';
import { GetView, ListViews } from '@evident/application/views/queries';
import { UpdateView } from '@evident/application/views/update-view';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import { NewViewDto, ViewCopyDto, ViewDto, ViewListDto, ViewPlaceDto, ViewUpdateDto } from './views.dto.ts';

@ApiTags('Views')
@Controller()
export class ViewsController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/views')
  @Operation({
    id: 'listViews',
    asks: ListViews,
    summary: 'List the saved views of a project, in their order',
    description: 'Shared views, and your private ones.',
    answers: ViewListDto,
  })
  async list(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<ViewListDto> {
    return { items: await this.bus.ask(new ListViews(actor, projectId)) };
  }

  @Post('projects/:projectId/views')
  @Operation({
    id: 'createView',
    asks: CreateView,
    summary: 'Save a view of a project',
    answers: ViewDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  create(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() view: NewViewDto,
  ): Promise<ViewDto> {
    return this.bus.ask(new CreateView(actor, projectId, view));
  }

  @Get('views/:viewId')
  @ShowsVersion()
  @Operation({ id: 'getView', asks: GetView, summary: 'Read a saved view', answers: ViewDto, refuses: ['NotFound'] })
  get(@CurrentActor() actor: Actor, @Param('viewId', IdPipe) viewId: string): Promise<ViewDto> {
    return this.bus.ask(new GetView(actor, viewId));
  }

  @Patch('views/:viewId')
  @TakesVersion()
  @Operation({
    id: 'updateView',
    asks: UpdateView,
    summary: 'Rename a saved view, or change parts of it',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('viewId', IdPipe) viewId: string,
    @Body() update: ViewUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateView(actor, viewId, update, seen)) };
  }

  @Delete('views/:viewId')
  @Operation({
    id: 'deleteView',
    asks: DeleteView,
    summary: 'Delete a saved view',
    description: 'Notes, insights and highlights stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('viewId', IdPipe) viewId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteView(actor, viewId)) };
  }

  @Post('views/:viewId/duplicate')
  @Operation({
    id: 'duplicateView',
    asks: DuplicateView,
    summary: 'Copy a saved view',
    answers: ViewDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('viewId', IdPipe) viewId: string,
    @Body() { title }: ViewCopyDto,
  ): Promise<ViewDto> {
    return this.bus.ask(new DuplicateView(actor, viewId, title));
  }

  @Put('views/:viewId/place')
  @Operation({
    id: 'placeView',
    asks: PlaceView,
    summary: 'Move a saved view before another of its project',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async place(
    @CurrentActor() actor: Actor,
    @Param('viewId', IdPipe) viewId: string,
    @Body() { beforeViewId }: ViewPlaceDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new PlaceView(actor, viewId, beforeViewId)) };
  }
}
