import { EVIDENCE_MAX, evidenceIn, speakersOf } from '@evident/domain/content';
import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { DocumentReading, OpenDocument, Speakers } from './document-codec.ts';
import { keepHighlights } from './keep-highlights.ts';

/** What was derived last, from which the next derivation follows. */
export interface Before {
  readonly highlights: readonly Highlight[];
  readonly text: string;
  readonly speakers: Speakers;
}

/** What readers see of a document from now on. */
export interface Derived {
  /** Changes to the document that put marks back on their words; to be stored and delivered. */
  readonly marks: readonly Uint8Array[];
  readonly reading: DocumentReading;
  /** Only those that changed. */
  readonly moved: readonly Highlight[];
  /** Of an insight, in the order of the text. */
  readonly evidence: readonly Uuid[];
}

/** Derives a document. Pure, so that it may run in a worker; the document is changed by `marks`. */
export function derived(open: OpenDocument, before: Before, now: Date): Derived {
  const { highlights: after, updates: marks } = keepHighlights(before.highlights, open, before.text, now);
  const reading = open.read();
  return {
    marks,
    reading: { ...reading, speakers: stillNamed(reading, before.speakers, after) },
    moved: after.filter((highlight, index) => highlight !== before.highlights[index]),
    evidence: evidenceIn(reading.content).slice(0, EVIDENCE_MAX),
  };
}

/** The speakers of the document, and those of lost highlights, whom the document may no longer name. */
function stillNamed(reading: DocumentReading, before: Speakers, highlights: readonly Highlight[]): Speakers {
  const lost = highlights.flatMap(({ lostAt, speakers }) => (lostAt ? speakers : []));
  return speakersOf(reading.content, { ...before, ...reading.speakers }, lost);
}
