import type { Selector } from '../anchors/index.ts';
import { foldText } from '../search/index.ts';
import type { Uuid } from '../kernel/index.ts';

/** DUPLICATE_TAG is about a project, the others about a note. TAG is about a highlight of the note. */
export const SUGGESTION_KINDS = ['HIGHLIGHT', 'REDACTION', 'TAG', 'DUPLICATE_TAG'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const SUGGESTION_STATES = ['OPEN', 'ACCEPTED', 'REJECTED'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** Something that AI proposes, and that changes nothing until a member accepts it. */
export interface Suggestion {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly noteId: Uuid | null;
  /** The highlight to tag. */
  readonly highlightId: Uuid | null;
  /** The tag to apply, or the tag to keep of two alike. */
  readonly tagId: Uuid | null;
  /** The tag to merge into the other. */
  readonly otherTagId: Uuid | null;
  readonly kind: SuggestionKind;
  readonly state: SuggestionState;
  /** The words to highlight or to redact, as they were found. */
  readonly words: Selector | null;
  /** Why, in one sentence. */
  readonly reason: string;
  /** Tags for a suggested highlight. */
  readonly tagIds: readonly Uuid[];
  /** Identifies what is suggested. A decided suggestion keeps it, so the same one never returns. */
  readonly key: string;
  /** Name of the language model; null if extracted. */
  readonly model: string | null;
  /** The highlight or redaction created by accepting it. */
  readonly resultId: Uuid | null;
  readonly createdAt: Date;
  readonly decidedBy: Uuid | null;
  readonly decidedAt: Date | null;
}

/** Open suggestions of one kind on a note, because they are shown whole (decided). */
export const SUGGESTIONS_MAX = 300;

/** Characters of a key; more bytes than 2,704 do not fit into an index. */
const KEY_MAX = 500;

/** The beginning of the words, without case, accents and punctuation. The same words elsewhere in a note are one suggestion. */
export const keyOfWords = (quote: string): string =>
  foldText(quote.slice(0, 4 * KEY_MAX))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, KEY_MAX);

/** Two tags are one pair, whichever comes first. */
export const keyOfPair = (one: Uuid, other: Uuid): string => [one, other].sort().join(' ');
