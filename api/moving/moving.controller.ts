import { CopyInsight } from '@evident/application/moving/copy-insight';
import { MoveObjects } from '@evident/application/moving/move-objects';
import { PreviewMove } from '@evident/application/moving/preview-move';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { CopiedInsightDto, InsightCopyDto, MovePreviewDto, MoveRequestDto } from './moving.dto.ts';

@ApiTags('Moving')
@Controller('projects/:projectId')
export class MovingController {
  constructor(private readonly bus: Bus) {}

  @Post('moves')
  @Operation({
    id: 'moveObjects',
    asks: MoveObjects,
    summary: 'Move notes or insights of another project to this one',
    description:
      'Highlights, comments, files, share links and summaries go along. Tags of the former project become tags of the same name, which are added where they are missing. All objects are moved, or none.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() request: MoveRequestDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveObjects(actor, projectId, request)) };
  }

  @Post('moves/preview')
  @Operation({
    id: 'previewMove',
    asks: PreviewMove,
    summary: 'List what a move to this project takes along, and what prevents it',
    answers: MovePreviewDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  preview(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() request: MoveRequestDto,
  ): Promise<MovePreviewDto> {
    return this.bus.ask(new PreviewMove(actor, projectId, request));
  }

  @Post('insight-copies')
  @Operation({
    id: 'copyInsight',
    asks: CopyInsight,
    summary: 'Copy an insight into this project, as the caller sees it',
    description: 'The copy is unpublished. Comments, share links and images of other projects are left out.',
    answers: CopiedInsightDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  copy(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() { insightId }: InsightCopyDto,
  ): Promise<CopiedInsightDto> {
    return this.bus.ask(new CopyInsight(actor, projectId, insightId));
  }
}
