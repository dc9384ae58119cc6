import { Readable } from 'node:stream';
import { ExportAuditEntries } from '@evident/application/audit/audit-entries';
import { type AuditEntryView, AUDIT_COLUMNS, auditRow } from '@evident/domain/audit';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { Operation } from '../kernel/operation.ts';
import { AuditExportDto } from './audit.dto.ts';

@ApiTags('Audit log')
@Controller('audit-entries')
export class AuditExportController {
  constructor(private readonly bus: Bus) {}

  @Get('export')
  @Operation({
    id: 'exportAuditEntries',
    asks: ExportAuditEntries,
    summary: 'Download the audit log as CSV or JSON Lines',
    description:
      'Newest first, as many entries as the filter has. The export itself is recorded. A cell that a spreadsheet would read as a formula starts with an apostrophe.',
    answersBytes: true,
  })
  async export(
    @CurrentActor() actor: Actor,
    @Query() { format = 'csv', ...filter }: AuditExportDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const pieces = await this.bus.ask(new ExportAuditEntries({ actor, filter }));
    if (format === 'csv') return csvFile(reply, 'audit-log.csv', tableOf(pieces));
    void reply
      .header('content-type', 'application/jsonl; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.jsonl"');
    return new StreamableFile(Readable.from(linesOf(pieces)));
  }
}

async function* tableOf(pieces: AsyncIterable<AuditEntryView[]>): AsyncIterable<string[][]> {
  yield [[...AUDIT_COLUMNS]];
  for await (const entries of pieces) yield entries.map(auditRow);
}

async function* linesOf(pieces: AsyncIterable<AuditEntryView[]>): AsyncIterable<string> {
  for await (const entries of pieces) yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
