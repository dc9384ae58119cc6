import { withoutQuotations } from './quotations.ts';
import { lower, tokensIn } from './said.ts';
import type { Language } from './words/languages.ts';

/** Endings of words that begin a statement in English: a plural, a noun of action, an adverb. */
const STATEMENT = /(?:s|ing|ed|ly|tion|ness|ity|ment|ance|ence)$/u;
const ARTICLE = /^(?:the|a|an|your|my|me|us|this|these|those)$/u;
const FRENCH_ENDING = /(?:ez|ons)$/u;
const GERMAN_ENDING = /n$/u;
/** A polite word this near to the beginning, or at the end, asks the reader. */
const LEADING = 2;

/**
 * Whether a sentence instructs its reader. A finding speaks of others. An instruction begins with a verb
 * that has no subject, asks politely, or addresses a reader whom the quotes do not.
 */
export function isInstruction(sentence: string, quotes: string, language: Language): boolean {
  const raw = tokensIn(withoutQuotations(sentence), language).filter((token) => /\p{L}/u.test(token));
  const words = raw.map(lower);
  const [first = '', second = ''] = words;
  const { commands, articles, functions, address, duty, possibility } = language;
  if (isPolite(words, language)) return true;
  if (address.has(first) && (duty.has(second) || possibility.has(second))) return true;
  if (commands.has(first) && [articles, address, functions].some((set) => set.has(second))) return true;
  const speaks = tokensIn(quotes, language).some((word) => address.has(lower(word)));
  if (language.code !== 'de' && !speaks && words.some((word) => address.has(word))) return true;
  return isBareVerb(raw, words, language);
}

/** Whether a sentence begins with the form that a language has for instructions. */
function isBareVerb(raw: readonly string[], words: readonly string[], language: Language): boolean {
  const [first = '', second = ''] = words;
  const { code, functions, people, negators } = language;
  if (functions.has(first)) return false;
  if (code === 'fr') return FRENCH_ENDING.test(first);
  if (code === 'de') return GERMAN_ENDING.test(first) && raw[1] === 'Sie';
  return code === 'en' && !people.has(first) && !STATEMENT.test(first) && ARTICLE.test(second) && !negators.has(first);
}

function isPolite(words: readonly string[], { code, please }: Language): boolean {
  const at = words.findIndex((word) => please.has(word));
  if (at < 0) return false;
  if (code === 'fr' && words[at] === 'merci') return at === 0 && words[1] === 'de';
  return at < LEADING || at === words.length - 1;
}
