import { ExportCodeBook } from '@evident/application/tags/export-code-book';
import { PreviewCodeBook } from '@evident/application/tags/preview-code-book';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { CodeBookFileDto, CodeBookPreviewDto } from './tags.dto.ts';

@ApiTags('Tags')
@Controller()
export class CodeBooksController {
  constructor(private readonly bus: Bus) {}

  @Get('tag-boards/:tagBoardId/code-book')
  @Operation({
    id: 'exportCodeBook',
    asks: ExportCodeBook,
    summary: 'Export the groups and tags of a board as CSV',
    answersBytes: true,
    refuses: ['NotFound'],
  })
  async export(
    @CurrentActor() actor: Actor,
    @Param('tagBoardId', IdPipe) tagBoardId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const rows = await this.bus.ask(new ExportCodeBook(actor, tagBoardId));
    return csvFile(reply, 'code-book.csv', once(rows));
  }

  @Post('tag-boards/:tagBoardId/code-book/preview')
  @HttpCode(200)
  @Operation({
    id: 'previewCodeBook',
    asks: PreviewCodeBook,
    summary: 'See what importing a code book would add to a board',
    answers: CodeBookPreviewDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  preview(
    @CurrentActor() actor: Actor,
    @Param('tagBoardId', IdPipe) tagBoardId: string,
    @Body() { csv }: CodeBookFileDto,
  ): Promise<CodeBookPreviewDto> {
    return this.bus.ask(new PreviewCodeBook(actor, tagBoardId, csv));
  }
}

async function* once(rows: string[][]): AsyncIterable<string[][]> {
  yield rows;
}
