import type { HighlightView } from '@evident/domain/highlights';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { HighlightFilter, HighlightReader } from './highlight-reader.ts';

/** Highlights, newest first: those of a tag, a project or a member, or with certain words. */
export class ListHighlights extends Query<Page<HighlightView>> {
  constructor(
    readonly actor: Actor,
    readonly of: HighlightFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListHighlightsHandler implements Handler<ListHighlights> {
  constructor(private readonly highlights: HighlightReader) {}

  execute({ actor, of, page }: ListHighlights): Promise<Page<HighlightView>> {
    return this.highlights.list(actor, of, page);
  }
}
