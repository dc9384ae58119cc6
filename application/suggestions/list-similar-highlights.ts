import { dot } from '@evident/domain/extraction';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SimilarHighlights } from '@evident/domain/suggestions';
import type { HighlightReader } from '../highlights/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { Query, memberWith } from '../kernel/message.ts';
import { COMPARED_MAX } from './read-note.ts';
import type { SuggestionReader } from './suggestion-reader.ts';
import type { TextVectors } from './text-vectors.ts';

/** Lists the highlights of the same project that say something similar, most similar first. */
export class ListSimilarHighlights extends Query<SimilarHighlights['items']> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
  ) {
    super();
  }
}

const MOST = 10;
/** Highlights less similar are not shown. */
const LEAST = 0.45;

export const ListSimilarHighlightsHandler = answeredBy(
  async (
    { actor, highlightId }: ListSimilarHighlights,
    highlights: HighlightReader,
    reader: SuggestionReader,
    vectors: TextVectors,
  ) => {
    const { text, projectId } = await found(highlights.highlight(actor, highlightId), 'Highlight not found');
    if (text === '') return [];
    const others = (await reader.textsOfProject(actor, projectId, COMPARED_MAX)).filter(
      (one) => one.highlightId !== highlightId,
    );
    const [meaning, ...known] = await vectors([text, ...others.map((one) => one.text)], null);
    const near = others
      .map((one, at) => ({ id: one.highlightId, similarity: dot(meaning!, known[at]!) }))
      .filter(({ similarity }) => similarity >= LEAST)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, MOST);
    const shown = new Map(
      (
        await highlights.some(
          actor,
          near.map(({ id }) => id),
        )
      ).map((one) => [one.id, one]),
    );
    return near.flatMap(({ id, similarity }) => {
      const highlight = shown.get(id);
      return highlight ? [{ highlight, similarity }] : [];
    });
  },
);
