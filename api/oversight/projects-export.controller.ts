import { ExportWorkspaceProjects } from '@evident/application/oversight/projects';
import { type OverseenProject, PROJECT_COLUMNS, projectRow } from '@evident/domain/oversight';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { Operation } from '../kernel/operation.ts';
import { OverseenProjectFilterDto } from './oversight.dto.ts';

@ApiTags('Oversight')
@Controller('workspace/projects')
export class ProjectsExportController {
  constructor(private readonly bus: Bus) {}

  @Get('export')
  @Operation({
    id: 'exportWorkspaceProjects',
    asks: ExportWorkspaceProjects,
    summary: 'Download the list of all projects as CSV',
    description: 'A cell that a spreadsheet would read as a formula starts with an apostrophe.',
    answersBytes: true,
  })
  async export(
    @CurrentActor() actor: Actor,
    @Query() filter: OverseenProjectFilterDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return csvFile(reply, 'projects.csv', tableOf(await this.bus.ask(new ExportWorkspaceProjects({ actor, filter }))));
  }
}

async function* tableOf(pieces: AsyncIterable<OverseenProject[]>): AsyncIterable<string[][]> {
  yield [[...PROJECT_COLUMNS]];
  for await (const projects of pieces) yield projects.map(projectRow);
}
