import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TagView } from '@evident/domain/tags';
import { type Handler, Query } from '../kernel/message.ts';
import type { BoardReader } from './board-reader.ts';

/** One tag with the count of its highlights. */
export class GetTag extends Query<TagView> {
  constructor(
    readonly actor: Actor,
    readonly tagId: Uuid,
  ) {
    super();
  }
}

export class GetTagHandler implements Handler<GetTag> {
  constructor(private readonly boards: BoardReader) {}

  async execute({ actor, tagId }: GetTag): Promise<TagView> {
    return (await this.boards.tag(actor, tagId)) ?? refuse('NotFound', 'Tag not found');
  }
}
