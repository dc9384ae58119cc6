import { type ScoredText, feltIn, scored } from '@evident/domain/suggestions';
import vader from 'vader-sentiment';

/** No word of the lexicon is longer. VADER compares a longer one in the square of its length. */
const LONGEST = 50;
const LONG_WORDS = new RegExp(`(?<=\\S{${LONGEST}})\\S+`, 'gu');
const KEPT_WORDS = 20_000;
const known = new Map<string, number>();

/** Normalization of VADER: a sum of valences x becomes x / √(x² + 15). */
const valenceOf = (compound: number): number => (compound * Math.sqrt(15)) / Math.sqrt(1 - compound * compound);

/** The valence of one word in the lexicon of VADER; 0 if it is not in there. */
function valence(word: string): number {
  const held = known.get(word);
  if (held !== undefined) return held;
  const found = valenceOf(vader.SentimentIntensityAnalyzer.polarity_scores(word).compound);
  if (known.size >= KEPT_WORDS) known.clear();
  known.set(word, found);
  return found;
}

/** Sentiment of English text: rules of the domain, with the lexicon of VADER (Hutto and Gilbert 2014), 7,500 words rated by people. */
export const sentimentOf = (written: string): ScoredText => scored(feltIn(written.replace(LONG_WORDS, ''), valence));
