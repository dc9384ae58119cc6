import { ExportHighlights } from '@evident/application/highlights/export-highlights';
import { HighlightNotes } from '@evident/application/highlights/highlight-notes';
import { ListHighlights, ListSpeakers } from '@evident/application/highlights/queries';
import { RetagHighlights } from '@evident/application/highlights/retag-highlights';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import {
  HighlightExportDto,
  HighlightFilterDto,
  HighlightPageDto,
  HighlightedNotesDto,
  HighlightTagChangeDto,
  HighlightTagChangeResultDto,
  SpeakerFilterDto,
  SpeakerPageDto,
  WholeNotesDto,
} from './highlights.dto.ts';

@ApiTags('Highlights')
@Controller('projects/:projectId')
export class ProjectHighlightsController {
  constructor(private readonly bus: Bus) {}

  @Get('highlights')
  @Operation({
    id: 'listProjectHighlights',
    asks: ListHighlights,
    summary: 'List the highlights of a project, newest first',
    answers: HighlightPageDto,
  })
  list(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { tagId, speaker, untagged, search, filter, within, ...page }: HighlightFilterDto,
  ): Promise<HighlightPageDto> {
    return this.bus.ask(
      new ListHighlights(actor, { projectId, tagId, speaker, untagged, search, filter, within }, pageRequest(page)),
    );
  }

  @Get('highlights/export')
  @Operation({
    id: 'exportHighlights',
    asks: ExportHighlights,
    summary: 'Download the highlights of a project as CSV, newest first',
    description:
      'UTF-8 with a byte order mark. A cell that a spreadsheet would read as a formula starts with an apostrophe.',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async export(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() filter: HighlightExportDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const table = await this.bus.ask(new ExportHighlights(actor, projectId, filter));
    return csvFile(reply, 'highlights.csv', table);
  }

  @Post('highlights/whole-notes')
  @Operation({
    id: 'highlightNotes',
    asks: HighlightNotes,
    summary: 'Highlight the whole text of many short notes, as one change',
    description:
      'For comments of a survey and other short notes. Notes that are empty, archived, highlighted as a whole before, or longer than a highlight are skipped and counted.',
    answers: HighlightedNotesDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  wholeNotes(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: WholeNotesDto,
  ): Promise<HighlightedNotesDto> {
    return this.bus.ask(new HighlightNotes(actor, projectId, wanted));
  }

  @Post('highlights/tags')
  @Operation({
    id: 'retagHighlights',
    asks: RetagHighlights,
    summary: 'Add tags to many highlights and remove others, as one change',
    answers: HighlightTagChangeResultDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  retag(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() change: HighlightTagChangeDto,
  ): Promise<HighlightTagChangeResultDto> {
    return this.bus.ask(new RetagHighlights(actor, projectId, change));
  }

  @Get('speakers')
  @Operation({
    id: 'listSpeakers',
    asks: ListSpeakers,
    summary: 'List the speakers of a project’s highlights by name',
    answers: SpeakerPageDto,
  })
  speakers(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { search, ...page }: SpeakerFilterDto,
  ): Promise<SpeakerPageDto> {
    return this.bus.ask(new ListSpeakers(actor, projectId, search, pageRequest(page)));
  }
}
