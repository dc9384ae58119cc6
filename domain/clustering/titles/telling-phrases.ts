import { Phrases, Vocabulary } from './phrase-counts.ts';
import { type Phrase, ScoredPhrases } from './phrase-scores.ts';
import { DENIED, ONLY_LISTED } from './title-words.ts';
import { phraseForms } from './written-phrase.ts';

/** A phrase as texts write it, and how many of them have it. */
export interface TellingPhrase {
  readonly text: string;
  readonly texts: number;
}

/** A phrase that others use as much distinguishes no group. */
const SPECIFIC = 0.6;
/** Fewer texts may have it by chance. */
const TEXTS_MIN = 2;
const SHARE_MIN = 0.04;

/**
 * The phrases that most distinguish each group of texts from the others, the most telling first, by the weights of `clusterTitles`. A
 * phrase that is part of a more telling one is left out.
 *
 * @param background other texts of the same subject
 * @param most of each group
 */
export function tellingPhrases(
  groups: readonly (readonly string[])[],
  background: readonly string[],
  most: number,
): TellingPhrase[][] {
  const vocabulary = new Vocabulary();
  const coded = groups.map((texts) => texts.map((text) => vocabulary.code(text)));
  const all = [...coded.flat(), ...background.map((text) => vocabulary.code(text))];
  const keys = vocabulary.keys();
  const phrases = new Phrases(all, keys.length);
  return coded.map((texts, at) => {
    const least = Math.max(TEXTS_MIN, SHARE_MIN * texts.length);
    const tells = ({ words, count, specific }: Phrase): boolean =>
      count >= least &&
      specific >= SPECIFIC &&
      (words.length > 1 || !ONLY_LISTED.has(keys[words[0]!]!)) &&
      !words.every((word) => keys[word]!.startsWith(DENIED));
    const { all: scored } = new ScoredPhrases(texts, phrases, [], keys, all.length);
    return apart(scored.filter(tells), most).map(({ words, count }) => ({
      text: phraseForms(
        groups[at]!,
        words.map((word) => keys[word]!),
      ),
      texts: count,
    }));
  });
}

/** The best phrases without those that are part of one before them, or that have one before them as a part. */
function apart(phrases: readonly Phrase[], most: number): Phrase[] {
  const chosen: Phrase[] = [];
  for (const one of phrases) {
    if (chosen.length === most) break;
    if (!chosen.some((other) => isPart(one, other) || isPart(other, one))) chosen.push(one);
  }
  return chosen;
}

const isPart = ({ words }: Phrase, of: Phrase): boolean => ` ${of.words.join(' ')} `.includes(` ${words.join(' ')} `);
