import { type FoundName, isWordOf } from '@evident/domain/glossary';
import type { QueryWord, WidenedName } from '@evident/domain/search';
import type { TextAnalysis } from './text-analysis.ts';

/** Whether a word of a query is at a place of a name; a word of a question is one of its words. */
const isOf = (name: FoundName, { leaves, text }: QueryWord): boolean =>
  leaves ? leaves.some((leaf) => name.places.includes(leaf)) : isWordOf(name, text);

/** The words of a query or question, those of a name of the glossary with the other names of its term. */
export function widenedWords(
  words: readonly QueryWord[],
  names: readonly FoundName[],
  analysis: TextAnalysis,
  languages: readonly string[],
): QueryWord[] {
  const others = names.map((name) => name.others.flatMap((other) => nameOf(other, analysis, languages)));
  return words.map((word) => {
    if (word.quoted || word.excluded) return word;
    const alternatives = names.flatMap((name, at) => (isOf(name, word) ? others[at]! : []));
    return alternatives.length > 0 ? { ...word, alternatives } : word;
  });
}

/** A name of one word is found in all its forms, one of several words as it is written. */
function nameOf(name: string, analysis: TextAnalysis, languages: readonly string[]): QueryWord[] {
  const plain = name.replaceAll(/["“”„«»]/gu, ' ');
  const single = analysis.analyseQuery(`${plain} `, languages);
  const [word] = single.length === 1 ? single : analysis.analyseQuery(`"${plain}"`, languages);
  return word ? [{ text: name, parts: word.parts, quoted: false }] : [];
}

/** The terms that were found, once each, with the other names that were searched for. */
export const widenedBy = (names: readonly FoundName[]): WidenedName[] =>
  [...new Map(names.map((name) => [name.term.id, name])).values()].map(
    ({ typed, others, term: { id, name, definition } }) => ({
      typed,
      also: [...others],
      term: { id, name, definition },
    }),
  );
