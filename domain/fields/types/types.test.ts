import { Refusal } from '../../kernel/index.ts';

import type { FieldSettings, SentSettings } from '../settings.ts';
import type { SentValue } from '../field-value.ts';
import { shownValue, valueOf } from '../value.ts';
import { FIELD_TYPE_NAMES, type FieldTypeName, fieldTypeOf, fieldTypesThat } from './index.ts';
import { npsGroup, npsLabel } from './nps.ts';
import { doubleIn } from './number.ts';

const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`);
const maker = () => {
  let made = 0;
  return () => ids(1000)[(made += 1)]!;
};
const settingsOf = (type: FieldTypeName, sent: SentSettings = {}, before: FieldSettings = {}): FieldSettings =>
  fieldTypeOf(type).settings(sent, before, maker());
const valueIn = (type: FieldTypeName, sent: SentValue, settings = settingsOf(type)) =>
  valueOf({ type, label: 'Plan', settings }, sent);
const why = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return `${error.code}: ${error.title}`;
    throw error;
  }
  return 'not refused';
};

describe('a field type', () => {
  it.each<[FieldTypeName, SentValue, string]>([
    ['TEXT', { text: ' Any words ' }, ' Any words '],
    ['URL', { text: 'www.example.org/a' }, 'https://www.example.org/a'],
    ['EMAIL', { text: 'ada@example.org' }, 'ada@example.org'],
    ['PHONE', { text: '+1 (415) 555-0100 x12' }, '+1 (415) 555-0100 x12'],
    ['NUMBER', { number: 1234.5 }, '1234.5'],
    ['NPS', { number: 10 }, '10'],
    ['BOOLEAN', { boolean: false }, 'No'],
    ['DATETIME', { moment: '2026-03-14T00:00:00Z' }, '2026-03-14'],
    ['DATETIME', { moment: '2026-03-14T10:26:00+01:00' }, '2026-03-14 09:26'],
  ])('%s holds %j', (type, sent, shown) => {
    expect(shownValue({ type, settings: settingsOf(type) }, valueIn(type, sent)!)).toBe(shown);
  });

  it.each<[FieldTypeName, SentValue]>([
    ['URL', { text: 'javascript:alert(1)' }],
    ['EMAIL', { text: 'ada@' }],
    ['PHONE', { text: 'call me' }],
    ['NPS', { number: 11 }],
    ['NPS', { number: 7.5 }],
    ['NUMBER', { number: Number.NaN }],
    ['NUMBER', { text: '5' }],
    ['TEXT', { number: 5 }],
    ['TEXT', { text: 'a', number: 5 }],
    ['TEXT', { text: 'x'.repeat(10_300) }],
    ['PERSON', { ids: ids(101) }],
    ['SELECT', { ids: ids(1) }],
  ])('%s refuses %j', (type, sent) => {
    expect(why(() => valueIn(type, sent))).toMatch(/^ValidationError: “Plan” /);
  });

  it('holds texts of at most 10,299 characters', () => {
    expect(valueIn('TEXT', { text: 'x'.repeat(10_299) })).not.toBeNull();
  });

  it.each(FIELD_TYPE_NAMES)('%s is cleared by sending no value', (type) => {
    expect(valueIn(type, {})).toBeNull();
    expect(valueIn(type, { text: null, ids: null })).toBeNull();
  });

  it.each(FIELD_TYPE_NAMES)('%s refuses settings of other types', (type) => {
    const sent: SentSettings = type === 'NUMBER' ? { max: 3 } : { format: 'percent' };
    expect(why(() => settingsOf(type, sent))).toMatch(/^ValidationError: This type of field takes no/);
  });
});

describe('a select field', () => {
  const labels = (count: number) => Array.from({ length: count }, (_, place) => ({ label: `Option ${place}` }));

  it('has up to 200 options, of which a value holds up to 100', () => {
    expect(settingsOf('SELECT', { options: labels(200), max: 100 }).options).toHaveLength(200);
    expect(why(() => settingsOf('SELECT', { options: labels(201) }))).toBe('ValidationError: Too many options.');
    expect(why(() => settingsOf('SELECT', { max: 101 }))).toBe('ValidationError: Too many options.');
    expect(why(() => settingsOf('SELECT', { max: 0 }))).toBe('ValidationError: Too many options.');
  });

  it('trims labels, which have 1 to 50 characters', () => {
    const label = 'x'.repeat(50);
    expect(settingsOf('SELECT', { options: [{ label: ` ${label} ` }] }).options![0]!.label).toBe(label);
    for (const wrong of ['', '  ', `${label}x`])
      expect(why(() => settingsOf('SELECT', { options: [{ label: wrong }] }))).toMatch(/label of an option/);
  });

  it('refuses the same label twice, case ignored', () => {
    expect(why(() => settingsOf('SELECT', { options: [{ label: 'Pro' }, { label: 'pro ' }] }))).toMatch(/same label/);
  });

  it('stores colors as six lowercase digits and gives every option one', () => {
    const { options } = settingsOf('SELECT', { options: [{ label: 'A', color: '#F80' }, { label: 'B' }] });
    expect(options![0]!.color).toBe('ff8800');
    expect(options![1]!.color).toMatch(/^[0-9a-f]{6}$/);
    expect(why(() => settingsOf('SELECT', { options: [{ label: 'A', color: 'red' }] }))).toMatch(/Invalid color/);
  });

  it('keeps the ids and colors of options that are renamed', () => {
    const before = settingsOf('SELECT', { options: [{ label: 'A', color: 'ff8800' }] });
    const { id } = before.options![0]!;
    expect(settingsOf('SELECT', { options: [{ id, label: 'Z' }] }, before).options).toEqual([
      { id, label: 'Z', color: 'ff8800' },
    ]);
    expect(why(() => settingsOf('SELECT', { options: [{ id: ids(999)[998]!, label: 'Z' }] }, before))).toMatch(
      /has an id/,
    );
  });

  it('holds known options in their order, no more than its maximum', () => {
    const settings = settingsOf('SELECT', { options: labels(3), max: 2 });
    const [a, b, c] = settings.options!.map(({ id }) => id) as [string, string, string];
    expect(valueIn('SELECT', { ids: [b, a, b] }, settings)).toEqual({ ids: [a, b] });
    expect(why(() => valueIn('SELECT', { ids: [a, b, c] }, settings))).toMatch(/at most 2 options/);
    expect(valueIn('SELECT', { ids: [] }, settings)).toBeNull();
  });
});

describe('a number', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['-3', -3],
    ['1e5', null],
    ['1,000', null],
    ['0x10', null],
    ['Infinity', null],
    ['', null],
    [`1${'0'.repeat(400)}`, null],
  ])('is read from %j as %j', (text, value) => {
    expect(doubleIn(text)).toBe(value);
  });

  it.each<[FieldSettings, string]>([
    [{ format: 'number' }, '-1234.5'],
    [{ format: 'number_with_commas' }, '-1,234.5'],
    [{ format: 'percent' }, '-1234.5%'],
    [{ format: 'currency', currencySymbol: '€' }, '-€1,234.5'],
  ])('in the settings %j is shown as %s', (settings, shown) => {
    expect(shownValue({ type: 'NUMBER', settings }, { number: -1234.5 })).toBe(shown);
  });

  it('has a currency symbol only as a currency', () => {
    expect(settingsOf('NUMBER', { format: 'currency' })).toEqual({ format: 'currency', currencySymbol: '$' });
    expect(why(() => settingsOf('NUMBER', { format: 'percent', currencySymbol: '$' }))).toMatch(/Only currencies/);
  });

  it.each([
    ['$1,200.50', 1200.5],
    ['1,200', 1200],
    ['45%', 45],
    ['-€3', -3],
    ['3 apples', null],
    ['1,20', null],
  ])('is read from the cell %j as %j', (text, value) => {
    expect(fieldTypeOf('NUMBER').reader({}, [])(text)).toEqual(value === null ? null : { number: value });
  });
});

describe('an NPS score', () => {
  it('is Detractor up to 6, Passive at 7 and 8, Promoter from 9', () => {
    expect(Array.from({ length: 11 }, (_, score) => npsLabel(score))).toEqual([
      ...Array.from({ length: 7 }, () => 'Detractor'),
      'Passive',
      'Passive',
      'Promoter',
      'Promoter',
    ]);
    expect(npsGroup(6)).toBe('detractor');
  });

  it('may have other names for its groups', () => {
    const labels = { detractor: ' Unhappy', passive: 'Neutral', promoter: 'Happy' };
    expect(settingsOf('NPS', { labels }).labels).toEqual({ ...labels, detractor: 'Unhappy' });
    expect(why(() => settingsOf('NPS', { labels: { ...labels, passive: ' ' } }))).toMatch(/label is missing/);
  });
});

describe('a fact of types', () => {
  it('lists the types that have it, in the order in which they are offered', () => {
    expect(fieldTypesThat('grouped')).toEqual(['SELECT', 'PERSON']);
    expect(fieldTypesThat('totals')).toEqual(['NUMBER', 'SELECT', 'NPS']);
    expect(fieldTypesThat('crossed')).toEqual(FIELD_TYPE_NAMES);
    expect(fieldTypesThat('reaches')).toEqual(['EMAIL', 'PHONE']);
    expect(FIELD_TYPE_NAMES.filter((name) => !fieldTypesThat('sorted').some((one) => one === name))).toEqual([
      'PERSON',
    ]);
  });

  it('holds options or people exactly if values are ids', () => {
    for (const name of FIELD_TYPE_NAMES) {
      const { stored, holds } = fieldTypeOf(name);
      expect([name, holds !== undefined]).toEqual([name, stored === 'ids']);
    }
  });
});
