import { CsvCodeBookTables } from '@evident/adapters/importers/tables/code-book-table';
import { PostgresBoardReader } from '@evident/adapters/postgres/tags/postgres-board-reader';
import { PostgresTagUseReader } from '@evident/adapters/postgres/tags/postgres-tag-use-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { BoardReader } from '@evident/application/tags/board-reader';
import type { CodeBookTables } from '@evident/application/tags/code-book-tables';
import { CopyTagGroup, CopyTagGroupHandler } from '@evident/application/tags/copy-tag-group';
import { CopyTags, CopyTagsHandler } from '@evident/application/tags/copy-tags';
import { CreateTag, CreateTagHandler } from '@evident/application/tags/create-tag';
import { CreateTagBoard, CreateTagBoardHandler } from '@evident/application/tags/create-tag-board';
import {
  CreateWorkspaceTagBoard,
  CreateWorkspaceTagBoardHandler,
} from '@evident/application/tags/create-workspace-tag-board';
import { CreateTagGroup, CreateTagGroupHandler } from '@evident/application/tags/create-tag-group';
import {
  GetTag,
  GetTagHandler,
  ListRecentTags,
  ListRecentTagsHandler,
  ListTagBoards,
  ListTagBoardsHandler,
} from '@evident/application/tags/queries';
import { ExportCodeBook, ExportCodeBookHandler } from '@evident/application/tags/export-code-book';
import { ImportCodeBook, ImportCodeBookHandler } from '@evident/application/tags/import-code-book';
import { PreviewCodeBook, PreviewCodeBookHandler } from '@evident/application/tags/preview-code-book';
import { GetTagUse, GetTagUseHandler } from '@evident/application/tags/get-tag-use';
import type { TagUseReader } from '@evident/application/tags/tag-use-reader';
import { MergeTags, MergeTagsHandler } from '@evident/application/tags/merge-tags';
import { MoveTags, MoveTagsHandler } from '@evident/application/tags/move-tags';
import { MoveTagBoard, MoveTagBoardHandler } from '@evident/application/tags/move-tag-board';
import { MoveTagGroup, MoveTagGroupHandler } from '@evident/application/tags/move-tag-group';
import { RemoveTags, RemoveTagsHandler } from '@evident/application/tags/remove-tags';
import { RemoveTagGroup, RemoveTagGroupHandler } from '@evident/application/tags/remove-tag-group';
import { DeleteTagTemplate, DeleteTagTemplateHandler } from '@evident/application/tags/delete-tag-template';
import { ListTagTemplates, ListTagTemplatesHandler } from '@evident/application/tags/list-tag-templates';
import { SaveTagTemplate, SaveTagTemplateHandler } from '@evident/application/tags/save-tag-template';
import { ProvideTag, ProvideTagHandler } from '@evident/application/tags/provide-tag';
import { undoTagChanges } from '@evident/application/tags/undo-tag-changes';
import { UpdateTag, UpdateTagHandler } from '@evident/application/tags/update-tag';
import { UpdateTagBoard, UpdateTagBoardHandler } from '@evident/application/tags/update-tag-board';
import { UpdateTagGroup, UpdateTagGroupHandler } from '@evident/application/tags/update-tag-group';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { CodeBooksController } from './code-books.controller.ts';
import { TagsController } from './tags.controller.ts';

import { CODE_BOOKS_OPERATIONS } from './code-books.operations.ts';
import { TAG_BOARDS_OPERATIONS } from './tag-boards.operations.ts';
import { TAGS_OPERATIONS } from './tags.operations.ts';
const TABLES = port<CodeBookTables>('CodeBookTables');
const USES = port<TagUseReader>('TagUseReader');
const BOARDS = port<BoardReader>('BoardReader');

@Module({
  controllers: [
    controllerFor('Tags', TAG_BOARDS_OPERATIONS),
    TagsController,
    controllerFor('Tags', TAGS_OPERATIONS),
    CodeBooksController,
    controllerFor('Tags', CODE_BOOKS_OPERATIONS),
  ],
  providers: [
    provide(BOARDS, (reads: PostgresReads) => new PostgresBoardReader(reads), [READS]),
    handle(ListTagBoards, ListTagBoardsHandler, [BOARDS, LIST_FILTERS]),
    handle(ListRecentTags, ListRecentTagsHandler, [BOARDS]),
    handle(GetTag, GetTagHandler, [BOARDS]),
    provide(USES, (reads: PostgresReads) => new PostgresTagUseReader(reads), [READS]),
    handle(GetTagUse, GetTagUseHandler, [USES]),
    handle(CreateTagBoard, CreateTagBoardHandler, [WORK, IDS, CLOCK]),
    handle(CreateWorkspaceTagBoard, CreateWorkspaceTagBoardHandler, [WORK, IDS, CLOCK]),
    handle(UpdateTagBoard, UpdateTagBoardHandler, [WORK]),
    handle(MoveTagBoard, MoveTagBoardHandler, [WORK]),
    handle(CreateTagGroup, CreateTagGroupHandler, [WORK, IDS]),
    handle(UpdateTagGroup, UpdateTagGroupHandler, [WORK]),
    handle(MoveTagGroup, MoveTagGroupHandler, [WORK]),
    handle(RemoveTagGroup, RemoveTagGroupHandler, [WORK]),
    handle(CreateTag, CreateTagHandler, [WORK, IDS, CLOCK]),
    handle(ProvideTag, ProvideTagHandler, [WORK, IDS, CLOCK]),
    handle(UpdateTag, UpdateTagHandler, [WORK, CLOCK]),
    handle(MoveTags, MoveTagsHandler, [WORK, CLOCK]),
    handle(MergeTags, MergeTagsHandler, [WORK]),
    handle(RemoveTags, RemoveTagsHandler, [WORK]),
    handle(CopyTags, CopyTagsHandler, [WORK, IDS, CLOCK]),
    handle(CopyTagGroup, CopyTagGroupHandler, [WORK, IDS, CLOCK]),
    provide(TABLES, () => new CsvCodeBookTables(), []),
    handle(ExportCodeBook, ExportCodeBookHandler, [WORK]),
    handle(PreviewCodeBook, PreviewCodeBookHandler, [WORK, TABLES, IDS, CLOCK]),
    handle(ImportCodeBook, ImportCodeBookHandler, [WORK, TABLES, IDS, CLOCK]),
    handle(ListTagTemplates, ListTagTemplatesHandler, [BOARDS]),
    handle(SaveTagTemplate, SaveTagTemplateHandler, [WORK, IDS, CLOCK]),
    handle(DeleteTagTemplate, DeleteTagTemplateHandler, [WORK]),
    undoes(undoTagChanges, [CLOCK]),
  ],
})
export class TagsModule {}
