import type { ClaimedQuote, DraftSentence } from '@evident/domain/evidence';

/** Names that models give to the parts of a sentence, besides the ones they are asked for. */
const TEXT = ['text', 'sentence', 'statement', 'claim'];
const QUOTES = ['quotes', 'citations', 'evidence', 'quote'];
const SOURCE = ['source', 'sourceId', 'source_id', 'key'];
const QUOTE = ['quote', 'text', 'words'];

/**
 * Passes on a value of a model's answer if it has the form of a sentence with quotes.
 * @returns false if it has another form
 */
export function draftSentence(value: unknown, take: (sentence: DraftSentence) => void): boolean {
  if (!isObject(value)) return false;
  const text = first(value, TEXT, isText);
  const given = first(value, QUOTES, isGiven);
  if (text === undefined || given === undefined) return false;
  const { section } = value;
  const own = first(value, SOURCE, isText);
  const quotes = (Array.isArray(given) ? (given as unknown[]) : [given]).flatMap((claimed) => quoteIn(claimed, own));
  take({ section: isText(section) ? section : null, text, quotes });
  return true;
}

function quoteIn(claimed: unknown, own: string | undefined): ClaimedQuote[] {
  if (isText(claimed)) return own === undefined ? [] : [{ source: own, quote: claimed }];
  if (!isObject(claimed)) return [];
  const source = first(claimed, SOURCE, isText) ?? own;
  const quote = first(claimed, QUOTE, isText);
  return source === undefined || quote === undefined ? [] : [{ source, quote }];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isGiven = (value: unknown): value is unknown => isText(value) || isObject(value);

/** The first value of these names that has a form. */
function first<T>(
  value: Record<string, unknown>,
  names: readonly string[],
  is: (found: unknown) => found is T,
): T | undefined {
  return names.map((name) => value[name]).find(is);
}
