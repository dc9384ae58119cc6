import { CreateTag } from '@evident/application/tags/create-tag';
import { GetTagUse } from '@evident/application/tags/get-tag-use';
import { GetTag, ListRecentTags } from '@evident/application/tags/queries';
import { MergeTags } from '@evident/application/tags/merge-tags';
import { MoveTags } from '@evident/application/tags/move-tags';
import { ProvideTag } from '@evident/application/tags/provide-tag';
import { RemoveTags } from '@evident/application/tags/remove-tags';
import { UpdateTag } from '@evident/application/tags/update-tag';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  NewTagDto,
  ProvidedTagDto,
  TagDto,
  TagListDto,
  TagMergeDto,
  TagPlaceDto,
  TagUseDto,
  TagWordingDto,
  TagsChoiceDto,
  TagsMergeDto,
  TagsPlaceDto,
  WantedTagDto,
} from './tags.dto.ts';

@ApiTags('Tags')
@Controller()
export class TagsController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/recent-tags')
  @Operation({
    id: 'listRecentTags',
    asks: ListRecentTags,
    summary: 'List the tags you applied last in a project, at most 9, latest first',
    answers: TagListDto,
  })
  async recent(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<TagListDto> {
    return { items: await this.bus.ask(new ListRecentTags(actor, projectId)) };
  }

  @Post('projects/:projectId/tags')
  @HttpCode(200)
  @Operation({
    id: 'provideTag',
    asks: ProvideTag,
    summary: 'Get the tag with a title; create it if it is missing',
    description:
      'Looks in the project and the workspace, without case and outer spaces. The first tag of a project creates a board and a group. Safe to repeat.',
    answers: ProvidedTagDto,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  provide(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: WantedTagDto,
  ): Promise<ProvidedTagDto> {
    return this.bus.ask(new ProvideTag(actor, projectId, wanted));
  }

  @Post('tag-groups/:tagGroupId/tags')
  @Operation({
    id: 'createTag',
    asks: CreateTag,
    summary: 'Create a tag in a group',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('tagGroupId', IdPipe) tagGroupId: string,
    @Body() wording: NewTagDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateTag(actor, tagGroupId, wording)) };
  }

  @Get('tags/:tagId')
  @ShowsVersion()
  @Operation({ id: 'getTag', asks: GetTag, summary: 'Read a tag', answers: TagDto, refuses: ['NotFound'] })
  get(@CurrentActor() actor: Actor, @Param('tagId', IdPipe) tagId: string): Promise<TagDto> {
    return this.bus.ask(new GetTag(actor, tagId));
  }

  @Get('tags/:tagId/use')
  @Operation({
    id: 'getTagUse',
    asks: GetTagUse,
    summary: 'Read how a tag is used: by note, person, group, project and week, and with which other tags',
    answers: TagUseDto,
    refuses: ['NotFound'],
  })
  use(@CurrentActor() actor: Actor, @Param('tagId', IdPipe) tagId: string): Promise<TagUseDto> {
    return this.bus.ask(new GetTagUse(actor, tagId));
  }

  @Patch('tags/:tagId')
  @TakesVersion()
  @Operation({
    id: 'updateTag',
    asks: UpdateTag,
    summary: 'Rename, describe, lock or unlock a tag',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('tagId', IdPipe) tagId: string,
    @Body() wording: TagWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateTag(actor, tagId, wording, seen)) };
  }

  @Put('tags/:tagId/place')
  @Operation({
    id: 'moveTag',
    asks: MoveTags,
    summary: 'Move a tag to a group, before another tag or to the end',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('tagId', IdPipe) tagId: string,
    @Body() place: TagPlaceDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveTags(actor, [tagId], place)) };
  }

  @Post('tags/:tagId/merge')
  @Operation({
    id: 'mergeTag',
    asks: MergeTags,
    summary: 'Merge a tag into another, which takes over its highlights',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async merge(
    @CurrentActor() actor: Actor,
    @Param('tagId', IdPipe) tagId: string,
    @Body() { intoTagId }: TagMergeDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MergeTags(actor, [tagId], intoTagId)) };
  }

  @Delete('tags/:tagId')
  @Operation({
    id: 'removeTag',
    asks: RemoveTags,
    summary: 'Delete a tag; its highlights stay',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('tagId', IdPipe) tagId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RemoveTags(actor, [tagId])) };
  }

  @Post('tags/move')
  @Operation({
    id: 'moveTags',
    asks: MoveTags,
    summary: 'Move tags to a group of any board of their project, as one change',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async moveMany(@CurrentActor() actor: Actor, @Body() { tagIds, ...place }: TagsPlaceDto): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveTags(actor, tagIds, place)) };
  }

  @Post('tags/merge')
  @Operation({
    id: 'mergeTags',
    asks: MergeTags,
    summary: 'Merge tags into another, as one change',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async mergeMany(@CurrentActor() actor: Actor, @Body() { tagIds, intoTagId }: TagsMergeDto): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MergeTags(actor, tagIds, intoTagId)) };
  }

  @Post('tags/delete')
  @Operation({
    id: 'removeTags',
    asks: RemoveTags,
    summary: 'Delete tags, as one change; their highlights stay',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async removeMany(@CurrentActor() actor: Actor, @Body() { tagIds }: TagsChoiceDto): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RemoveTags(actor, tagIds)) };
  }
}
