import { filterGroup } from './filter-group.ts';
import { partOf } from './read-piece.ts';
import { isOpen, operandsIn, type Piece, quotedIfNeeded } from './scan.ts';
import type { Term, TypedPart, TypedQuery } from './term.ts';

/**
 * Reads the text of the search field. An unknown prefix is part of its word, so every text can be read. Brackets, and filters with OR
 * between them, are one word each: `filterGroup` reads those that hold only filters.
 */
export function parseTypedQuery(text: string): TypedQuery {
  const pieces = operandsIn(text);
  return {
    parts: partsOf(pieces),
    typing: pieces.length === 0 || pieces.at(-1)!.end === text.length,
  };
}

/** Parts with OR between them are one word if one of them is a filter, and so is NOT with the filter after it. */
function partsOf(pieces: readonly Piece[]): TypedPart[] {
  const negated: string[] = [];
  for (const { text } of pieces)
    if (negated.at(-1) === 'NOT' && filterGroup(text)) negated[negated.length - 1] = `NOT ${text}`;
    else negated.push(text);
  return chainsOf(negated).flatMap((chain): TypedPart[] => {
    const areJoined = chain.length > 1 && chain.some((text) => filterGroup(text) !== null);
    return areJoined ? [{ kind: 'word', text: chain.join(' ') }] : chain.map(partOf);
  });
}

/** Texts in order: those with OR between them together, with OR. */
function chainsOf(texts: readonly string[]): string[][] {
  const chains: string[][] = [];
  for (const [at, text] of texts.entries()) {
    const chain = chains.at(-1);
    const following = texts[at + 1] ?? 'OR';
    const isOr = text === 'OR' && chain !== undefined && chain.at(-1) !== 'OR' && following !== 'OR';
    if (chain && (isOr || (chain.length > 1 && chain.at(-1) === 'OR'))) chain.push(text);
    else chains.push([text]);
  }
  return chains;
}

function printTerm({ prefix, negated, field, comparison, values }: Term): string {
  const named = field === null || field === '' ? '' : quotedIfNeeded(field);
  const compared = field === null || values.length === 0 ? '' : comparison;
  return `${negated ? '-' : ''}${prefix}:${named}${compared}${values.map(quotedIfNeeded).join(',')}`;
}

/** The text of a part. */
export const printPart = (part: TypedPart): string => (part.kind === 'word' ? part.text : printTerm(part));

/** The text of a query: `parseTypedQuery` reads the same query from it. */
export function printTypedQuery({ parts, typing }: TypedQuery): string {
  const text = parts.map(printPart).join(' ');
  return typing || text === '' ? text : `${text} `;
}

/** The words to search for. The last one is complete if a space or a term follows it. */
export function wordsOf({ parts, typing }: TypedQuery): string {
  const words = parts.filter((part) => part.kind === 'word').map(({ text }) => text);
  const open = typing && parts.at(-1)?.kind === 'word';
  return words.length === 0 || open ? words.join(' ') : `${words.join(' ')} `;
}

/** The query without one part. */
export const withoutPart = ({ parts }: TypedQuery, index: number): TypedQuery => ({
  parts: parts.filter((_, at) => at !== index).map(closed),
  typing: false,
});

/** The query with a term at the end. An open quote is closed first, so the term does not become part of it. */
export const withTerm = ({ parts }: TypedQuery, term: Term): TypedQuery => ({
  parts: [...parts.map(closed), term],
  typing: false,
});

/** The query with a term in place of all others with its prefix; without one if the term is null. */
export const withOnly = (query: TypedQuery, prefix: string, term: Term | null): TypedQuery => {
  const rest = {
    parts: query.parts.filter((part) => part.kind === 'word' || part.prefix !== prefix).map(closed),
    typing: false,
  };
  return term ? withTerm(rest, term) : rest;
};

/** The query with other words and the same terms. */
export function withWords({ parts }: TypedQuery, words: string): TypedQuery {
  const terms = parts.filter(({ kind }) => kind === 'term');
  const found = partsOf(operandsIn(words)).map((part) => closed(asWord(part)));
  return { parts: [...found, ...terms], typing: terms.length === 0 };
}

/** A part as a word, in quotes if it is a term. */
const asWord = (part: TypedPart): TypedPart =>
  part.kind === 'term' ? { kind: 'word', text: quotedIfNeeded(`${printPart(part)} `) } : part;

const closed = (part: TypedPart): TypedPart =>
  part.kind === 'word' && isOpen(part.text) ? { ...part, text: `${part.text}"` } : part;
