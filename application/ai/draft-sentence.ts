import type { ClaimedQuote, DraftSentence } from '@evident/domain/evidence';

/** Passes on a value of a model's answer if it has the form of a sentence with quotes. */
export function draftSentence(value: unknown, take: (sentence: DraftSentence) => void): void {
  if (!isObject(value) || typeof value['text'] !== 'string' || !Array.isArray(value['quotes'])) return;
  const { section } = value;
  const quotes = value['quotes'].flatMap((claimed: unknown): ClaimedQuote[] =>
    isObject(claimed) && typeof claimed['source'] === 'string' && typeof claimed['quote'] === 'string'
      ? [{ source: claimed['source'], quote: claimed['quote'] }]
      : [],
  );
  take({ section: typeof section === 'string' ? section : null, text: value['text'], quotes });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
