import { anchorOf } from '@evident/domain/anchors';
import { codePoints } from '@evident/domain/content';
import {
  type NoteSuggestionKind,
  type Suggestion,
  type TaggedVector,
  candidates,
  keyOfWords,
  keyPassages,
} from '@evident/domain/suggestions';
import type { NoteToRead } from './read-note.ts';
import type { TextVectors } from './text-vectors.ts';

/** What a suggestion is about. */
export type Proposal = Pick<Suggestion, 'words' | 'reason' | 'tagIds' | 'key' | 'highlightId' | 'tagId'>;

type Propose = (note: NoteToRead, vectors: TextVectors) => Promise<Proposal[]>;

const PROPOSE: Readonly<Record<NoteSuggestionKind, Propose>> = {
  HIGHLIGHT: highlights,
};

/** Suggestions for a note that were not made before. */
export const proposed = (kind: NoteSuggestionKind, note: NoteToRead, vectors: TextVectors): Promise<Proposal[]> =>
  PROPOSE[kind](note, vectors);

async function highlights(note: NoteToRead, vectorsOf: TextVectors): Promise<Proposal[]> {
  const { layout, tagged, language } = note;
  const all = candidates(layout);
  const vectors = await vectorsOf(
    [...all, ...tagged].map(({ text }) => text),
    language,
  );
  const known: TaggedVector[] = tagged.map((one, at) => ({ ...one, vector: vectors[all.length + at]! }));
  const points = codePoints(layout.text);
  const before = note.suggestions.filter(({ kind }) => kind === 'HIGHLIGHT');
  const keys = new Set(before.map(({ key }) => key));
  const passages = all.map((candidate, at) => ({ candidate, vector: vectors[at]! }));
  const taken = [
    ...note.highlights.filter(({ target, lostAt }) => target === 'WORDS' && lostAt === null),
    ...all.filter(({ text }) => keys.has(keyOfWords(text))),
  ];
  return keyPassages(passages, known, taken, points.length).map(
    ({ candidate: { start, end, text }, reason, tagIds }) => ({
      words: anchorOf(layout.text, start, end, points),
      reason,
      tagIds,
      key: keyOfWords(text),
      highlightId: null,
      tagId: null,
    }),
  );
}
