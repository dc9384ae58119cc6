import { ChangeCanvas } from '@evident/application/canvas/change-canvas';
import { CreateCanvas } from '@evident/application/canvas/create-canvas';
import { DeleteCanvas } from '@evident/application/canvas/delete-canvas';
import { GetCanvas } from '@evident/application/canvas/get-canvas';
import { ListCanvases } from '@evident/application/canvas/queries';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { CanvasChangeDto, CanvasDto, CanvasPageDto, CreatedCanvasDto, NewCanvasDto } from './canvas.dto.ts';

@ApiTags('Canvas')
@Controller()
export class CanvasController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/canvases')
  @Operation({
    id: 'listCanvases',
    asks: ListCanvases,
    summary: 'List the canvases of a project, newest first',
    answers: CanvasPageDto,
  })
  list(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() page: PageQueryDto,
  ): Promise<CanvasPageDto> {
    return this.bus.ask(new ListCanvases(actor, projectId, pageRequest(page)));
  }

  @Post('projects/:projectId/canvases')
  @Operation({
    id: 'createCanvas',
    asks: CreateCanvas,
    summary: 'Create a canvas',
    answers: CreatedCanvasDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: NewCanvasDto,
  ): Promise<CreatedCanvasDto> {
    return { id: await this.bus.ask(new CreateCanvas(actor, projectId, wanted)) };
  }

  @Get('canvases/:canvasId')
  @Operation({
    id: 'getCanvas',
    asks: GetCanvas,
    summary: 'Read a canvas',
    description: 'Without references to highlights, insights and notes that you cannot see.',
    answers: CanvasDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('canvasId', IdPipe) canvasId: string): Promise<CanvasDto> {
    return this.bus.ask(new GetCanvas(actor, canvasId));
  }

  @Patch('canvases/:canvasId')
  @Operation({
    id: 'changeCanvas',
    asks: ChangeCanvas,
    summary: 'Rename a canvas, or change its objects',
    description: 'Everything in one request is one undo step. Changes of different fields of an object merge.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('canvasId', IdPipe) canvasId: string,
    @Body() change: CanvasChangeDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new ChangeCanvas(actor, canvasId, change)) };
  }

  @Delete('canvases/:canvasId')
  @Operation({
    id: 'deleteCanvas',
    asks: DeleteCanvas,
    summary: 'Delete a canvas',
    description: 'The highlights, insights and notes on it stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('canvasId', IdPipe) canvasId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteCanvas(actor, canvasId)) };
  }
}
