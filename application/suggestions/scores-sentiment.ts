import type { ScoredText } from '@evident/domain/suggestions';

/** Scores the sentiment of an English text. */
export type ScoresSentiment = (text: string) => ScoredText;
