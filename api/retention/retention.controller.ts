import { Readable } from 'node:stream';
import { GetRetentionReceipt } from '@evident/application/retention/get-retention-receipt';
import type { RetentionReceipt } from '@evident/application/retention/get-retention-receipt';
import { RunProjectRetention, RunRetention } from '@evident/application/retention/runs';
import type { Actor } from '@evident/domain/permissions';
import { type DeletedNote, RECEIPT_COLUMNS, RECEIPT_FORMATS, receiptRow } from '@evident/domain/retention';
import { Body, Controller, Get, Param, Post, Query, Res, StreamableFile, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { queryFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { RetentionConfirmationDto } from './retention.dto.ts';

class ReceiptFormatDto extends queryFrom({
  type: 'object',
  properties: { format: { type: 'string', enum: RECEIPT_FORMATS, description: 'CSV by default' } },
  required: [],
} as const) {}

/** A leaked access token cannot delete at once. */
@ApiTags('Retention')
@Controller()
export class RetentionController {
  constructor(private readonly bus: Bus) {}

  @Post('retention/runs')
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'runRetention',
    asks: RunRetention,
    summary: 'Delete now what is due by the saved rules of the workspace',
    description: 'Starts the rule of the workspace, without the rest of the seven days. Cannot be undone.',
    status: 201,
    answers: CreatedDto,
    refuses: ['ValidationError', 'InvalidOperation'],
  })
  async run(@CurrentActor() actor: Actor, @Body() { typedName }: RetentionConfirmationDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new RunRetention({ actor, typedName })) };
  }

  @Post('projects/:projectId/retention/runs')
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'runProjectRetention',
    asks: RunProjectRetention,
    summary: 'Delete now what is due by the saved rule of a project',
    description: 'Starts the rule of the project, without the rest of the seven days. Cannot be undone.',
    status: 201,
    answers: CreatedDto,
    refuses: ['NotFound', 'ValidationError', 'InvalidOperation'],
  })
  async runProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() { typedName }: RetentionConfirmationDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new RunProjectRetention({ actor, projectId, typedName })) };
  }

  @Get('retention/runs/:runId/receipt')
  @Operation({
    id: 'getRetentionReceipt',
    asks: GetRetentionReceipt,
    summary: 'Download the receipt of a run as CSV or JSON',
    description: 'Time, rules, counts, and each note by its id. It names no title, because it outlives the notes.',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async receipt(
    @CurrentActor() actor: Actor,
    @Param('runId', IdPipe) runId: string,
    @Query() { format = 'csv' }: ReceiptFormatDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const receipt = await this.bus.ask(new GetRetentionReceipt({ actor, runId }));
    if (format === 'csv') return csvFile(reply, `retention-${runId}.csv`, tableOf(receipt.pieces));
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="retention-${runId}.json"`);
    return new StreamableFile(Readable.from(jsonOf(receipt)));
  }
}

async function* tableOf(pieces: AsyncIterable<readonly DeletedNote[]>): AsyncIterable<string[][]> {
  yield [[...RECEIPT_COLUMNS]];
  for await (const notes of pieces) yield notes.map(receiptRow);
}

async function* jsonOf({ run, rules, pieces }: RetentionReceipt): AsyncIterable<string> {
  yield `{"run":${JSON.stringify(run)},"rules":${JSON.stringify(rules)},"notes":[`;
  let separator = '';
  for await (const notes of pieces)
    for (const note of notes) {
      yield `${separator}${JSON.stringify(note)}`;
      separator = ',';
    }
  yield ']}';
}
