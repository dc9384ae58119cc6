import { sentencesOf, wordsOf } from '../extraction/index.ts';
import { COMPLAINTS, OF_THE_SUBJECT, PRAISE, VALENCES, WISHES } from './sentiment-words.ts';

/** Sums of the valences in favor and against, with the words that carry them. */
export interface Felt {
  readonly good: number;
  readonly bad: number;
  readonly words: readonly { readonly word: string; readonly valence: number }[];
}

/** The valence of an English word in a lexicon, from -4 to 4; 0 if it has none. */
export type ValenceOf = (word: string) => number;

const NEGATION =
  /^(?:no|not|never|none|nobody|nothing|neither|nor|cannot|without|hardly|rarely|barely)$|n['’]t$|^(?:dont|cant|wasnt|isnt|didnt|doesnt|couldnt|wouldnt)$/u;
/** Words that answer a question at the start of a clause: "Nothing, staff were kind" is often written without the comma. */
const ANSWER = /^(?:nothing|no|none)$/u;
const CLAUSES = /[,;:()–—]|\s-\s|\b(?:but|however|although|though|because|while|whereas|yet|and|so)\b/iu;
/** Words after a negation that it reverses. */
const REACH = 4;
const STRONGER = /^(?:very|extremely|really|so|absolutely|totally|incredibly|such|highly|completely|super)$/u;
const WEIGHT = { stronger: 1.3, reversed: -0.7, phrase: 2, wish: 1.2 } as const;

type Carrier = Felt['words'][number];

/** Adds up the feelings of an English text sentence by sentence. */
export function feltIn(text: string, valenceOf: ValenceOf): Felt {
  const words: Carrier[] = [];
  let wishes = 0;
  for (const { text: sentence } of sentencesOf(text, [])) {
    const rest = withoutPhrases(sentence, words);
    const isWish = WISHES.test(rest);
    if (isWish) wishes += 1;
    for (const clause of rest.split(CLAUSES)) words.push(...carriers(clause, valenceOf, isWish));
  }
  const sum = (sign: number): number =>
    words.reduce((total, { valence }) => (Math.sign(valence) === sign ? total + Math.abs(valence) : total), 0);
  return { good: sum(1), bad: sum(-1) + WEIGHT.wish * wishes, words };
}

/** Takes the phrases out of a sentence, whose words mean something else alone. */
function withoutPhrases(sentence: string, found: Carrier[]): string {
  const take = (valence: number) => (word: string) => {
    found.push({ word, valence });
    return ' , ';
  };
  return sentence.replace(PRAISE, take(WEIGHT.phrase)).replace(COMPLAINTS, take(-WEIGHT.phrase));
}

function carriers(clause: string, valenceOf: ValenceOf, isWish: boolean): Carrier[] {
  const all = wordsOf(clause);
  return all.flatMap((word, at) => {
    const alone = VALENCES[word] ?? (OF_THE_SUBJECT.has(word) ? 0 : valenceOf(word));
    // Good words of a wish say what is missing.
    if (alone === 0 || (isWish && alone > 0)) return [];
    const first = Math.max(0, at - REACH);
    const denials = all
      .slice(first, at)
      .filter((before, place) => NEGATION.test(before) && !(first + place === 0 && ANSWER.test(before)));
    const strength = STRONGER.test(all[at - 1] ?? '') ? WEIGHT.stronger : 1;
    const valence = alone * strength * (denials.length % 2 === 1 ? WEIGHT.reversed : 1);
    return [{ word, valence: Math.round(valence * 10) / 10 }];
  });
}
