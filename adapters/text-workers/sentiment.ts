import type { ScoredText } from '@evident/domain/suggestions';
import vader from 'vader-sentiment';

const scoreOf = (text: string): number => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound;

/** Normalization of VADER: a sum of valences x becomes x / √(x² + 15). */
const valenceOf = (compound: number): number => (compound * Math.sqrt(15)) / Math.sqrt(1 - compound * compound);
const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** No word of the lexicon is longer. VADER compares a longer one in the square of its length. */
const LONG_WORDS = /(?<=\S{50})\S+/gu;
/** VADER looks at the three words before a word and two after it, so a word matters to those within twice as many. */
const REACH = 6;
const KEPT_WORDS = 20_000;
const known = new Map<string, number>();

/** The valence of one word in the lexicon; 0 if it is not in there. */
function valence(word: string): number {
  const held = known.get(word);
  if (held !== undefined) return held;
  const found = valenceOf(scoreOf(word));
  if (known.size >= KEPT_WORDS) known.clear();
  known.set(word, found);
  return found;
}

/**
 * Sentiment of English text by VADER (Hutto and Gilbert 2014): a lexicon of 7,500 words rated by people, with rules for negation, degree
 * and emphasis. A word that is negated in the text counts against its valence.
 */
export function sentimentOf(written: string): ScoredText {
  const text = written.replace(LONG_WORDS, '');
  const around = windowsOf(text);
  const words = [...text.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const alone = valence(word.toLowerCase());
    if (alone === 0) return [];
    const { from, to } = around(index);
    const without = text.slice(from, index) + text.slice(index + word.length, to);
    const isTurned = Math.sign(scoreOf(text.slice(from, to)) - scoreOf(without)) === -Math.sign(alone);
    return [{ word, valence: Math.round((isTurned ? -alone : alone) * 10) / 10 }];
  });
  return { score: scoreOf(text), words: words.sort((a, b) => Math.abs(b.valence) - Math.abs(a.valence)) };
}

/** The range of a word and its neighbors. Must be called with ascending indexes. */
function windowsOf(text: string): (index: number) => { from: number; to: number } {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  let at = 0;
  return (index) => {
    while (words[at]!.to <= index) at += 1;
    return { from: words[Math.max(0, at - REACH)]!.from, to: words[Math.min(words.length - 1, at + REACH)]!.to };
  };
}
