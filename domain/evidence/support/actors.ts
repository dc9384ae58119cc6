import { type Nearness, isSameWord, isSynonym } from './alike.ts';
import { hasSameSide } from './opposites.ts';
import type { Said, Word } from './said.ts';
import type { Language } from './words/languages.ts';

const SELF =
  /^(?:i|me|my|mine|myself|we|us|our|ours|i'm|i've|i'd|i'll|we're|we've|we'd|we'll|you|your|you're|ich|mich|mir|mein\w*|wir|uns|unser\w*|man|je|me|moi|mon|ma|mes|nous|notre|nos|on|j|m)$/u;

/** Languages whose sentences need a subject. */
const NAMES_SUBJECTS: ReadonlySet<string> = new Set(['en', 'de', 'fr']);

const isSelf = (text: string): boolean => SELF.test(text);

const ROMANCE: ReadonlySet<string> = new Set(['es', 'pt', 'fr']);
const INFINITIVE = /(?:[aei]r|re)$/u;

/** Whether a word names an actor: a name, or the speaker. */
const isName = ({ raw }: Word, at: number): boolean => at > 0 && /^\p{Lu}\p{Ll}/u.test(raw);

/**
 * Whether the actor of a sentence may be another than in its quotes:
 * - its first content word is nothing of the quotes;
 * - it has the speaker as actor, and quotes in which the speaker does nothing;
 * - a name and the speaker have changed places.
 */
export function isOtherActor(
  sentence: Said,
  quotes: Said,
  neighbors: Said,
  { language, nearness }: { readonly language: Language; readonly nearness: Nearness | null },
): boolean {
  const { because, therefore } = language;
  const first = sentence.words.find(
    ({ text, isContent }) => (isContent || language.people.has(text)) && !because.has(text) && !therefore.has(text),
  );
  if (!first) return false;
  if (!language.people.has(first.text))
    return (
      !language.reporting.has(first.text) &&
      !(ROMANCE.has(language.code) && INFINITIVE.test(first.text)) &&
      !quotes.words.some(({ text, isContent }) => isContent && isSynonym(text, first.text, nearness)) &&
      !neighbors.words.some(({ text }) => isSameWord(text, first.text)) &&
      !hasSameSide(first.text, quotes, language)
    );
  if (!NAMES_SUBJECTS.has(language.code)) return false;
  const verb = sentence.words.find(
    ({ text, isContent }, at) => at > sentence.words.indexOf(first) && isContent && text !== first.text,
  );
  if (!verb || language.reporting.has(verb.text)) return false;
  const acting = quotes.words.filter(({ text }) => isSameWord(text, verb.text)).map(({ clause }) => clause);
  const isSpeaking = quotes.words.some(
    ({ text, clause }) =>
      acting.includes(clause) && (isSelf(text) || language.people.has(text) || isSameWord(text, first.text)),
  );
  return (!isSpeaking && acting.length > 0) || isExchangedWithName(sentence, quotes, first);
}

/** “The patient helped Jackie” for “Jackie helped me”. */
function isExchangedWithName(sentence: Said, quotes: Said, first: Word): boolean {
  const at = quotes.words.findIndex(({ text }) => isSelf(text));
  const name = sentence.words.find((word, place) => isName(word, place) && word.clause === first.clause);
  if (!name || at < 0) return false;
  const before = quotes.words.findIndex(({ text }) => isSameWord(text, name.text));
  return before >= 0 && before < at;
}

/** Other words of a clause that tell where it comes from. */
const TELLING = 2;

/** Whether a clause takes its first word from one clause of the quotes and all others from another one. */
export const isMixed = (
  sentence: Said,
  quotes: Said,
  { code, people, reporting, because, therefore }: Language,
): boolean => {
  if (code === 'es' || code === 'pt') return false;
  if (sentence.words.some(({ text }) => because.has(text) || therefore.has(text))) return false;
  const clauses = new Map<number, Word[]>();
  for (const word of sentence.words)
    if (word.isContent && !people.has(word.text) && !reporting.has(word.text))
      clauses.set(word.clause, [...(clauses.get(word.clause) ?? []), word]);
  return [...clauses.values()].some(([first, ...others]) => {
    const from = placesOf(first!, quotes);
    const rest = others.map((word) => placesOf(word, quotes)).filter((places) => places.size > 0);
    if (from.size === 0 || rest.length < TELLING) return false;
    const shared = [...rest[0]!].filter((place) => rest.every((places) => places.has(place)));
    return shared.length > 0 && !shared.some((place) => from.has(place));
  });
};

const placesOf = ({ text }: Word, quotes: Said): Set<number> =>
  new Set(quotes.words.filter((one) => one.isContent && isSameWord(one.text, text)).map(({ clause }) => clause));
