import { DownloadPdf } from '@evident/application/documents/download-pdf';
import { GetDocumentPage } from '@evident/application/documents/get-document-page';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Headers, Param, ParseIntPipe, Res, type StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { sendPart } from '../files/send-file.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { FileDocumentPageDto } from './documents.dto.ts';

@ApiTags('Documents')
@Controller('files/:fileId/document')
export class DocumentsController {
  constructor(private readonly bus: Bus) {}

  @Get('pages/:page')
  @ApiParam({ name: 'page', schema: { type: 'integer', minimum: 1, maximum: 5000 } })
  @Operation({
    id: 'getDocumentPage',
    asks: GetDocumentPage,
    summary: 'Get the text of a page',
    answers: FileDocumentPageDto,
    refuses: ['NotFound'],
  })
  page(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Param('page', ParseIntPipe) page: number,
  ): Promise<FileDocumentPageDto> {
    return this.bus.ask(new GetDocumentPage(actor, fileId, page));
  }

  @Get('pdf')
  @Operation({
    id: 'downloadPdf',
    asks: DownloadPdf,
    summary: 'Download a document as PDF',
    description: 'The file itself, or the PDF made from an office file.',
    answersBytes: 'in parts',
    refuses: ['NotFound'],
  })
  pdf(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendPart(header, reply, (range) => this.bus.ask(new DownloadPdf(actor, fileId, range)));
  }
}
