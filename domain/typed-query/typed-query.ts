import { isPrefix, takesField } from './prefixes.ts';
import { isOpen, piecesOf, quotedIfNeeded, segmentsOf } from './scan.ts';
import type { Comparison, Term, TypedPart, TypedQuery } from './term.ts';

const TERM = /^(-?)([a-z]+(?:-[a-z]+)*):(.*)$/isu;
const COMPARISONS: readonly string[] = ['=', '<', '>', '~'] satisfies Comparison[];

/** Reads the text of the search field. An unknown prefix is part of its word, so every text can be read. */
export function parseTypedQuery(text: string): TypedQuery {
  const pieces = piecesOf(text);
  return {
    parts: pieces.map((piece) => partOf(piece.text)),
    typing: pieces.length === 0 || pieces.at(-1)!.end === text.length,
  };
}

/** The term that a piece is, or the piece as a word. */
function partOf(text: string): TypedPart {
  const [, minus, name, raw] = TERM.exec(text) ?? [];
  const prefix = name?.toLowerCase();
  if (prefix === undefined || raw === undefined || !isPrefix(prefix)) return { kind: 'word', text };
  return { kind: 'term', prefix, negated: minus === '-', ...operandsOf(prefix, raw) };
}

function operandsOf(prefix: string, raw: string): Pick<Term, 'field' | 'comparison' | 'values'> {
  const segments = segmentsOf(raw);
  if (!takesField(prefix))
    return {
      field: null,
      comparison: '=',
      values: valuesOf(segments.map(({ text, separator }) => joined(text, separator))),
    };
  const at = segments.findIndex(({ text, separator }) => separator && COMPARISONS.includes(text));
  const label = segments.slice(0, at === -1 ? undefined : at).map(({ text }) => text);
  const values =
    at === -1 ? [] : valuesOf(segments.slice(at + 1).map(({ text, separator }) => joined(text, separator)));
  const comparison = values.length === 0 ? '=' : (segments[at]!.text as Comparison);
  return { field: label.join(''), comparison, values };
}

/** A comma separates values; the other separators belong to them. */
const joined = (text: string, separator: boolean): string | null => (separator && text === ',' ? null : text);

function valuesOf(texts: readonly (string | null)[]): string[] {
  const values: string[] = [''];
  for (const text of texts) {
    if (text === null) values.push('');
    else values[values.length - 1] += text;
  }
  return values.filter((value) => value.trim() !== '');
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
  return { parts: [...piecesOf(words).map(({ text }) => closed(asWord(text))), ...terms], typing: terms.length === 0 };
}

/** A piece as a word, in quotes if it would be read as a term. */
const asWord = (text: string): TypedPart => ({
  kind: 'word',
  text: partOf(text).kind === 'term' ? quotedIfNeeded(`${text} `) : text,
});

const closed = (part: TypedPart): TypedPart =>
  part.kind === 'word' && isOpen(part.text) ? { ...part, text: `${part.text}"` } : part;
