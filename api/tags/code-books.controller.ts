import { CopyTagGroup } from '@evident/application/tags/copy-tag-group';
import { CopyTags } from '@evident/application/tags/copy-tags';
import { ExportCodeBook } from '@evident/application/tags/export-code-book';
import { ImportCodeBook } from '@evident/application/tags/import-code-book';
import { PreviewCodeBook } from '@evident/application/tags/preview-code-book';
import { DeleteTagTemplate } from '@evident/application/tags/delete-tag-template';
import { ListTagTemplates } from '@evident/application/tags/list-tag-templates';
import { SaveTagTemplate } from '@evident/application/tags/save-tag-template';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { csvFile } from '../kernel/csv-file.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import {
  AddedTagsDto,
  CodeBookFileDto,
  CodeBookPreviewDto,
  ImportedTagsDto,
  NewTagTemplateDto,
  TagGroupCopyDto,
  TagTemplatesDto,
  TagsCopyDto,
} from './tags.dto.ts';

@ApiTags('Tags')
@Controller()
export class CodeBooksController {
  constructor(private readonly bus: Bus) {}

  @Post('tags/copy')
  @Operation({
    id: 'copyTags',
    asks: CopyTags,
    summary: 'Copy tags to a group, without their highlights',
    description: 'The group can be in another project, or of the workspace.',
    answers: AddedTagsDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  copy(@CurrentActor() actor: Actor, @Body() { tagIds, tagGroupId }: TagsCopyDto): Promise<AddedTagsDto> {
    return this.bus.ask(new CopyTags(actor, tagGroupId, tagIds));
  }

  @Post('tag-groups/:tagGroupId/copy')
  @Operation({
    id: 'copyTagGroup',
    asks: CopyTagGroup,
    summary: 'Copy a tag group with its tags to a board, without highlights',
    description: 'The board can be in another project, or of the workspace.',
    answers: AddedTagsDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  copyGroup(
    @CurrentActor() actor: Actor,
    @Param('tagGroupId', IdPipe) tagGroupId: string,
    @Body() { tagBoardId }: TagGroupCopyDto,
  ): Promise<AddedTagsDto> {
    return this.bus.ask(new CopyTagGroup(actor, tagGroupId, tagBoardId));
  }

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

  @Post('tag-boards/:tagBoardId/code-book')
  @Operation({
    id: 'importCodeBook',
    asks: ImportCodeBook,
    summary: 'Import a code book in CSV into a board',
    description: 'Rows that cannot be read are left out and named. Tags that the board has already stay as they are.',
    answers: ImportedTagsDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  import(
    @CurrentActor() actor: Actor,
    @Param('tagBoardId', IdPipe) tagBoardId: string,
    @Body() { csv }: CodeBookFileDto,
  ): Promise<ImportedTagsDto> {
    return this.bus.ask(new ImportCodeBook(actor, tagBoardId, csv));
  }

  @Get('tag-templates')
  @Operation({
    id: 'listTagTemplates',
    asks: ListTagTemplates,
    summary: 'List the templates of tag boards, built in and saved',
    answers: TagTemplatesDto,
  })
  async templates(@CurrentActor() actor: Actor): Promise<TagTemplatesDto> {
    return { items: await this.bus.ask(new ListTagTemplates(actor)) };
  }

  @Post('tag-templates')
  @Operation({
    id: 'saveTagTemplate',
    asks: SaveTagTemplate,
    summary: 'Save a tag board as a template of the workspace',
    description: 'Managers and admins.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  async save(@CurrentActor() actor: Actor, @Body() wording: NewTagTemplateDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new SaveTagTemplate(actor, wording)) };
  }

  @Delete('tag-templates/:templateId')
  @Operation({
    id: 'deleteTagTemplate',
    asks: DeleteTagTemplate,
    summary: 'Delete a template of the workspace',
    description: 'Managers and admins. Boards made from it stay.',
    status: 204,
    refuses: ['NotFound'],
  })
  async delete(@CurrentActor() actor: Actor, @Param('templateId', IdPipe) templateId: string): Promise<void> {
    await this.bus.ask(new DeleteTagTemplate(actor, templateId));
  }
}

async function* once(rows: string[][]): AsyncIterable<string[][]> {
  yield rows;
}
