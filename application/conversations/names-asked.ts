import { type FoundName, isWordOf } from '@evident/domain/glossary';
import type { TextAnalysis } from '../search/index.ts';

/** A word of a question: its forms, and those of each word of each other name that the glossary has for it. */
interface AskedWord {
  readonly forms: readonly string[];
  readonly others: readonly (readonly (readonly string[])[])[];
}

/** The words that an answer has to have. */
export function askedWords(words: string, names: readonly FoundName[], analysis: TextAnalysis): AskedWord[] {
  const points = [...words];
  const formsOf = (text: string) => analysis.analyse(text, null).tokens.map(({ forms }) => forms);
  return analysis.analyse(words, null).tokens.map(({ forms, start, end }) => {
    const typed = points.slice(start, end).join('');
    return {
      forms,
      others: names.filter((name) => isWordOf(name, typed)).flatMap(({ others }) => others.map(formsOf)),
    };
  });
}

/** Whether a text has a word of a question, or another name for it, in any order of its words. */
export const isHeld = ({ forms, others }: AskedWord, isIn: (form: string) => boolean): boolean =>
  forms.some(isIn) || others.some((name) => name.every((word) => word.some(isIn)));

/** Other names that are looked for by meaning, too: more would blur it (decided). */
const BY_MEANING = 3;

/** The words of a question with other names for them, as their meaning is looked for. */
export const withOtherNames = (subject: string, names: readonly FoundName[]): string =>
  [subject, ...names.flatMap(({ others }) => others).slice(0, BY_MEANING)].join(' ');
