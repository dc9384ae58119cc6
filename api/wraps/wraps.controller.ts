import { CreateProjectWrap } from '@evident/application/wraps/create-project-wrap';
import { CreateWorkspaceWrap } from '@evident/application/wraps/create-workspace-wrap';
import { DeleteWrap } from '@evident/application/wraps/delete-wrap';
import { PreviewWrap } from '@evident/application/wraps/preview-wrap';
import { RenameWrap } from '@evident/application/wraps/rename-wrap';
import { GetWrap, ListWraps } from '@evident/application/wraps/queries';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { WhatIsSentDto } from '../ai/what-is-sent.dto.ts';
import { CreatedWrapDto, NewWrapDto, WrapDto, WrapPageDto, WrapQueryDto, WrapTitleDto } from './wraps.dto.ts';

const STREAMED = 'Read its text while it grows with `GET /ai/texts/{textId}/events`.';

@ApiTags('Wraps')
@Controller()
export class WrapsController {
  constructor(private readonly bus: Bus) {}

  @Get('wraps')
  @Operation({
    id: 'listWraps',
    asks: ListWraps,
    summary: 'List weekly wraps, newest first',
    description: 'Those of the workspace, or of one project.',
    answers: WrapPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() { projectId, limit, cursor }: WrapQueryDto): Promise<WrapPageDto> {
    return this.bus.ask(new ListWraps(actor, projectId ?? null, pageRequest({ limit, cursor })));
  }

  @Get('wraps/:wrapId')
  @Operation({
    id: 'getWrap',
    asks: GetWrap,
    summary: 'Read a weekly wrap',
    description: 'With the sentences, tags and figures of the projects that you see.',
    answers: WrapDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('wrapId', IdPipe) wrapId: string): Promise<WrapDto> {
    return this.bus.ask(new GetWrap(actor, wrapId));
  }

  @Get('wraps/:wrapId/sent')
  @Operation({
    id: 'previewWrap',
    asks: PreviewWrap,
    summary: 'Show what a language model would receive to write a wrap again',
    description: 'Of the workspace: for the projects that you can edit. Nothing is sent to a language model.',
    answers: WhatIsSentDto,
    refuses: ['NotFound'],
  })
  preview(@CurrentActor() actor: Actor, @Param('wrapId', IdPipe) wrapId: string): Promise<WhatIsSentDto> {
    return this.bus.ask(new PreviewWrap(actor, wrapId));
  }

  @Patch('wraps/:wrapId')
  @Operation({
    id: 'renameWrap',
    asks: RenameWrap,
    summary: 'Rename a weekly wrap',
    description: 'One of the workspace: if you requested it or are a workspace admin.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async rename(
    @CurrentActor() actor: Actor,
    @Param('wrapId', IdPipe) wrapId: string,
    @Body() { title }: WrapTitleDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RenameWrap(actor, wrapId, title)) };
  }

  @Delete('wraps/:wrapId')
  @Operation({
    id: 'deleteWrap',
    asks: DeleteWrap,
    summary: 'Delete a weekly wrap',
    description: 'One of the workspace: if you requested it or are a workspace admin. Those of its projects stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('wrapId', IdPipe) wrapId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteWrap(actor, wrapId)) };
  }

  @Post('wraps')
  @Operation({
    id: 'createWrap',
    asks: CreateWorkspaceWrap,
    summary: 'Write a wrap of the last seven days of the workspace',
    description: `From the projects that you can edit, each of which gets a wrap too. ${STREAMED}`,
    answers: CreatedWrapDto,
    status: 201,
    refuses: ['InvalidOperation', 'UnprocessableContent'],
  })
  create(@CurrentActor() actor: Actor, @Body() wanted: NewWrapDto): Promise<CreatedWrapDto> {
    return this.bus.ask(new CreateWorkspaceWrap(actor, wanted));
  }

  @Post('projects/:projectId/wraps')
  @Operation({
    id: 'createProjectWrap',
    asks: CreateProjectWrap,
    summary: 'Write a wrap of the last seven days of a project',
    description: STREAMED,
    answers: CreatedWrapDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  createOfProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: NewWrapDto,
  ): Promise<CreatedWrapDto> {
    return this.bus.ask(new CreateProjectWrap(actor, projectId, wanted));
  }
}
