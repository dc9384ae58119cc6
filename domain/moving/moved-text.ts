import {
  type RichNode,
  type Speakers,
  type TextRange,
  countCodePoints,
  onlyHighlights,
  parted,
  plainText,
  speakersOf,
  withKnownSpeakers,
  withRecording,
} from '../content/index.ts';
import { type Uuid, refuse } from '../kernel/index.ts';

/** Words of a note with a highlight or comment, in code points of the text. */
export interface MarkedRange extends TextRange {
  readonly id: Uuid;
}

interface Text {
  readonly content: RichNode;
  readonly speakers: Speakers;
}

/** A note and the one that some of its words go to. */
export interface TextMoved {
  readonly source: Text;
  readonly target: Text;
  /** Those that go along, with their places in the target. */
  readonly along: readonly MarkedRange[];
}

/**
 * Moves words to the start or end of another text. Highlights and comments go with most of their words.
 * @param recording of the source, named by moved turns that name none
 */
export function movedText(
  from: Text & { readonly recording: string | null },
  to: Text,
  range: TextRange,
  place: 'START' | 'END',
  marked: readonly MarkedRange[],
): TextMoved {
  const parts = parted(from.content, range);
  refuseRedacted(parts.goes);
  const along = marked.filter((one) => goesAlong(one, parts.range));
  const ids = new Set<unknown>(along.map(({ id }) => id));
  const goes = onlyHighlights(withRecording(parts.goes, from.recording), (id) => ids.has(id));
  const known = withKnownSpeakers(goes, speakersOf(goes, from.speakers), to.speakers);
  const old = plainText(to.content) === '' && isBlank(to.content) ? [] : (to.content.content ?? []);
  const moved = known.content.content ?? [];
  const content = { ...to.content, content: place === 'START' ? [...moved, ...old] : [...old, ...moved] };
  const length = countCodePoints(plainText({ ...to.content, content: [...old] }));
  const shift = (place === 'START' || length === 0 ? 0 : length + 1) - parts.range.start;
  return {
    source: { content: onlyHighlights(parts.stays, (id) => !ids.has(id)), speakers: from.speakers },
    target: { content, speakers: { ...to.speakers, ...known.speakers } },
    along: along.map(({ id, start, end }) => ({
      id,
      start: Math.max(start, parts.range.start) + shift,
      end: Math.min(end, parts.range.end) + shift,
    })),
  };
}

const goesAlong = ({ start, end }: TextRange, range: TextRange): boolean =>
  (Math.min(end, range.end) - Math.max(start, range.start)) * 2 > end - start;

const isBlank = ({ content = [] }: RichNode): boolean => content.every(({ type }) => type === 'paragraph');

function refuseRedacted(node: RichNode): void {
  if (node.marks?.some(({ type }) => type === 'redacted'))
    refuse(
      'InvalidOperation',
      'Words were redacted in this part',
      'Redactions stay with their note. Choose a part without them.',
    );
  node.content?.forEach(refuseRedacted);
}
