import { CancelDocument } from '@evident/application/documents/cancel-document';
import { DescribeDocument } from '@evident/application/documents/describe-document';
import { DownloadPdf } from '@evident/application/documents/download-pdf';
import { GetDocument } from '@evident/application/documents/get-document';
import { GetDocumentPage } from '@evident/application/documents/get-document-page';
import { ReadDocument } from '@evident/application/documents/read-document';
import { SearchDocument } from '@evident/application/documents/search-document';
import { UnlockDocument } from '@evident/application/documents/unlock-document';
import type { Actor } from '@evident/domain/permissions';
import {
  Body,
  Controller,
  Get,
  Headers,
  Param,
  ParseIntPipe,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { sendPart } from '../files/send-file.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import {
  AltTextChangeDto,
  FileDocumentDto,
  DocumentMatchesDto,
  FileDocumentPageDto,
  DocumentPasswordDto,
  DocumentQueryDto,
} from './documents.dto.ts';

@ApiTags('Documents')
@Controller('files/:fileId/document')
export class DocumentsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'getDocument',
    asks: GetDocument,
    summary: 'Get the state of a document',
    description: 'For PDFs, office files and images. The pages can be read as soon as `pagesRead` counts them.',
    answers: FileDocumentDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<FileDocumentDto> {
    return this.bus.ask(new GetDocument(actor, fileId));
  }

  @Put('alt-text')
  @Operation({
    id: 'describeDocument',
    asks: DescribeDocument,
    summary: 'Set the alternative text of an image or document',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async describe(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Body() { altText }: AltTextChangeDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DescribeDocument(actor, fileId, altText)) };
  }

  @Post('read')
  @Operation({
    id: 'readDocument',
    asks: ReadDocument,
    summary: 'Read the pages of a document',
    description:
      'Starts by itself after an upload. Starts again what failed or was canceled; pages that were read are kept.',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  read(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<void> {
    return this.bus.ask(new ReadDocument(actor, fileId));
  }

  @Post('cancel')
  @Operation({
    id: 'cancelDocument',
    asks: CancelDocument,
    summary: 'Stop reading a document',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  cancel(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<void> {
    return this.bus.ask(new CancelDocument(actor, fileId));
  }

  @Post('password')
  @Operation({
    id: 'unlockDocument',
    asks: UnlockDocument,
    summary: 'Read a PDF with its password',
    description: 'The password is used once and not stored. The text is then visible to members of the project.',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  unlock(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Body() { password }: DocumentPasswordDto,
  ): Promise<void> {
    return this.bus.ask(new UnlockDocument(actor, fileId, password));
  }

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

  @Get('matches')
  @Operation({
    id: 'searchDocument',
    asks: SearchDocument,
    summary: 'Find words in a document',
    answers: DocumentMatchesDto,
    refuses: ['NotFound'],
  })
  matches(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Query() { query }: DocumentQueryDto,
  ): Promise<DocumentMatchesDto> {
    return this.bus.ask(new SearchDocument(actor, fileId, query));
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
