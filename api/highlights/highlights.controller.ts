import { AnnotateHighlight } from '@evident/application/highlights/annotate-highlight';
import { CreateHighlight } from '@evident/application/highlights/create-highlight';
import { JoinHighlights } from '@evident/application/highlights/join-highlights';
import { ReattachHighlight } from '@evident/application/highlights/reattach-highlight';
import { GetHighlight, ListHighlights, ListNoteHighlights } from '@evident/application/highlights/queries';
import { RemoveHighlight } from '@evident/application/highlights/remove-highlight';
import { SplitHighlight } from '@evident/application/highlights/split-highlight';
import { TagHighlight } from '@evident/application/highlights/tag-highlight';
import { TrimHighlight } from '@evident/application/highlights/trim-highlight';
import { UntagHighlight } from '@evident/application/highlights/untag-highlight';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import {
  HighlightAboutDto,
  HighlightChangeDto,
  HighlightDto,
  HighlightPageDto,
  TagHighlightFilterDto,
  HighlightJoinDto,
  HighlightSplitDto,
  HighlightTagsDto,
  HighlightWordsDto,
  NewHighlightDto,
  SplitHighlightDto,
  TrimmedHighlightDto,
} from './highlights.dto.ts';

@ApiTags('Highlights')
@Controller()
export class HighlightsController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/highlights')
  @Operation({
    id: 'listNoteHighlights',
    asks: ListNoteHighlights,
    summary: 'List the highlights of a note in text order, lost ones last',
    answers: HighlightPageDto,
  })
  ofNote(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Query() page: PageQueryDto,
  ): Promise<HighlightPageDto> {
    return this.bus.ask(new ListNoteHighlights(actor, noteId, pageRequest(page)));
  }

  @Get('tags/:tagId/highlights')
  @Operation({
    id: 'listTagHighlights',
    asks: ListHighlights,
    summary: 'List the highlights with a tag, newest first, all or of one note, person, group or project',
    answers: HighlightPageDto,
  })
  ofTag(
    @CurrentActor() actor: Actor,
    @Param('tagId', IdPipe) tagId: string,
    @Query() { noteId, notePersonId, tagGroupId, projectId, ...page }: TagHighlightFilterDto,
  ): Promise<HighlightPageDto> {
    const of = { tagId, noteId, notePersonId, tagGroupId, projectId };
    return this.bus.ask(new ListHighlights(actor, of, pageRequest(page)));
  }

  @Get('members/:memberId/highlights')
  @Operation({
    id: 'listMemberHighlights',
    asks: ListHighlights,
    summary: 'List the highlights that a member created, newest first',
    description: 'Only highlights the caller may see.',
    answers: HighlightPageDto,
  })
  ofMember(
    @CurrentActor() actor: Actor,
    @Param('memberId', IdPipe) memberId: string,
    @Query() page: PageQueryDto,
  ): Promise<HighlightPageDto> {
    return this.bus.ask(new ListHighlights(actor, { createdBy: memberId }, pageRequest(page)));
  }

  @Post('notes/:noteId/highlights')
  @Operation({
    id: 'createHighlight',
    asks: CreateHighlight,
    summary: 'Create a highlight, with tags',
    description:
      'Of words of the note, of a moment of its recording (`audioVideo`), or of areas of the pages of its file (`pdfHighlightAreas`).',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() wanted: NewHighlightDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateHighlight(actor, noteId, wanted)) };
  }

  @Get('highlights/:highlightId')
  @Operation({
    id: 'getHighlight',
    asks: GetHighlight,
    summary: 'Read a highlight',
    answers: HighlightDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('highlightId', IdPipe) highlightId: string): Promise<HighlightDto> {
    return this.bus.ask(new GetHighlight(actor, highlightId));
  }

  @Patch('highlights/:highlightId')
  @TakesVersion()
  @Operation({
    id: 'trimHighlight',
    asks: TrimHighlight,
    summary: 'Trim the seconds that a highlight plays, or move a moment or an area',
    answers: TrimmedHighlightDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async trim(
    @CurrentActor() actor: Actor,
    @Param('highlightId', IdPipe) highlightId: string,
    @Body() change: HighlightChangeDto,
    @SeenVersion() seen: number | null,
  ): Promise<TrimmedHighlightDto> {
    return { undoId: await this.bus.ask(new TrimHighlight(actor, highlightId, change, seen)) };
  }

  @Put('highlights/:highlightId/about')
  @Operation({
    id: 'annotateHighlight',
    asks: AnnotateHighlight,
    summary: 'Star a highlight for the team, or change the note on it',
    answers: TrimmedHighlightDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async annotate(
    @CurrentActor() actor: Actor,
    @Param('highlightId', IdPipe) highlightId: string,
    @Body() about: HighlightAboutDto,
  ): Promise<TrimmedHighlightDto> {
    return { undoId: await this.bus.ask(new AnnotateHighlight(actor, highlightId, about)) };
  }

  @Post('highlights/:highlightId/split')
  @Operation({
    id: 'splitHighlight',
    asks: SplitHighlight,
    summary: 'Split a highlight of words into two with the same tags',
    answers: SplitHighlightDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  split(
    @CurrentActor() actor: Actor,
    @Param('highlightId', IdPipe) highlightId: string,
    @Body() { at }: HighlightSplitDto,
  ): Promise<SplitHighlightDto> {
    return this.bus.ask(new SplitHighlight(actor, highlightId, at));
  }

  @Post('highlights/:highlightId/join')
  @Operation({
    id: 'joinHighlights',
    asks: JoinHighlights,
    summary: 'Join two highlights of words of a note into one with the tags of both',
    description: 'The one that is evidence in insights stays, otherwise the one in the path.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async join(
    @CurrentActor() actor: Actor,
    @Param('highlightId', IdPipe) highlightId: string,
    @Body() { withHighlightId }: HighlightJoinDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new JoinHighlights(actor, highlightId, withHighlightId)) };
  }

  @Put('highlights/:highlightId/place')
  @Operation({
    id: 'reattachHighlight',
    asks: ReattachHighlight,
    summary: 'Move a highlight to other words of its note',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async reattach(
    @CurrentActor() actor: Actor,
    @Param('highlightId', IdPipe) highlightId: string,
    @Body() words: HighlightWordsDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new ReattachHighlight(actor, highlightId, words)) };
  }

  @Delete('highlights/:highlightId')
  @Operation({
    id: 'removeHighlight',
    asks: RemoveHighlight,
    summary: 'Delete a highlight with its tags',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('highlightId', IdPipe) highlightId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RemoveHighlight(actor, highlightId)) };
  }

  @Post('highlights/:highlightId/tags')
  @Operation({
    id: 'tagHighlight',
    asks: TagHighlight,
    summary: 'Add tags to a highlight',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async tag(
    @CurrentActor() actor: Actor,
    @Param('highlightId', IdPipe) highlightId: string,
    @Body() { tagIds }: HighlightTagsDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new TagHighlight(actor, highlightId, tagIds)) };
  }

  @Delete('highlights/:highlightId/tags/:tagId')
  @Operation({
    id: 'untagHighlight',
    asks: UntagHighlight,
    summary: 'Remove a tag from a highlight',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async untag(
    @CurrentActor() actor: Actor,
    @Param('highlightId', IdPipe) highlightId: string,
    @Param('tagId', IdPipe) tagId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UntagHighlight(actor, highlightId, tagId)) };
  }
}
