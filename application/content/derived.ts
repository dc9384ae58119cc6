import {
  EVIDENCE_MAX,
  type MentionedMember,
  evidenceIn,
  mentionedMembersIn,
  speakersOf,
} from '@evident/domain/content';
import type { Highlight } from '@evident/domain/highlights';
import { type Uuid, isUuid } from '@evident/domain/kernel';
import type { DocumentReading, OpenDocument, Speakers } from './document-codec.ts';
import { keepHighlights } from './keep-highlights.ts';

/** The most mentions of members in a text that notify (decided). */
const MENTIONS_MAX = 200;

/** The previous derivation. */
export interface Before {
  readonly highlights: readonly Highlight[];
  readonly text: string;
  readonly speakers: Speakers;
}

/** Result of a derivation. */
export interface Derived {
  /** Changes to the document that restore marks on their words. To be stored and delivered. */
  readonly marks: readonly Uint8Array[];
  readonly reading: DocumentReading;
  /** Only those that changed. */
  readonly moved: readonly Highlight[];
  /** For insights only, in document order. */
  readonly evidence: readonly Uuid[];
  readonly mentions: readonly MentionedMember[];
}

/** Derives a document. Pure, so that it can run in a worker; `marks` also change the document. */
export function derived(open: OpenDocument, before: Before, now: Date): Derived {
  const { highlights: after, updates: marks } = keepHighlights(before.highlights, open, before.text, now);
  const reading = open.read();
  return {
    marks,
    reading: { ...reading, speakers: stillNamed(reading, before.speakers, after) },
    moved: after.filter((highlight, index) => highlight !== before.highlights[index]),
    evidence: evidenceIn(reading.content).slice(0, EVIDENCE_MAX),
    mentions: mentionedMembersIn(reading.content)
      .filter(({ memberId }) => isUuid(memberId))
      .slice(0, MENTIONS_MAX),
  };
}

/** Returns the speakers of the document and of its lost highlights, which the document may no longer name. */
function stillNamed(reading: DocumentReading, before: Speakers, highlights: readonly Highlight[]): Speakers {
  const lost = highlights.flatMap(({ lostAt, speakers }) => (lostAt ? speakers : []));
  return speakersOf(reading.content, { ...before, ...reading.speakers }, lost);
}
