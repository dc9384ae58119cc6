import { CreateTagBoard } from '@evident/application/tags/create-tag-board';
import { CreateWorkspaceTagBoard } from '@evident/application/tags/create-workspace-tag-board';
import { CreateTagGroup } from '@evident/application/tags/create-tag-group';
import { ListTagBoards } from '@evident/application/tags/queries';
import { MoveTagBoard } from '@evident/application/tags/move-tag-board';
import { MoveTagGroup } from '@evident/application/tags/move-tag-group';
import { RemoveTagGroup } from '@evident/application/tags/remove-tag-group';
import { UpdateTagBoard } from '@evident/application/tags/update-tag-board';
import { UpdateTagGroup } from '@evident/application/tags/update-tag-group';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import type { Actor } from '@evident/domain/permissions';
import { deletingNeeds } from '@evident/domain/trash';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import {
  NewTagBoardDto,
  NewTagGroupDto,
  TagBoardPlaceDto,
  TagBoardWordingDto,
  TagBoardsDto,
  TagFilterDto,
  TagGroupPlaceDto,
  TagGroupWordingDto,
} from './tags.dto.ts';

@ApiTags('Tags')
@Controller()
export class TagBoardsController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/tag-boards')
  @Operation({
    id: 'listTagBoards',
    asks: ListTagBoards,
    summary: 'List the tag boards of a project with their groups and tags',
    description: 'Those of the workspace come last. A filter leaves out tags; boards and groups stay.',
    answers: TagBoardsDto,
  })
  async list(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() filter: TagFilterDto,
  ): Promise<TagBoardsDto> {
    return { items: await this.bus.ask(new ListTagBoards(actor, projectId, filter)) };
  }

  @Post('projects/:projectId/tag-boards')
  @Operation({
    id: 'createTagBoard',
    asks: CreateTagBoard,
    summary: 'Create a tag board',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wording: NewTagBoardDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateTagBoard(actor, projectId, wording)) };
  }

  @Get('tag-boards')
  @Operation({
    id: 'listWorkspaceTagBoards',
    asks: ListTagBoards,
    summary: 'List the tag boards of the workspace, whose tags are used in every project',
    description: 'Counts are of the highlights that you can see.',
    answers: TagBoardsDto,
  })
  async listOfWorkspace(@CurrentActor() actor: Actor, @Query() filter: TagFilterDto): Promise<TagBoardsDto> {
    return { items: await this.bus.ask(new ListTagBoards(actor, null, filter)) };
  }

  @Post('tag-boards')
  @Operation({
    id: 'createWorkspaceTagBoard',
    asks: CreateWorkspaceTagBoard,
    summary: 'Create a tag board of the workspace',
    description: 'Managers and admins.',
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
  })
  async createInWorkspace(@CurrentActor() actor: Actor, @Body() wording: NewTagBoardDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateWorkspaceTagBoard(actor, wording)) };
  }

  @Patch('tag-boards/:tagBoardId')
  @TakesVersion()
  @Operation({
    id: 'updateTagBoard',
    asks: UpdateTagBoard,
    summary: 'Rename a tag board',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('tagBoardId', IdPipe) tagBoardId: string,
    @Body() wording: TagBoardWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateTagBoard(actor, tagBoardId, wording, seen)) };
  }

  @Put('tag-boards/:tagBoardId/place')
  @Operation({
    id: 'moveTagBoard',
    asks: MoveTagBoard,
    summary: 'Move a tag board before another one, or to the end',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('tagBoardId', IdPipe) tagBoardId: string,
    @Body() place: TagBoardPlaceDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveTagBoard(actor, tagBoardId, place)) };
  }

  @Delete('tag-boards/:tagBoardId')
  @Operation({
    id: 'removeTagBoard',
    asks: MoveToTrash,
    access: deletingNeeds('TAG_BOARD'),
    summary: 'Move a tag board with its groups and tags to the trash',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('tagBoardId', IdPipe) tagBoardId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveToTrash(actor, { type: 'TAG_BOARD', id: tagBoardId })) };
  }

  @Post('tag-boards/:tagBoardId/groups')
  @Operation({
    id: 'createTagGroup',
    asks: CreateTagGroup,
    summary: 'Create a tag group on a board',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async createGroup(
    @CurrentActor() actor: Actor,
    @Param('tagBoardId', IdPipe) tagBoardId: string,
    @Body() wording: NewTagGroupDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateTagGroup(actor, tagBoardId, wording)) };
  }

  @Patch('tag-groups/:tagGroupId')
  @TakesVersion()
  @Operation({
    id: 'updateTagGroup',
    asks: UpdateTagGroup,
    summary: 'Rename a tag group, or change its color',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async updateGroup(
    @CurrentActor() actor: Actor,
    @Param('tagGroupId', IdPipe) tagGroupId: string,
    @Body() wording: TagGroupWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateTagGroup(actor, tagGroupId, wording, seen)) };
  }

  @Put('tag-groups/:tagGroupId/place')
  @Operation({
    id: 'moveTagGroup',
    asks: MoveTagGroup,
    summary: 'Move a tag group to a board, before another group or to the end',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async moveGroup(
    @CurrentActor() actor: Actor,
    @Param('tagGroupId', IdPipe) tagGroupId: string,
    @Body() place: TagGroupPlaceDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveTagGroup(actor, tagGroupId, place)) };
  }

  @Delete('tag-groups/:tagGroupId')
  @Operation({
    id: 'removeTagGroup',
    asks: RemoveTagGroup,
    summary: 'Delete a tag group with its tags',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async removeGroup(
    @CurrentActor() actor: Actor,
    @Param('tagGroupId', IdPipe) tagGroupId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RemoveTagGroup(actor, tagGroupId)) };
  }
}
