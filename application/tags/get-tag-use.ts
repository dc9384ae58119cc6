import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TagUse } from '@evident/domain/tags';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { TagUseReader } from './tag-use-reader.ts';

/** Returns where a tag is used, by whom it was said, with which others, and when it was applied. */
export class GetTagUse extends Query<TagUse> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly tagId: Uuid,
  ) {
    super();
  }
}

export const GetTagUseHandler = answeredBy(({ actor, tagId }: GetTagUse, uses: TagUseReader) =>
  found(uses.use(actor, tagId), 'Tag not found'),
);
