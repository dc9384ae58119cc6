import type { Actor } from '@evident/domain/permissions';
import { BUILT_IN_CODE_BOOKS, type TagTemplateView, templateViewOf } from '@evident/domain/tags';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { BoardReader } from './board-reader.ts';

/** Lists the templates of tag boards: those of the product, then those of the workspace. */
export class ListTagTemplates extends Query<TagTemplateView[]> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListTagTemplatesHandler = answeredBy(async ({ actor }: ListTagTemplates, boards: BoardReader) => [
  ...BUILT_IN_CODE_BOOKS.map((template) => templateViewOf(template, true)),
  ...(await boards.templates(actor)).map((template) => templateViewOf({ ...template, about: null }, false)),
]);
