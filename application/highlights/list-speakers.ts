import type { SpeakerView } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { HighlightReader } from './highlight-reader.ts';

/** Lists the speakers of a project's highlights by name. */
export class ListSpeakers extends Query<Page<SpeakerView>> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly search: string | undefined,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListSpeakersHandler implements Handler<ListSpeakers> {
  constructor(private readonly highlights: HighlightReader) {}

  execute({ actor, projectId, search, page }: ListSpeakers): Promise<Page<SpeakerView>> {
    return this.highlights.speakers(actor, projectId, search, page);
  }
}
