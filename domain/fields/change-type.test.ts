import { affectsValues, converter, refuseLosses, rewordedField } from './change-type.ts';
import type { Field } from './field.ts';
import type { SelectOption, SentSettings } from './settings.ts';
import type { FieldTypeName } from './types/index.ts';
import type { FieldValue } from './field-value.ts';
import { shownValue } from './value.ts';

const at = new Date('2026-03-14T09:26:53Z');
const newId = (() => {
  let made = 0;
  return () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`;
})();
const fieldOf = (type: FieldTypeName, settings: SentSettings = {}): Field =>
  rewordedField(
    {
      id: newId(),
      teamId: newId(),
      projectId: null,
      objectType: 'NOTE',
      type: type === 'TEXT' ? 'URL' : 'TEXT',
      label: 'Plan',
      fieldSetId: null,
      settings: {},
      sourceColumns: [],
      rank: 65536,
      version: 1,
      createdBy: newId(),
      createdAt: at,
      updatedAt: at,
    },
    { type, settings },
    { newId, texts: [], at },
  );
const turned = (before: Field, type: FieldTypeName, texts: readonly string[] = [], settings?: SentSettings): Field =>
  rewordedField(before, { type, ...(settings && { settings }) }, { newId, texts, at });
const shownAs = (before: Field, after: Field, values: readonly FieldValue[]): (string | null)[] => {
  const texts = values.map((value) => shownValue(before, value));
  const convert = converter(before, after, texts);
  return values.map((value) => {
    const { value: converted, lost } = convert(value);
    return lost ? null : shownValue(after, converted!);
  });
};
const texts = (...words: string[]): FieldValue[] => words.map((text) => ({ text }));

describe('changing the type of a field', () => {
  it.each<[FieldTypeName, string[], (string | null)[]]>([
    ['NUMBER', ['5', '$1,200', 'many'], ['5', '1200', null]],
    ['NPS', ['9', '9/10', '11'], ['9', '9', null]],
    ['BOOLEAN', ['yes', 'FALSE', 'maybe'], ['Yes', 'No', null]],
    ['DATETIME', ['13/02/2026', '01/02/2026', 'soon'], ['2026-02-13', '2026-02-01', null]],
    ['EMAIL', ['ada@example.org', 'ada'], ['ada@example.org', null]],
    ['URL', ['https://example.org', 'example'], ['https://example.org', null]],
    ['PHONE', ['+49 30 1234567', 'none'], ['+49 30 1234567', null]],
  ])('from text to %s reads %j as %j', (type, words, read) => {
    const before = fieldOf('TEXT');
    expect(shownAs(before, turned(before, type), texts(...words))).toEqual(read);
  });

  it('to select makes options of its texts, case ignored', () => {
    const before = fieldOf('TEXT');
    const after = turned(before, 'SELECT', ['Pro', 'Free', 'pro', 'x'.repeat(51)]);
    expect(after.settings.options!.map(({ label }) => label)).toEqual(['Pro', 'Free']);
    expect(shownAs(before, after, texts('pro', 'Free', 'x'.repeat(51)))).toEqual(['Pro', 'Free', null]);
  });

  it('to select with several options parts texts at semicolons or commas', () => {
    const before = fieldOf('TEXT');
    const after = turned(before, 'SELECT', ['Web, App', 'App; Desktop, Mac'], { max: 10 });
    expect(after.settings.options!.map(({ label }) => label)).toEqual(['Web', 'App', 'Desktop, Mac']);
    expect(shownAs(before, after, texts('App, Web', 'App; Desktop, Mac'))).toEqual(['Web; App', 'App; Desktop, Mac']);
  });

  it('to select makes at most 200 options', () => {
    const before = fieldOf('TEXT');
    const words = Array.from({ length: 201 }, (_, place) => `Option ${place}`);
    expect(turned(before, 'SELECT', words).settings.options).toHaveLength(200);
  });

  it.each<FieldTypeName>(['NUMBER', 'NPS', 'BOOLEAN', 'DATETIME'])('from %s to text and back loses nothing', (type) => {
    const values: Partial<Record<FieldTypeName, FieldValue>> = {
      NUMBER: { number: 1234.5 },
      NPS: { number: 10 },
      BOOLEAN: { boolean: true },
      DATETIME: { moment: '2026-03-14T09:26:00.000Z' },
    };
    const before = fieldOf(type, type === 'NUMBER' ? { format: 'currency', currencySymbol: '€' } : {});
    const middle = turned(before, 'TEXT');
    const { value, lost } = converter(before, middle, [])(values[type]!);
    expect(lost).toBe(false);
    expect(converter(middle, turned(middle, type), [])(value!)).toEqual({ value: values[type], lost: false });
  });
});

describe('changing the options of a select field', () => {
  const before = fieldOf('SELECT', { options: [{ label: 'A' }, { label: 'B' }, { label: 'C' }], max: 3 });
  const [a, b, c] = before.settings.options! as readonly [SelectOption, SelectOption, SelectOption];
  const all: FieldValue = { ids: [a.id, b.id, c.id] };
  const changed = (settings: SentSettings): Field => rewordedField(before, { settings }, { newId, texts: [], at });

  it('affects no value if options are only renamed, added or moved', () => {
    expect(affectsValues(before, changed({ options: [{ ...c, label: 'Z' }, b, a, { label: 'New' }] }))).toBe(false);
    expect(affectsValues(before, changed({ max: 5 }))).toBe(false);
  });

  it('loses options that are deleted, and those above a lower maximum', () => {
    const without = changed({ options: [a, c] });
    expect(affectsValues(before, without)).toBe(true);
    expect(converter(before, without, [])(all)).toEqual({ value: { ids: [a.id, c.id] }, lost: true });
    expect(converter(before, without, [])({ ids: [b.id] })).toEqual({ value: null, lost: true });
    expect(converter(before, without, [])({ ids: [a.id] })).toEqual({ value: { ids: [a.id] }, lost: false });
    expect(converter(before, changed({ max: 1 }), [])(all)).toEqual({ value: { ids: [a.id] }, lost: true });
  });
});

it('loses no more values than the client accepted', () => {
  expect(() => refuseLosses(0, 0)).not.toThrow();
  expect(() => refuseLosses(3, 3)).not.toThrow();
  expect(() => refuseLosses(4, 3)).toThrow('4 values would be lost');
});
