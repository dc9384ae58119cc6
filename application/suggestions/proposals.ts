import { anchorOf } from '@evident/domain/anchors';
import { type TextRange, codePoints } from '@evident/domain/content';
import { selectorOf } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import {
  type NoteSuggestionKind,
  type Suggestion,
  type TaggedVector,
  candidates,
  keyOfWords,
  keyPassages,
  nearTags,
  personalDataIn,
  withoutOverlaps,
} from '@evident/domain/suggestions';
import type { NamedIn } from './names.ts';
import type { NoteToRead } from './read-note.ts';
import type { TextVectors } from './text-vectors.ts';
import { placeOf } from './view-of.ts';

/** The subject of a suggestion. */
export type Proposal = Pick<Suggestion, 'words' | 'reason' | 'tagIds' | 'key' | 'highlightId' | 'tagId'>;

export interface Reading {
  readonly vectors: TextVectors;
  readonly names: NamedIn;
}

type Propose = (note: NoteToRead, reading: Reading) => Promise<Proposal[]>;

const PROPOSE: Readonly<Record<NoteSuggestionKind, Propose>> = {
  HIGHLIGHT: highlights,
  TAG: tags,
  REDACTION: (note, { names }) => Promise.resolve(redactions(note, names)),
};

const ABOUT_WORDS = { tagIds: [], highlightId: null, tagId: null } as const;
/** A tag needs at least this score to be suggested for a highlight. */
const TAG_SCORE = 0.5;

/** Suggestions for a note that were not made before. */
export const proposed = (kind: NoteSuggestionKind, note: NoteToRead, reading: Reading): Promise<Proposal[]> =>
  PROPOSE[kind](note, reading);

async function highlights(note: NoteToRead, { vectors }: Reading): Promise<Proposal[]> {
  const { layout } = note;
  const all = candidates(layout);
  const { meanings, known } = await compared(
    note,
    all.map(({ text }) => text),
    vectors,
  );
  const passages = all.map((candidate, at) => ({ candidate, vector: meanings[at]! }));
  const points = codePoints(layout.text);
  const before = keysOf(note, 'HIGHLIGHT');
  const taken = [
    ...note.highlights.filter(({ target, lostAt }) => target === 'WORDS' && lostAt === null),
    ...placesOf(note, 'HIGHLIGHT'),
    ...all.filter(({ text }) => before.has(keyOfWords(text))),
  ];
  return keyPassages(passages, known, taken, points.length).map(({ candidate, reason, tagIds }) => ({
    ...ABOUT_WORDS,
    words: anchorOf(layout.text, candidate.start, candidate.end, points),
    reason,
    tagIds,
    key: keyOfWords(candidate.text),
  }));
}

/** A tag for each highlight without tags. */
async function tags(note: NoteToRead, { vectors }: Reading): Promise<Proposal[]> {
  const tagged = new Set(note.tagged.map(({ highlightId }) => highlightId));
  const untagged = note.highlights.filter(({ id, text, lostAt }) => text !== '' && lostAt === null && !tagged.has(id));
  const { meanings, known } = await compared(
    note,
    untagged.map(({ text }) => text),
    vectors,
  );
  const before = keysOf(note, 'TAG');
  return untagged.flatMap((highlight, at) => {
    const [best] = nearTags(meanings[at]!, known, 5).filter(({ tagId }) => !before.has(keyOfTag(highlight.id, tagId)));
    if (!best || best.score < TAG_SCORE) return [];
    return [
      {
        ...ABOUT_WORDS,
        words: selectorOf(highlight),
        reason: `Similar to a highlight tagged “${best.title}”`,
        key: keyOfTag(highlight.id, best.tagId),
        highlightId: highlight.id,
        tagId: best.tagId,
      },
    ];
  });
}

function redactions(note: NoteToRead, names: NamedIn): Proposal[] {
  const { text } = note.layout;
  const points = codePoints(text);
  const before = keysOf(note, 'REDACTION');
  // The words before may have changed since.
  const taken = new Set(placesOf(note, 'REDACTION').map(({ start, end }) => `${start} ${end}`));
  const named = isEnglish(note.language) ? names(text) : [];
  return withoutOverlaps([...personalDataIn(text), ...named]).flatMap(({ kind, start, end, text: words }) => {
    // The same words may be somewhere else too, and each place is redacted on its own.
    const key = `${keyOfWords(words)} ${points.slice(Math.max(0, start - 16), start)}`;
    return before.has(key) || taken.has(`${start} ${end}`)
      ? []
      : [{ ...ABOUT_WORDS, words: anchorOf(text, start, end, points), reason: REASONS[kind], key }];
  });
}

const REASONS = {
  'email address': 'An email address',
  'phone number': 'A phone number',
  'card number': 'The number of a payment card',
  'account number': 'The number of a bank account',
  'id number': 'A number that identifies a person',
  address: 'A postal address',
  'web address': 'A web address',
  person: 'The name of a person',
  place: 'The name of a place',
  organization: 'The name of an organization',
} as const;

/** Reasons for which words are certainly personal data. */
export const CERTAIN: readonly string[] = [
  REASONS['email address'],
  REASONS['phone number'],
  REASONS['card number'],
  REASONS['account number'],
  REASONS['id number'],
];

const keyOfTag = (highlightId: Uuid, tagId: Uuid): string => `${highlightId} ${tagId}`;
export const isEnglish = (language: string | null): boolean => language === null || /^en\b/i.test(language);

const keysOf = ({ suggestions }: Pick<NoteToRead, 'suggestions'>, kind: NoteSuggestionKind): Set<string> =>
  new Set(suggestions.filter((one) => one.kind === kind).map(({ key }) => key));

/** Where the words of earlier suggestions are now. They do not return after the note changed elsewhere. */
const placesOf = ({ suggestions, layout: { text } }: NoteToRead, kind: NoteSuggestionKind): TextRange[] =>
  suggestions.flatMap(({ words, kind: of }) => {
    const place = of === kind && words !== null ? placeOf(words, text) : undefined;
    return place ? [place] : [];
  });

/** Vectors of texts, and of the tagged highlights of the project. */
async function compared(
  { tagged, language }: NoteToRead,
  texts: readonly string[],
  vectorsOf: TextVectors,
): Promise<{ meanings: readonly Float32Array[]; known: TaggedVector[] }> {
  const meanings = await vectorsOf([...texts, ...tagged.map(({ text }) => text)], language);
  return { meanings, known: tagged.map((one, at) => ({ ...one, vector: meanings[texts.length + at]! })) };
}
