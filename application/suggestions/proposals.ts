import { anchorOf } from '@evident/domain/anchors';
import { type TextRange, codePoints } from '@evident/domain/content';
import { passagesOf } from '@evident/domain/search';
import { selectorOf } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import {
  type NoteSuggestionKind,
  type PersonalDatum,
  SUGGESTIONS_MAX,
  type Suggestion,
  type TaggedVector,
  keyOfWords,
  nearTags,
} from '@evident/domain/suggestions';
import { TextLimitExceeded, type TextWorkers } from '../texts/index.ts';
import type { NoteToRead } from './read-note.ts';
import type { TextVectors } from './text-vectors.ts';
import { placeOf } from './view-of.ts';

/** The subject of a suggestion. */
export type Proposal = Pick<Suggestion, 'words' | 'reason' | 'tagIds' | 'key' | 'highlightId' | 'tagId'>;

export interface Reading {
  readonly vectors: TextVectors;
  readonly texts: TextWorkers;
}

/** Proposals, and the characters of the note that were not read because that would take too long. */
export interface Proposed {
  readonly proposals: readonly Proposal[];
  readonly skipped: number;
}

type Propose = (note: NoteToRead, reading: Reading) => Promise<Proposed>;

const PROPOSE: Readonly<Record<NoteSuggestionKind, Propose>> = {
  HIGHLIGHT: (note, reading) =>
    highlights(note, reading).then(
      (proposals) => ({ proposals, skipped: 0 }),
      (error: unknown) => {
        if (error instanceof TextLimitExceeded) return { proposals: [], skipped: note.layout.text.length };
        throw error;
      },
    ),
  TAG: async (note, reading) => ({ proposals: await tags(note, reading), skipped: 0 }),
  REDACTION: redactions,
};

const ABOUT_WORDS = { tagIds: [], highlightId: null, tagId: null } as const;
/** A tag needs at least this score to be suggested for a highlight. */
const TAG_SCORE = 0.5;

/** Suggestions for a note that were not made before. */
export const proposed = (kind: NoteSuggestionKind, note: NoteToRead, reading: Reading): Promise<Proposed> =>
  PROPOSE[kind](note, reading);

async function highlights(note: NoteToRead, { vectors, texts }: Reading): Promise<Proposal[]> {
  const { layout, teamId } = note;
  const blocks = layout.blocks.map(({ node: { type }, start, text }) => ({ node: { type }, start, text }));
  const all = await texts.run(teamId, 'candidates', { blocks });
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
  const ranges = taken.map(({ start, end }) => ({ start, end }));
  const key = await texts.run(teamId, 'keyPassages', passages, known, ranges, points.length);
  return key.map(({ candidate, reason, tagIds }) => ({
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

/** UTF-16 units that are read at once: names take about a second of a busy processor. */
const EXCERPT = 10_000;
/** UTF-16 units by which an excerpt is read on, so that no address or name at its end is lost. */
const READ_ON = 300;
/** UTF-16 units of a note in which names are looked for: about ten hours of speech (decided). */
const NAMES_MAX = 500_000;

/** Reads a note in excerpts, until there are as many proposals as are shown. */
async function redactions(note: NoteToRead, { texts }: Reading): Promise<Proposed> {
  const { text } = note.layout;
  const points = codePoints(text);
  const before = keysOf(note, 'REDACTION');
  // The words before may have changed since.
  const taken = new Set(placesOf(note, 'REDACTION').map(({ start, end }) => `${start} ${end}`));
  const proposals: Proposal[] = [];
  const excerpts = passagesOf(text, EXCERPT);
  let [read, until, skipped] = [0, 0, 0];
  for (const [at, { start: from, text: own }] of excerpts.entries()) {
    const next = excerpts[at + 1];
    const isTooFar = isEnglish(note.language) && read >= NAMES_MAX;
    const found = await dataIn(texts, note, own + (next?.text.slice(0, READ_ON) ?? ''), !isTooFar);
    if (found === null || isTooFar) skipped += own.length;
    read += own.length;
    for (const { kind, text: words, ...place } of found ?? []) {
      const [start, end] = [place.start + from, place.end + from];
      if (start < until || (next && start >= next.start)) continue;
      until = end;
      // The same words may be somewhere else too, and each place is redacted on its own.
      const key = `${keyOfWords(words)} ${points.slice(Math.max(0, start - 16), start)}`;
      if (before.has(key) || taken.has(`${start} ${end}`)) continue;
      proposals.push({ ...ABOUT_WORDS, words: anchorOf(text, start, end, points), reason: REASONS[kind], key });
    }
    if (proposals.length >= SUGGESTIONS_MAX) break;
  }
  return { proposals, skipped };
}

/** Null for an excerpt that takes too long. */
async function dataIn(
  texts: TextWorkers,
  { teamId, language }: NoteToRead,
  excerpt: string,
  withNames: boolean,
): Promise<readonly PersonalDatum[] | null> {
  try {
    return await texts.run(teamId, 'personalData', excerpt, withNames && isEnglish(language));
  } catch (error) {
    if (error instanceof TextLimitExceeded) return null;
    throw error;
  }
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
function placesOf({ suggestions, layout: { text } }: NoteToRead, kind: NoteSuggestionKind): TextRange[] {
  const points = codePoints(text);
  return suggestions.flatMap(({ words, kind: of }) => {
    const place = of === kind && words !== null ? placeOf(words, text, points) : undefined;
    return place ? [place] : [];
  });
}

/** Vectors of texts, and of the tagged highlights of the project. */
async function compared(
  { tagged, language }: NoteToRead,
  texts: readonly string[],
  vectorsOf: TextVectors,
): Promise<{ meanings: readonly Float32Array[]; known: TaggedVector[] }> {
  const meanings = await vectorsOf([...texts, ...tagged.map(({ text }) => text)], language);
  return { meanings, known: tagged.map((one, at) => ({ ...one, vector: meanings[texts.length + at]! })) };
}
