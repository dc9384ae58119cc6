import type { HighlightView } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { HighlightReader } from './highlight-reader.ts';

/** The highlights of a note, in the order of the text; the lost ones last. */
export class ListNoteHighlights extends Query<Page<HighlightView>> {
  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListNoteHighlightsHandler implements Handler<ListNoteHighlights> {
  constructor(private readonly highlights: HighlightReader) {}

  execute({ actor, noteId, page }: ListNoteHighlights): Promise<Page<HighlightView>> {
    return this.highlights.ofNote(actor, noteId, page);
  }
}
