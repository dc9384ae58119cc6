import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { beginningOf, foldedWords, languageOfStem, phrasesOf, writtenLike } from '@evident/domain/search';
import type { TextAnalysis } from './text-analysis.ts';

/** A word, and a text that has it if its spelling may differ from the folded form. */
export interface FoundWord {
  readonly word: string;
  readonly sample: string | null;
}

/** Folded words of the texts in sight of an actor, within projects if these are given. */
export interface WordReader {
  /** Those of some forms that occur, made from the languages of all texts in sight. */
  occurring(
    actor: Actor,
    projectIds: readonly Uuid[] | null,
    forms: (languages: readonly string[]) => readonly string[],
  ): Promise<readonly string[]>;
  /** The most frequent words with one of these beginnings, with not much after it. */
  beginningWith(
    actor: Actor,
    projectIds: readonly Uuid[] | null,
    beginnings: readonly string[],
  ): Promise<readonly string[]>;
  /** Those of some words that search finds by one of some stems. */
  under(
    actor: Actor,
    projectIds: readonly Uuid[] | null,
    words: readonly string[],
    stems: readonly string[],
  ): Promise<readonly FoundWord[]>;
}

/** Most forms of a word or phrase (decided). */
export const FORMS_MAX = 50;

/** Words with an equal stem in some language that are looked for in the texts. */
const ALIKE_MAX = 2 * FORMS_MAX;

/**
 * The forms of a word or phrase that texts in sight have and search finds, itself first: “cost”, “costs”.
 * Null if they are more than {@link FORMS_MAX}.
 */
export type FormsInSight = (
  actor: Actor,
  phrase: string,
  projectIds: readonly Uuid[] | null,
) => Promise<readonly string[] | null>;

export const formsInSight =
  (reader: WordReader, analysis: TextAnalysis): FormsInSight =>
  async (actor, phrase, projectIds) => {
    const words = analysis.analyseQuery(`${phrase} `, []);
    const asked = foldedWords(phrase).split(' ');
    // Parts that are not the folded words, such as those of scripts without spaces or repeated ones, are compared as they are.
    if (words.length !== asked.length || words.some(({ parts }, at) => parts[0]?.forms[0] !== asked[at]))
      return [phrase];
    const forms: (readonly string[])[] = [];
    for (const { text } of words) {
      forms.push(await formsOf({ reader, analysis, actor, projectIds }, text));
      if (forms.reduce((product, { length }) => product * length, 1) > FORMS_MAX) return null;
    }
    return [phrase, ...phrasesOf(forms).slice(1)];
  };

interface Seeking {
  readonly reader: WordReader;
  readonly analysis: TextAnalysis;
  readonly actor: Actor;
  readonly projectIds: readonly Uuid[] | null;
}

const isStem = (form: string): boolean => form.startsWith('~');

/** The forms of one word, itself first; one more than the limit if there are more. */
async function formsOf({ reader, analysis, actor, projectIds }: Seeking, asked: string): Promise<string[]> {
  const folded = foldedWords(asked);
  // Texts are known by their folded words, whose stems may differ from those with accents.
  const wanted = await reader.occurring(actor, projectIds, (languages) =>
    analysis.formsOf([asked, folded], languages).flat(),
  );
  const stems = [...new Set(wanted.filter(isStem))];
  if (stems.length === 0) return [asked];
  const near = await reader.beginningWith(actor, projectIds, [...new Set(stems.map(beginningOf))]);
  const others = near.filter((word) => word !== folded && !isStem(word));
  const known = analysis.formsOf(others, [...new Set(stems.map(languageOfStem))]);
  const alike = others.filter((_, at) => known[at]!.some((form) => wanted.includes(form))).slice(0, ALIKE_MAX);
  const found = alike.length === 0 ? [] : await reader.under(actor, projectIds, alike, stems);
  return [
    asked,
    ...found.slice(0, FORMS_MAX).map(({ word, sample }) => writtenLike(asked, spelled(analysis, word, sample))),
  ];
}

/** A folded word as a text has it. */
function spelled(analysis: TextAnalysis, word: string, sample: string | null): string {
  const token =
    sample === null ? undefined : analysis.analyse(sample, null).tokens.find(({ forms }) => forms[0] === word);
  return token ? [...sample!].slice(token.start, token.end).join('') : word;
}
