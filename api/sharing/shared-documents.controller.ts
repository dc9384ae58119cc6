import { DownloadSharedPdf } from '@evident/application/documents/download-shared-pdf';
import { DrawSharedArea } from '@evident/application/documents/draw-shared-area';
import { GetSharedPage } from '@evident/application/documents/get-shared-page';
import { SearchSharedDocument } from '@evident/application/documents/search-shared-document';
import { OpenSharedArea } from '@evident/application/sharing/open-shared-area';
import { OpenSharedDocument } from '@evident/application/sharing/open-shared-document';
import { Controller, Get, Header, Headers, Param, ParseIntPipe, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DocumentMatchesDto, DocumentQueryDto, FileDocumentPageDto } from '../documents/documents.dto.ts';
import { NOT_CACHED, rangeOf, sendFile } from '../files/send-file.ts';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SHARE_PASSWORD_HEADER, visitorOf } from './visitor-of.ts';

/** The documents of a shared note, and pictures of the areas that a link shows. */
@ApiTags('Sharing')
@Controller('public/:shareToken')
@OpenToAll()
@ApiParam({ name: 'shareToken', schema: { type: 'string', pattern: '^[A-Za-z0-9]{12}$' } })
@ApiHeader({
  name: SHARE_PASSWORD_HEADER,
  required: false,
  description: 'The password of the link, percent-encoded',
  schema: { type: 'string', maxLength: 600 },
})
export class SharedDocumentsController {
  constructor(private readonly bus: Bus) {}

  @Get('documents/:fileId/pdf')
  @Operation({
    id: 'downloadSharedPdf',
    asks: DownloadSharedPdf,
    summary: 'Download a document of a shared note as PDF',
    answersBytes: 'in parts',
    refuses: ['NotFound'],
  })
  async pdf(
    @Param('shareToken') shareToken: string,
    @Param('fileId', IdPipe) fileId: string,
    @Req() request: FastifyRequest,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const range = rangeOf(header);
    const { teamId } = await this.open(shareToken, request, fileId);
    return sendFile(await this.bus.ask(new DownloadSharedPdf(teamId, fileId, range)), range, reply, NOT_CACHED);
  }

  @Get('documents/:fileId/pages/:page')
  @Header('cache-control', NOT_CACHED)
  @ApiParam({ name: 'page', schema: { type: 'integer', minimum: 1, maximum: 5000 } })
  @Operation({
    id: 'getSharedPage',
    asks: GetSharedPage,
    summary: 'Get the text of a page of a shared document',
    answers: FileDocumentPageDto,
    refuses: ['NotFound'],
  })
  async page(
    @Param('shareToken') shareToken: string,
    @Param('fileId', IdPipe) fileId: string,
    @Param('page', ParseIntPipe) page: number,
    @Req() request: FastifyRequest,
  ): Promise<FileDocumentPageDto> {
    const { teamId } = await this.open(shareToken, request, fileId);
    return this.bus.ask(new GetSharedPage(teamId, fileId, page));
  }

  @Get('documents/:fileId/matches')
  @Header('cache-control', NOT_CACHED)
  @Operation({
    id: 'searchSharedDocument',
    asks: SearchSharedDocument,
    summary: 'Find words in a shared document',
    answers: DocumentMatchesDto,
    refuses: ['NotFound'],
  })
  async matches(
    @Param('shareToken') shareToken: string,
    @Param('fileId', IdPipe) fileId: string,
    @Query() { query }: DocumentQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<DocumentMatchesDto> {
    const { teamId } = await this.open(shareToken, request, fileId);
    return this.bus.ask(new SearchSharedDocument(teamId, fileId, query));
  }

  @Get('highlights/:highlightId/picture')
  @Header('cache-control', NOT_CACHED)
  @Operation({
    id: 'drawSharedArea',
    asks: DrawSharedArea,
    summary: 'Get a picture of a shared area',
    description: 'A PNG of the part of the page around the areas of the highlight, and nothing else of the document.',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async picture(
    @Param('shareToken') shareToken: string,
    @Param('highlightId', IdPipe) highlightId: string,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const { teamId, fileId, areas } = await this.bus.ask(
      new OpenSharedArea(visitorOf(shareToken, request), highlightId),
    );
    const png = await this.bus.ask(new DrawSharedArea(teamId, fileId, areas));
    return new StreamableFile(png, { type: 'image/png', length: png.byteLength, disposition: 'inline' });
  }

  private open(token: string, request: FastifyRequest, fileId: string): Promise<{ teamId: string }> {
    return this.bus.ask(new OpenSharedDocument(visitorOf(token, request), fileId));
  }
}
