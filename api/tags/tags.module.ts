import { PostgresBoardReader } from '@evident/adapters/postgres/tags/postgres-board-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { BoardReader } from '@evident/application/tags/board-reader';
import { CreateTag, CreateTagHandler } from '@evident/application/tags/create-tag';
import { CreateTagBoard, CreateTagBoardHandler } from '@evident/application/tags/create-tag-board';
import { CreateTagGroup, CreateTagGroupHandler } from '@evident/application/tags/create-tag-group';
import {
  GetTag,
  GetTagHandler,
  ListRecentTags,
  ListRecentTagsHandler,
  ListTagBoards,
  ListTagBoardsHandler,
} from '@evident/application/tags/queries';
import { MergeTag, MergeTagHandler } from '@evident/application/tags/merge-tag';
import { MoveTag, MoveTagHandler } from '@evident/application/tags/move-tag';
import { MoveTagBoard, MoveTagBoardHandler } from '@evident/application/tags/move-tag-board';
import { MoveTagGroup, MoveTagGroupHandler } from '@evident/application/tags/move-tag-group';
import { RemoveTag, RemoveTagHandler } from '@evident/application/tags/remove-tag';
import { RemoveTagGroup, RemoveTagGroupHandler } from '@evident/application/tags/remove-tag-group';
import { UpdateTag, UpdateTagHandler } from '@evident/application/tags/update-tag';
import { UpdateTagBoard, UpdateTagBoardHandler } from '@evident/application/tags/update-tag-board';
import { UpdateTagGroup, UpdateTagGroupHandler } from '@evident/application/tags/update-tag-group';
import { Module } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { TagBoardsController } from './tag-boards.controller.ts';
import { TagsController } from './tags.controller.ts';

const BOARDS = port<BoardReader>('BoardReader');

@Module({
  controllers: [TagBoardsController, TagsController],
  providers: [
    provide(BOARDS, (reads: PostgresReads) => new PostgresBoardReader(reads), [READS]),
    handle(ListTagBoards, ListTagBoardsHandler, [BOARDS, LIST_FILTERS]),
    handle(ListRecentTags, ListRecentTagsHandler, [BOARDS]),
    handle(GetTag, GetTagHandler, [BOARDS]),
    handle(CreateTagBoard, CreateTagBoardHandler, [WORK, IDS]),
    handle(UpdateTagBoard, UpdateTagBoardHandler, [WORK, IDS, CLOCK]),
    handle(MoveTagBoard, MoveTagBoardHandler, [WORK, IDS, CLOCK]),
    handle(CreateTagGroup, CreateTagGroupHandler, [WORK, IDS]),
    handle(UpdateTagGroup, UpdateTagGroupHandler, [WORK, IDS, CLOCK]),
    handle(MoveTagGroup, MoveTagGroupHandler, [WORK, IDS, CLOCK]),
    handle(RemoveTagGroup, RemoveTagGroupHandler, [WORK, IDS, CLOCK]),
    handle(CreateTag, CreateTagHandler, [WORK, IDS, CLOCK]),
    handle(UpdateTag, UpdateTagHandler, [WORK, IDS, CLOCK]),
    handle(MoveTag, MoveTagHandler, [WORK, IDS, CLOCK]),
    handle(MergeTag, MergeTagHandler, [WORK, IDS, CLOCK]),
    handle(RemoveTag, RemoveTagHandler, [WORK, IDS, CLOCK]),
  ],
})
export class TagsModule {}
