import { ExportHighlights } from '@evident/application/highlights/export-highlights';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { HighlightExportDto } from './highlights.dto.ts';

@ApiTags('Highlights')
@Controller('projects/:projectId')
export class ProjectHighlightsController {
  constructor(private readonly bus: Bus) {}

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
}
