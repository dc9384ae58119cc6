import type { HighlightView } from '@evident/domain/highlights';
import { type Page, type PageRequest, type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { HighlightFilter, HighlightReader } from './highlight-reader.ts';

/** One highlight. */
export class GetHighlight extends Query<HighlightView> {
  constructor(readonly actor: Actor, readonly highlightId: Uuid) { super(); }
}
/** All highlights of a note, in the order of the text; the lost ones last. */
export class ListNoteHighlights extends Query<HighlightView[]> {
  constructor(readonly actor: Actor, readonly noteId: Uuid) { super(); }
}
/** Highlights, newest first: those of a tag or a project, or with certain words. */
export class ListHighlights extends Query<Page<HighlightView>> {
  constructor(readonly actor: Actor, readonly of: HighlightFilter, readonly page: PageRequest) { super(); }
}

export class GetHighlightHandler implements Handler<GetHighlight> {
  constructor(private readonly highlights: HighlightReader) {}

  async execute({ actor, highlightId }: GetHighlight): Promise<HighlightView> {
    return (await this.highlights.highlight(actor, highlightId)) ?? refuse('NotFound', 'Highlight not found');
  }
}
export class ListNoteHighlightsHandler implements Handler<ListNoteHighlights> {
  constructor(private readonly highlights: HighlightReader) {}

  execute({ actor, noteId }: ListNoteHighlights): Promise<HighlightView[]> {
    return this.highlights.ofNote(actor, noteId);
  }
}
export class ListHighlightsHandler implements Handler<ListHighlights> {
  constructor(private readonly highlights: HighlightReader) {}

  execute({ actor, of, page }: ListHighlights): Promise<Page<HighlightView>> {
    return this.highlights.list(actor, of, page);
  }
}
