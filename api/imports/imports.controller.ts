import { Readable } from 'node:stream';
import { ListImportFailures } from '@evident/application/imports/list-import-failures';
import { PreviewImport } from '@evident/application/imports/preview-import';
import { csvOf } from '@evident/domain/imports';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { DisconnectSignal } from '../kernel/disconnect-signal.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PreviewDto, PreviewRequestDto } from './imports.dto.ts';

@ApiTags('Imports')
@Controller()
export class ImportsController {
  constructor(private readonly bus: Bus) {}

  @Post('files/:fileId/import-preview')
  @HttpCode(200)
  @Operation({
    id: 'previewImport',
    asks: PreviewImport,
    summary: 'Preview what an import would create',
    answers: PreviewDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  preview(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Body() { options }: PreviewRequestDto,
    @DisconnectSignal() gone: AbortSignal,
  ): Promise<PreviewDto> {
    return this.bus.ask(new PreviewImport(actor, fileId, options ?? {}, gone));
  }

  @Get('imports/:importId/failures')
  @Operation({
    id: 'listImportFailures',
    asks: ListImportFailures,
    summary: 'Download the failures of an import as CSV',
    description:
      'File, line and cause, and then the row itself under the names of its columns: mend it and import the file again.',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async failures(
    @CurrentActor() actor: Actor,
    @Param('importId', IdPipe) importId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const table = await this.bus.ask(new ListImportFailures(actor, importId));
    void reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="failures.csv"');
    return new StreamableFile(Readable.from(asCsv(table)));
  }
}

async function* asCsv(table: AsyncIterable<string[][]>): AsyncIterable<string> {
  for await (const rows of table) yield csvOf(rows);
}
