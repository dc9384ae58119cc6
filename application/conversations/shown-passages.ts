import { type AnswerPassage, PASSAGE_OF, shownPassage } from '@evident/domain/conversations';
import type { Citation, EvidenceContent } from '@evident/domain/evidence';
import type { Actor } from '@evident/domain/permissions';
import { textIdOf } from './earlier-passages.ts';
import type { PassageObject, PassageReader, PlacedSource } from './passage-reader.ts';

/** The passages of an answer that was just extracted, as they are shown. */
export function passagesShown({ citations }: EvidenceContent, found: readonly PlacedSource[]): AnswerPassage[] {
  return citations.flatMap((citation) => {
    const placed = found.find(({ source }) => textIdOf(source) === textIdOf(citation) && isWithin(citation, source));
    return placed ? [shown(citation, placed)] : [];
  });
}

const isWithin = ({ start, end }: Citation, { text, offset = 0 }: PlacedSource['source']): boolean =>
  offset <= start && end <= offset + text.length;

const TYPES = new Map(
  Object.entries(PASSAGE_OF).map(([type, cited]) => [cited as string, type as PassageObject['type']]),
);

/**
 * The passages of a stored answer, as they are now and as far as the actor can see them. A highlight, and words that are in their source no
 * more, are shown as they were cited.
 */
export async function passagesNow(
  actor: Actor,
  citations: readonly Citation[],
  reader: Pick<PassageReader, 'sources'>,
): Promise<AnswerPassage[]> {
  const sources = await reader.sources(
    actor,
    citations.map((citation) => {
      const { type, parentId, start, end, quote } = citation;
      return { type: TYPES.get(type) ?? 'NOTE', id: textIdOf(citation), parentId, start, end, text: quote };
    }),
  );
  return citations.map((citation, at) => {
    const placed = sources[at];
    return placed ? shown({ ...citation, start: placed.start, end: placed.end }, placed) : asCited(citation);
  });
}

function shown(
  { citationReferenceId, start, end }: Pick<Citation, 'citationReferenceId' | 'start' | 'end'>,
  { source, start: from, end: to }: PlacedSource,
): AnswerPassage {
  const offset = source.offset ?? 0;
  const lines = shownPassage(
    source,
    { start: from - offset, end: to - offset },
    { start: start - offset, end: end - offset },
  );
  return { citationReferenceId, lines };
}

function asCited({ citationReferenceId, text, quote, speaker }: Citation): AnswerPassage {
  const at = text.indexOf(quote);
  const parts =
    at < 0
      ? [{ text: quote, marked: true }]
      : [
          { text: text.slice(0, at), marked: false },
          { text: quote, marked: true },
          { text: text.slice(at + quote.length), marked: false },
        ];
  return { citationReferenceId, lines: [{ speaker, parts: parts.filter((part) => part.text !== '') }] };
}
