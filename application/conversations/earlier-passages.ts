import { defines, isNamedInTitle, kindOf, speakersNamed } from '@evident/domain/conversations';
import type { Source } from '@evident/domain/evidence';
import { sentencesOf } from '@evident/domain/extraction';
import type { NamedInNote } from './passage-reader.ts';

/** Share by which a passage gains that is all said by a named person, or that is of a note with a named person in its title. */
const NAMED = 1;
/** Share by which a passage gains that explains the subject of a question for a definition. */
const EXPLAINED = 0.5;

interface Passage {
  readonly source: Source;
  readonly text: string;
  readonly score: number;
}

/** The id of the object whose words a source has: of a theme, its data point. */
export const textIdOf = ({ type, parentId, id }: Pick<Source, 'type' | 'parentId' | 'id'>) =>
  type === 'theme' ? (parentId ?? id) : id;

export const placeOfWords = ({ source, start, end }: Passage & { readonly start: number; readonly end: number }) => ({
  type: source.type,
  id: textIdOf(source),
  start,
  end,
});

export const noteOf = ({ parentId, id }: Pick<Source, 'parentId' | 'id'>) => parentId ?? id;

/**
 * Passages in which someone talks whom the question names come earlier, and those of notes with that name in the title or with that
 * person as a participant. The index has no speakers.
 */
export function byNamed<Found extends Passage>(
  question: string,
  passages: readonly Found[],
  linked: readonly NamedInNote[],
): Found[] {
  const speakers = passages.flatMap(({ source }) => source.blocks.flatMap(({ speaker }) => speaker ?? []));
  const named = new Set(speakersNamed(question, [...new Set(speakers)]));
  const inNotes = Map.groupBy(linked, ({ noteId }) => noteId);
  const shareOf = ({ source }: Found): number => {
    const { blocks, title } = source;
    const here = inNotes.get(noteOf(source)) ?? [];
    if (here.some(({ speaker }) => speaker === null)) return 1;
    if (named.size === 0 && here.length === 0) return isNamedInTitle(question, title) ? 1 : 0;
    const said = new Set([...named, ...here.map(({ speaker }) => speaker)]);
    const length = (of: typeof blocks) => of.reduce((sum, { start, end }) => sum + end - start, 0);
    return length(blocks.filter(({ speaker }) => said.has(speaker ?? ''))) / Math.max(1, length(blocks));
  };
  return passages
    .map((passage) => ({ ...passage, score: passage.score * (1 + NAMED * shareOf(passage)) }))
    .sort((a, b) => b.score - a.score);
}

/** Passages that explain what a question asks for come earlier: most mentions of a thing do not say what it is. */
export function byForm<Found extends Passage>(
  question: string,
  subject: string,
  passages: readonly Found[],
): readonly Found[] {
  if (kindOf(question) !== 'DEFINITION') return passages;
  const isExplained = ({ text }: Found): boolean => sentencesOf(text, []).some((one) => defines(one.text, subject));
  return passages
    .map((passage) => (isExplained(passage) ? { ...passage, score: passage.score * (1 + EXPLAINED) } : passage))
    .sort((a, b) => b.score - a.score);
}
