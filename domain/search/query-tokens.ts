import { asTyped } from '../text/index.ts';

/** A part of a query in the query language. Positions are UTF-16 units. */
export interface QueryToken {
  readonly kind: 'words' | 'phrase' | 'open' | 'close' | 'or' | 'and' | 'not';
  /** As typed. */
  readonly text: string;
  /** The words of a piece or phrase, without its signs. */
  readonly words: string;
  /** A star follows: words that begin so. */
  readonly isPrefix: boolean;
  readonly end: number;
}

const OPERATORS: ReadonlyMap<string, 'or' | 'and' | 'not'> = new Map([
  ['OR', 'or'],
  ['AND', 'and'],
  ['NOT', 'not'],
]);
const SPACE = /\s/u;
/** Hyphens of keyboards, also those that writing programs make of them. Dashes are no signs of the language. */
const MINUS = /[-‐‑−－]/u;

const isQuote = (sign: string): boolean => asTyped(sign).normalize('NFKC') === '"';
const bracketOf = (sign: string): '(' | ')' | null => (/[(（]/u.test(sign) ? '(' : /[)）]/u.test(sign) ? ')' : null);

/** Splits a query into the parts of the query language. An unclosed phrase reaches to the end. */
export function queryTokens(query: string): QueryToken[] {
  const signs = [...query];
  const tokens: QueryToken[] = [];
  let unit = 0;
  for (let at = 0; at < signs.length;) {
    const sign = signs[at]!;
    if (SPACE.test(sign)) {
      unit += sign.length;
      at += 1;
      continue;
    }
    const until = endOf(signs, at);
    const text = signs.slice(at, until).join('');
    unit += text.length;
    tokens.push(tokenOf(text, unit, until < signs.length && !SPACE.test(signs[until]!)));
    at = until;
  }
  return tokens;
}

/** The index after the token that begins at a sign. */
function endOf(signs: readonly string[], at: number): number {
  const sign = signs[at]!;
  if (isQuote(sign)) return Math.min(indexAfter(signs, at, isQuote) + 1, signs.length);
  if (bracketOf(sign) || excludes(signs, at)) return at + 1;
  return indexAfter(signs, at, endsPiece);
}

/** The first index after another whose sign is wanted; the end if none is. */
function indexAfter(signs: readonly string[], at: number, isWanted: (sign: string) => boolean): number {
  let index = at + 1;
  while (index < signs.length && !isWanted(signs[index]!)) index += 1;
  return index;
}

const endsPiece = (sign: string): boolean => SPACE.test(sign) || isQuote(sign) || bracketOf(sign) !== null;

/** Whether a sign is a minus directly before what it excludes, and not in a word. */
function excludes(signs: readonly string[], at: number): boolean {
  const [before = ' ', following = ' '] = [signs[at - 1], signs[at + 1]];
  const isStart = SPACE.test(before) || bracketOf(before) !== null || MINUS.test(before);
  return MINUS.test(signs[at]!) && isStart && !SPACE.test(following);
}

function tokenOf(text: string, end: number, isFollowed: boolean): QueryToken {
  const bare = { text, words: '', isPrefix: false, end };
  const bracket = bracketOf(text);
  if (bracket) return { ...bare, kind: bracket === '(' ? 'open' : 'close' };
  const first = String.fromCodePoint(text.codePointAt(0)!);
  if (isQuote(first)) {
    const last = text.slice(-1);
    const inner = text.slice(first.length, text.length > 1 && isQuote(last) ? -1 : undefined);
    return { ...bare, kind: 'phrase', words: withoutStar(inner), isPrefix: inner.trimEnd().endsWith('*') };
  }
  if (isFollowed && text.length === 1 && MINUS.test(text)) return { ...bare, kind: 'not' };
  const operator = OPERATORS.get(text);
  if (operator) return { ...bare, kind: operator };
  return { ...bare, kind: 'words', words: withoutStar(text), isPrefix: text.endsWith('*') };
}

const withoutStar = (text: string): string => text.replace(/\*\s*$/u, '');
