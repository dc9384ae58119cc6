import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TagBoardView } from '@evident/domain/tags';
import { type Handler, Query } from '../kernel/message.ts';
import type { BoardReader } from './board-reader.ts';

/** The tag boards of a project, whole. */
export class ListTagBoards extends Query<TagBoardView[]> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class ListTagBoardsHandler implements Handler<ListTagBoards> {
  constructor(private readonly boards: BoardReader) {}

  execute({ actor, projectId }: ListTagBoards): Promise<TagBoardView[]> {
    return this.boards.boardsOf(actor, projectId);
  }
}
