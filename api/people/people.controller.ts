import { ExportPeople } from '@evident/application/people/export-people';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { Operation } from '../kernel/operation.ts';
import { PeopleExportDto } from './people.dto.ts';

@ApiTags('People')
@Controller('people')
export class PeopleController {
  constructor(private readonly bus: Bus) {}

  @Get('export')
  @Operation({
    id: 'exportPeople',
    asks: ExportPeople,
    summary: 'Download people as CSV',
    description:
      'UTF-8 with a byte order mark. A cell that a spreadsheet would read as a formula starts with an apostrophe.',
    answersBytes: true,
  })
  async export(
    @CurrentActor() actor: Actor,
    @Query() filter: PeopleExportDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return csvFile(reply, 'people.csv', await this.bus.ask(new ExportPeople(actor, filter)));
  }
}
