import type { ScoresSentiment } from '@evident/application/suggestions/scores-sentiment';
import vader from 'vader-sentiment';

const scoreOf = (text: string): number => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound;

/** Normalization of VADER: a sum of valences x becomes x / √(x² + 15). */
const valenceOf = (compound: number): number => (compound * Math.sqrt(15)) / Math.sqrt(1 - compound * compound);
const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const known = new Map<string, number>();

/** The valence of one word in the lexicon; 0 if it is not in there. */
function valence(word: string): number {
  const held = known.get(word);
  if (held !== undefined) return held;
  const found = valenceOf(scoreOf(word));
  known.set(word, found);
  return found;
}

/**
 * Sentiment of English text by VADER (Hutto and Gilbert 2014): a lexicon of 7,500 words rated by people, with rules for negation, degree
 * and emphasis. A word that is negated in the text counts against its valence.
 */
export const vaderSentiment: ScoresSentiment = (text) => {
  const score = scoreOf(text);
  const words = [...text.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const alone = valence(word.toLowerCase());
    if (alone === 0) return [];
    const without = scoreOf(text.slice(0, index) + text.slice(index + word.length));
    const isTurned = Math.sign(score - without) === -Math.sign(alone);
    return [{ word, valence: Math.round((isTurned ? -alone : alone) * 10) / 10 }];
  });
  return { score, words: words.sort((a, b) => Math.abs(b.valence) - Math.abs(a.valence)) };
};
