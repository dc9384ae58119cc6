import { FUNCTION_WORDS } from './function-words.ts';
import { LANGUAGE_LETTERS } from './language-letters.ts';

const LANGUAGES = Object.keys(FUNCTION_WORDS);
/** Number of words sampled, enough for a reliable result. */
const SAMPLE = 300;

/** Each word has one vote, shared by its languages. */
const VOTES = (() => {
  const votes = new Map<string, number[]>();
  for (const [index, language] of LANGUAGES.entries()) {
    for (const word of new Set(FUNCTION_WORDS[language]!.split(' ')))
      votes.set(word, [...(votes.get(word) ?? []), index]);
  }
  return votes;
})();

/** A letter of a single language decides alone, if no words speak against it. */
const LETTER_WEIGHT = 1.1;
const LETTER_VOTES = new Map(
  Object.entries(LANGUAGE_LETTERS).map(([letter, codes]) => [
    letter,
    codes.split(' ').map((code) => LANGUAGES.indexOf(code)),
  ]),
);
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** A single word can be a coincidence: `care` is a function word in Romanian. */
const ENOUGH_VOTES = 1;

/** Reused buffer, because there are many texts. */
const tally = new Float64Array(LANGUAGES.length);

function votesOfLetters(word: string): void {
  for (const letter of new Set(word.normalize('NFC'))) {
    const voted = LETTER_VOTES.get(letter);
    if (voted) for (const language of voted) tally[language]! += LETTER_WEIGHT / voted.length;
  }
}

/**
 * Detects the language in Latin script with the most function words and letters of its own. Returns `null` for too few
 * words or a tie.
 */
export function detectLanguage(lowerCaseWords: readonly string[]): string | null {
  tally.fill(0);
  const count = Math.min(SAMPLE, lowerCaseWords.length);
  for (let at = 0; at < count; at += 1) {
    const voted = VOTES.get(lowerCaseWords[at]!);
    if (voted) for (const language of voted) tally[language]! += 1 / voted.length;
    if (BEYOND_ASCII.test(lowerCaseWords[at]!)) votesOfLetters(lowerCaseWords[at]!);
  }
  let [first, most, another] = [-1, ENOUGH_VOTES, false];
  for (let language = 0; language < tally.length; language += 1) {
    if (tally[language]! > most) [first, most, another] = [language, tally[language]!, false];
    else if (most === tally[language]!) another = true;
  }
  return first >= 0 && !another ? LANGUAGES[first]! : null;
}
