import type { HighlightView } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { HighlightReader } from './highlight-reader.ts';

/** One highlight. */
export class GetHighlight extends Query<HighlightView> {
  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
  ) {
    super();
  }
}

export class GetHighlightHandler implements Handler<GetHighlight> {
  constructor(private readonly highlights: HighlightReader) {}

  async execute({ actor, highlightId }: GetHighlight): Promise<HighlightView> {
    return (await this.highlights.highlight(actor, highlightId)) ?? refuse('NotFound', 'Highlight not found');
  }
}
