import { isPrefix, takesField } from './prefixes.ts';
import { segmentsOf } from './scan.ts';
import type { Comparison, Term, TypedPart } from './term.ts';

const TERM = /^(-?)([a-z]+(?:-[a-z]+)*):(.*)$/isu;
const COMPARISONS: readonly string[] = ['=', '<', '>', '~'] satisfies Comparison[];

/** The term that a piece is, or the piece as a word. */
export function partOf(text: string): TypedPart {
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
