import { EMPTY_FORM, allOf, systemRow } from '@evident/domain/filters';
import { parseTypedQuery, resolveTypedQuery } from '@evident/domain/typed-query';
import { MIXED, askOf, isAsked } from './ask.ts';

const typed = (text: string) =>
  resolveTypedQuery(parseTypedQuery(text), { idsOf: () => [], fields: [] }, { now: new Date(0), timeZone: 'UTC' });
const starred = systemRow('Starred', 'Is', 'true');
const archived = systemRow('Archived', 'Is', 'true');
const rowsOf = (ask: ReturnType<typeof askOf>) =>
  typeof ask === 'object' && ask ? ask.filter.fieldForms.map(({ field }) => field.name) : ask;

describe('a search with typed filters and filters of the menu', () => {
  it('asks that both hold', () => {
    expect(rowsOf(askOf(typed('price is:published'), allOf(starred)))).toEqual(['Published', 'Starred']);
  });
  it('leaves filters joined by or as they are, unless filters are typed too', () => {
    const either = { combinator: 'or' as const, fieldForms: [starred, archived] };
    expect(askOf(typed('price'), either)).toMatchObject({ filter: either });
    expect(askOf(typed('price is:published'), either)).toBe(MIXED);
  });
  it('is not asked with a faulty filter', () => {
    expect(askOf(typed('price tag:hidden'), allOf(starred))).toBeNull();
  });
  it.each([
    ['', false],
    ['sort:newest', false],
    ['price', true],
    ['is:published', true],
  ])('is asked for %j: %s', (text, asked) => {
    const ask = askOf(typed(text), EMPTY_FORM);
    expect(typeof ask === 'object' && ask !== null && isAsked(ask)).toBe(asked);
  });
});
