import { type FieldTypeName, fieldOfName, guessedType } from '../fields/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { columnLabel, isMatchable } from './filled-fields.ts';
import type { PeopleMapping } from './import-shapes.ts';

const NAME = /^(full ?name|name|display ?name|(customer|contact|user|participant|respondent|interviewee) ?name)$/i;
/** Columns that hold names if no column is called so. */
const PERSON = /^(participant|contact|respondent|interviewee|person|customer|user)$/i;
const FIRST = /^(first|given) ?name$/i;
const LAST = /^(last|family|sur) ?name$/i;
const EMAIL = /^((work|business) )?e?-?mail( address)?$/i;
/** Columns of ids and times, which survey tools put first. */
const NO_NAME = /\b(time ?stamp|date|time|created|started|submitted|ip address)\b|\bid$|[a-z]I[dD]$/;
const DETAILS_MAX = 100;

/** Spaces for what programs write between words. */
const spoken = (label: string): string => label.replace(/[_\s]+/g, ' ').trim();

/**
 * Guesses the mapping from the names of columns: the name (else the email address, else the first column that is no id
 * or time), fields of these names, everything else as a detail. Matched by email where there is one.
 */
export function guessedMapping(
  header: readonly string[],
  fields: readonly { readonly id: Uuid; readonly label: string; readonly type?: FieldTypeName }[] = [],
): PeopleMapping {
  const at = (pattern: RegExp): number[] =>
    header.flatMap((label, place) => (pattern.test(spoken(label)) ? [place] : [])).slice(0, 1);
  const parts = [...at(FIRST), ...at(LAST)];
  const usable = header.findIndex(
    (label) => !NO_NAME.test(spoken(label)) && !NO_NAME.test(spoken(label).toLowerCase()),
  );
  const name = [at(NAME), parts, at(PERSON), at(EMAIL)].find((columns) => columns.length > 0) ?? [Math.max(usable, 0)];
  const taken = new Set<Uuid>();
  const unmatched = new Set<number>();
  const filling = header.flatMap((label, column) => {
    const field = name.includes(column) || label.trim() === '' ? undefined : fieldOfName(label, fields);
    if (!field || taken.has(field.id)) return [];
    taken.add(field.id);
    if (field.type !== undefined && !isMatchable(field.type)) unmatched.add(column);
    return [{ column, fieldId: field.id }];
  });
  const isFilling = new Set(filling.map(({ column }) => column));
  const labels = new Set<string>();
  const details = header.flatMap((label, column) => {
    const detail = label.trim().slice(0, 200);
    if (name.includes(column) || isFilling.has(column) || detail === '' || labels.has(detail)) return [];
    labels.add(detail);
    return [{ column, label: detail }];
  });
  const kept = details.slice(0, DETAILS_MAX);
  const email = at(EMAIL).find(
    (column) => (isFilling.has(column) && !unmatched.has(column)) || kept.some((one) => one.column === column),
  );
  return {
    name,
    details: kept,
    ...(filling.length > 0 && { fields: filling }),
    matchBy: email === undefined ? null : columnLabel(header, email),
  };
}

/** The type that the cells of each column fit best. */
export function guessedTypes(
  header: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
): FieldTypeName[] {
  return header.map((label, column) => {
    const counts = new Map<string, number>();
    for (const { cells } of rows) {
      const text = (cells[column] ?? '').trim();
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return guessedType(
      label,
      [...counts].map(([text, count]) => ({ text, count })),
    );
  });
}
