import fc from 'fast-check';
import { Refusal } from '../kernel/index.ts';
import {
  EMPTY_FORM,
  type FilterContext,
  type FilterForm,
  type FilterRow,
  compileFilterForm,
  compiledOrRefused,
  filterForm,
  parseFilterForm,
  readFilterForm,
} from './index.ts';

const context: FilterContext = {
  now: new Date('2026-11-22T12:00:00.000Z'),
  timeZone: 'UTC',
  userId: '',
  fields: new Map(),
  people: true,
  resultKeys: ['note'],
};
const aRow = (more: Partial<FilterRow> = {}): FilterRow => ({
  id: '1',
  field: { kind: 'system', name: 'Title' },
  operator: 'Contains',
  values: ['x'],
  ...more,
});
const formOf = (...fieldForms: FilterRow[]): FilterForm => ({ combinator: 'and', fieldForms });
const refusalOf = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('was not refused');
};

describe('a form from outside', () => {
  const json = (of: unknown) => JSON.stringify(of);
  it('is read back as it was written', () => {
    const row = fc.record({
      id: fc.uuid(),
      values: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
      hidden: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const form = formOf(...rows.map(aRow));
        expect(parseFilterForm(json(form))).toEqual(form);
      }),
    );
  });
  it.each<[string, string, string]>([
    ['no JSON', 'Invalid JSON', '{"combinator":'],
    ['no object', 'filter must be an object', '[]'],
    ['null', 'filter must be an object', 'null'],
    ['no rows', 'filter.fieldForms is missing', json({ combinator: 'and' })],
    ['another combinator', 'filter.combinator has an unknown value', json({ combinator: 'xor', fieldForms: [] })],
    ['rows that are no list', 'filter.fieldForms must be a list', json({ combinator: 'and', fieldForms: {} })],
    ['more properties', 'filter has an unknown property', json({ ...EMPTY_FORM, where: '1=1' })],
    [
      'an unknown operator',
      'filter.fieldForms[0].operator has an unknown value',
      json(formOf({ ...aRow(), operator: 'Matches' as never })),
    ],
    [
      'an unknown field',
      'filter.fieldForms[0].field.name has an unknown value',
      json(formOf(aRow({ field: { kind: 'system', name: 'constructor' as never } }))),
    ],
    [
      'an id that is none',
      'filter.fieldForms[0].field.fieldId must be a UUID',
      json(formOf(aRow({ field: { kind: 'note', fieldId: "x' OR 1=1" } }))),
    ],
    ['an empty id', 'filter.fieldForms[0].id must not be empty', json(formOf(aRow({ id: '' })))],
    [
      'values that are no texts',
      'filter.fieldForms[0].values[0] must be a text',
      json(formOf({ ...aRow(), values: [{ $ne: null }] as never })),
    ],
    [
      'hidden as a word',
      'filter.fieldForms[0].hidden must be true or false',
      json(formOf({ ...aRow(), hidden: 'yes' as never })),
    ],
    [
      'NUL',
      'filter.fieldForms[0].values[0] must not contain the NUL character or half of a character',
      json(formOf(aRow({ values: ['\0'] }))),
    ],
    ['the same id twice', 'Two rows of the filter have the same id', json(formOf(aRow(), aRow()))],
    [
      '10,000 rows',
      'filter.fieldForms has more than 100 entries',
      json(formOf(...Array.from({ length: 1000 }, () => aRow()))),
    ],
    [
      'many values',
      'filter.fieldForms[0].values has more than 200 entries',
      json(formOf(aRow({ values: Array<string>(201).fill('') }))),
    ],
    [
      'a huge value',
      'filter.fieldForms[0].values[0] has more than 10299 characters',
      json(formOf(aRow({ values: ['x'.repeat(10_300)] }))),
    ],
    ['a huge text', 'The filter is too long', ' '.repeat(100_001)],
    ['deep nesting', 'filter must be an object', '['.repeat(40_000) + ']'.repeat(40_000)],
  ])('is refused in words: %s', (_, title, text) => {
    expect(refusalOf(() => parseFilterForm(text))).toMatchObject({ code: 'ValidationError', title });
  });
  it('of any data is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.object()), (data) => {
        expect(refusalOf(() => readFilterForm(data)).code).toBe('ValidationError');
      }),
    );
    expect(readFilterForm(EMPTY_FORM)).toEqual(EMPTY_FORM);
  });
  it('is refused if its values are long together', () => {
    const rows = Array.from({ length: 10 }, (_, id) => aRow({ id: String(id), values: ['x'.repeat(10_001)] }));
    expect(refusalOf(() => readFilterForm(formOf(...rows))).title).toBe('The filter is too long');
    expect(readFilterForm(formOf(...rows.slice(1))).fieldForms).toHaveLength(9);
  });
  it('of 10,000 rows is refused before they are looked at', () => {
    const rows = new Proxy(Array<unknown>(10_000), {
      get: (list, key) => (key === 'length' ? list.length : expect(key).toBe('never')),
    });
    expect(refusalOf(() => readFilterForm({ combinator: 'and', fieldForms: rows })).title).toContain('more than 100');
  });
  it('has limits in its shape, too', () => {
    expect(filterForm.properties.fieldForms.maxItems).toBe(100);
  });
});

describe('a form with faults', () => {
  it('is refused with the ids of its rows', () => {
    const refused = refusalOf(() =>
      compiledOrRefused(
        formOf(aRow(), aRow({ id: 'b', values: ['?'] }), aRow({ id: 'c', operator: undefined })),
        context,
      ),
    );
    expect(refused).toMatchObject({
      code: 'ValidationError',
      title: 'The filter cannot be used',
      advice: 'Row b: Enter at least one letter or digit. Row c: Choose a condition.',
    });
  });
  it('is refused even if it would compile', () => {
    const number = aRow({ field: { kind: 'system', name: 'HighlightCount' }, operator: 'Is', values: ['many'] });
    expect(refusalOf(() => compiledOrRefused(formOf(number), context)).advice).toBe('Row 1: Enter a number.');
    const either: FilterForm = { combinator: 'or', fieldForms: [aRow(), aRow({ id: '2', values: ['!'] })] };
    expect(refusalOf(() => compiledOrRefused(either, context)).advice).toContain('Row 2');
  });
  it('without faults compiles', () => {
    expect(compiledOrRefused(formOf(aRow()), context)).toEqual(compileFilterForm(formOf(aRow()), context).clauses);
  });
});
