import { isDenied, isSameWord } from './alike.ts';
import type { Said, Word } from './said.ts';
import type { Language } from './words/languages.ts';

export type Finding = 'AGREES' | 'DOUBTFUL' | 'TURNED';

interface Occurrence {
  readonly denied: boolean;
  /** May be denied as well, by a word that the other text lacks. */
  readonly soft: boolean;
}

const sameIn = (said: Said, word: Word): readonly Word[] =>
  said.words.filter((other) => isSameWord(other.text, word.text));

/** Compares whether a sentence and its quotes affirm or deny the words that they share. */
export function polarity(sentence: Said, quotes: Said, language: Language): Finding {
  let agreeing = 0;
  let turned = 0;
  const targets: boolean[] = [];
  const seen = new Set<string>();
  for (const word of sentence.words) {
    if (!isCompared(word, language) || seen.has(word.text)) continue;
    seen.add(word.text);
    const here = sameIn(sentence, word).map((one) => occurrence(one, sentence, quotes));
    const there = [
      ...sameIn(quotes, word).map((one) => occurrence(one, quotes, sentence)),
      ...quotes.words
        .filter((other) => isDenied(other.text, word.text))
        .map((one) => ({ denied: !one.denied, soft: false })),
    ];
    if (there.length === 0) continue;
    const isAgreeing = here.some((one) => there.some((other) => fits(one, other)));
    const isTarget = [...sameIn(sentence, word), ...sameIn(quotes, word)].some((one) => one.isTarget);
    if (isTarget) targets.push(isAgreeing);
    if (isAgreeing) agreeing += 1;
    else turned += 1;
  }
  if (turned === 0) return 'AGREES';
  // The word right after a negation counts more than all others.
  if (targets.length > 0) return targets.every(Boolean) ? 'AGREES' : targets.some(Boolean) ? 'DOUBTFUL' : 'TURNED';
  return agreeing === 0 ? 'TURNED' : 'DOUBTFUL';
}

const isCompared = (word: Word, language: Language): boolean =>
  word.isContent && !language.people.has(word.text) && !language.inverters.has(word.text);

function occurrence(word: Word, said: Said, other: Said): Occurrence {
  const soft = said.softly[word.clause]!.some(
    (one) => one !== word && !other.words.some((known) => isSameWord(known.text, one.text)),
  );
  return { denied: word.denied, soft };
}

const fits = (one: Occurrence, other: Occurrence): boolean =>
  one.denied === other.denied || (one.soft && other.denied) || (other.soft && one.denied);
