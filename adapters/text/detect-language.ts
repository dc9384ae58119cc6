import { FUNCTION_WORDS } from './function-words.ts';

const LANGUAGES = Object.keys(FUNCTION_WORDS);
/** How many words are looked at: enough to be sure of any text. */
const SAMPLE = 300;

/** Each word votes for the languages that have it, with one vote shared between them. */
const VOTES = (() => {
  const votes = new Map<string, number[]>();
  for (const [index, language] of LANGUAGES.entries()) {
    for (const word of new Set(FUNCTION_WORDS[language]!.split(' ')))
      votes.set(word, [...(votes.get(word) ?? []), index]);
  }
  return votes;
})();

/** One word alone may be a chance: `care` is a grammar word in Romanian. */
const ENOUGH_VOTES = 1;

/** Of the text that is looked at: made once, for there are many texts. */
const tally = new Float64Array(LANGUAGES.length);

/** The language in Latin letters whose grammar words a text has most of; `null` if they are too few, or as many in two. */
export function detectLanguage(lowerCaseWords: readonly string[]): string | null {
  tally.fill(0);
  const count = Math.min(SAMPLE, lowerCaseWords.length);
  for (let at = 0; at < count; at += 1) {
    const voted = VOTES.get(lowerCaseWords[at]!);
    if (voted) for (const language of voted) tally[language]! += 1 / voted.length;
  }
  let [first, most, another] = [-1, ENOUGH_VOTES, false];
  for (let language = 0; language < tally.length; language += 1) {
    if (tally[language]! > most) [first, most, another] = [language, tally[language]!, false];
    else if (most === tally[language]!) another = true;
  }
  return first >= 0 && !another ? LANGUAGES[first]! : null;
}
