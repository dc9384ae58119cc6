import type { HighlightList, HighlightView, SpeakerView } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { ListFilters } from '../filters/index.ts';
import { memberWith, Query } from '../kernel/message.ts';
import { claused } from './claused.ts';
import type { HighlightReader } from './highlight-reader.ts';

export class GetHighlight extends Query<HighlightView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
  ) {
    super();
  }
}

export const GetHighlightHandler = answeredBy(({ actor, highlightId }: GetHighlight, highlights: HighlightReader) =>
  found(highlights.highlight(actor, highlightId), 'Highlight not found'),
);

/** Lists highlights, newest first, by tag, project, member or text. */
export class ListHighlights extends Query<Page<HighlightView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly of: HighlightList,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListHighlightsHandler = answeredBy(
  async ({ actor, of, page }: ListHighlights, highlights: HighlightReader, filters: ListFilters) =>
    highlights.list(actor, await claused(of, actor, filters), page),
);

/** Lists the highlights of a note in text order; lost ones last. */
export class ListNoteHighlights extends Query<Page<HighlightView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListNoteHighlightsHandler = answeredBy(
  ({ actor, noteId, page }: ListNoteHighlights, highlights: HighlightReader) => highlights.ofNote(actor, noteId, page),
);

/** The first highlights of several notes, in text order; empty for those that the actor cannot see. */
export class ListHighlightsOfNotes extends Query<Map<Uuid, Page<HighlightView>>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly noteIds: readonly Uuid[],
    readonly first: number,
  ) {
    super();
  }
}

export const ListHighlightsOfNotesHandler = answeredBy(
  ({ actor, noteIds, first }: ListHighlightsOfNotes, highlights: HighlightReader) =>
    highlights.ofNotes(actor, noteIds, first),
);

/** Lists the speakers of a project's highlights by name. */
export class ListSpeakers extends Query<Page<SpeakerView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly search: string | undefined,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListSpeakersHandler = answeredBy(
  ({ actor, projectId, search, page }: ListSpeakers, highlights: HighlightReader) =>
    highlights.speakers(actor, projectId, search, page),
);
