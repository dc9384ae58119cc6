import type { FieldView } from '../fields/index.ts';
import {
  CROSSTAB_COLUMNS_MAX,
  type CrosstabField,
  type NumberSpread,
  canCross,
  columnsLabel,
  columnsOf,
  fieldRows,
  numberColumns,
  numbersOf,
  refuseUncrossed,
} from './index.ts';

const INVALID = expect.objectContaining({ code: 'ValidationError' });
const PARTS = [1, 2, 3, 4, 5];

/** The spread of values, as readers return it. */
function spreadOf(values: readonly number[], decimals = 0): NumberSpread {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    lowest: [...new Set(sorted)].slice(0, 9),
    min: sorted[0]!,
    max: sorted.at(-1)!,
    quantiles: PARTS.map((part) => sorted[Math.ceil((part / 6) * sorted.length) - 1]!),
    decimals,
  };
}
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);
const labels = (spread: NumberSpread | null, settings: FieldView['settings'] = {}) =>
  numberColumns(spread, settings).map(({ label }) => label);

const field = (type: FieldView['type'], settings: FieldView['settings'] = {}): CrosstabField => ({
  id: 'f',
  objectType: 'NOTE',
  type,
  label: 'Field',
  settings,
});
const said = (type: FieldView['type'], value: string | null) =>
  fieldRows(field(type), value).map(({ operator, values }) => [operator, ...values]);

describe('columns of numbers', () => {
  it('are one for each of few whole numbers', () => {
    expect(labels(spreadOf([3, 1, 1, 2]))).toEqual(['1', '2', '3']);
    expect(labels(spreadOf(upTo(8)))).toHaveLength(8);
    expect(labels(spreadOf(upTo(9)))).not.toHaveLength(9);
    expect(labels(null)).toEqual([]);
  });

  it('are otherwise up to six ranges with round bounds', () => {
    expect(labels(spreadOf(upTo(100)))).toEqual(['1–19', '20–29', '30–49', '50–69', '70–79', '80–100']);
    expect(labels(spreadOf([-5, ...upTo(60)]))[0]).toMatch(/^-5 to /);
  });

  it('set apart a number that many have', () => {
    expect(labels(spreadOf([...Array.from({ length: 90 }, () => 0), ...upTo(10, 100)]))).toEqual(['0', '1–109']);
  });

  it('have every value in exactly one', () => {
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (const decimals of [0, 1, 2, 5])
      for (const reach of [20, 3000, 1e9]) {
        const values = Array.from({ length: 60 }, () =>
          Number((((next() % reach) - reach / 3) / 10 ** decimals).toFixed(decimals)),
        );
        const columns = numberColumns(spreadOf(values, decimals), {});
        expect(columns.length).toBeLessThanOrEqual(6);
        for (const value of values) {
          const holding = columns.filter((column) => {
            const { above, below } = numbersOf(column.value);
            return value > Number(above) && value < Number(below);
          });
          expect([value, holding.length]).toEqual([value, 1]);
        }
      }
  });

  it('are formatted like the values', () => {
    const spread = spreadOf(upTo(24, 1000));
    expect(labels(spread, { format: 'currency', currencySymbol: '€' })[0]).toBe('€1,000–€1,003');
    expect(labels(spread, { format: 'percent' })[0]).toBe('1000%–1003%');
    expect(labels(spreadOf([0.125, 0.25, 0.5], 3))).toEqual(['0.125', '0.126 to under 0.3', '0.3–0.5']);
  });

  it('are never written with an exponent, which filters do not read', () => {
    for (const values of [upTo(9).map((one) => one * 1e21), upTo(3).map((one) => one * 1e300)])
      for (const { value } of numberColumns(spreadOf(values), {})) {
        const { above = value, below = value } = numbersOf(value);
        expect(`${above} ${below}`).toMatch(/^[\d ]+$/);
      }
  });
});

describe('the rows of a column of a field', () => {
  it('compare like the filter of its type', () => {
    expect(said('TEXT', 'Nurse')).toEqual([['Is', 'Nurse']]);
    expect(said('BOOLEAN', 'true')).toEqual([['Is', 'true']]);
    expect(said('PERSON', 'p')).toEqual([['HasAnyOf', 'p']]);
    expect(said('NUMBER', '5')).toEqual([['Is', '5']]);
    for (const type of ['TEXT', 'NUMBER', 'NPS', 'DATETIME', 'SELECT'] as const)
      expect(said(type, null)).toEqual([['IsEmpty']]);
  });

  it('are a range of numbers, its lower limit first', () => {
    expect(said('NPS', '7..8')).toEqual([
      ['IsGreaterThan', '6'],
      ['IsLessThan', '9'],
    ]);
    expect(said('NUMBER', '-1.50..2.25')).toEqual([
      ['IsGreaterThan', '-1.51'],
      ['IsLessThan', '2.26'],
    ]);
  });

  it('are the days of a month, also at the ends of the calendar', () => {
    expect(said('DATETIME', '2024-02')).toEqual([
      ['IsAfter', '2024-01-31'],
      ['IsBefore', '2024-03-01'],
    ]);
    expect(said('DATETIME', '9999-12')[1]).toEqual(['IsBefore', '9999-12-31']);
    expect(said('DATETIME', '0001-01')[0]).toEqual(['IsAfter', '0001-01-01']);
  });
});

describe('the columns of a field', () => {
  const NONE = { value: null, label: 'No value' };

  it('are the groups of an NPS score, by the names that a team chose', () => {
    expect(columnsOf(field('NPS')).map(({ label }) => label)).toEqual([
      'Detractors (0–6)',
      'Passives (7–8)',
      'Promoters (9–10)',
      'No value',
    ]);
    const chosen = { labels: { detractor: 'Unhappy', passive: 'Passive', promoter: 'Happy' } };
    expect(columnsOf(field('NPS', chosen))[0]!.label).toBe('Unhappy (0–6)');
  });

  it('are those found in its values, and one without', () => {
    expect(columnsOf(field('TEXT'), [{ value: 'Nurse', label: 'Nurse' }])).toEqual([
      { value: 'Nurse', label: 'Nurse' },
      NONE,
    ]);
    expect(columnsOf(field('BOOLEAN'))).not.toContainEqual(NONE);
  });

  it('are said to be the most frequent or the latest if there may be more', () => {
    const label = (type: FieldView['type'], columns: number) =>
      columnsLabel({ by: 'FIELD', field: field(type) }, columns);
    expect(label('TEXT', CROSSTAB_COLUMNS_MAX + 1)).toBe('Field (the 40 most frequent)');
    expect(label('PERSON', CROSSTAB_COLUMNS_MAX + 1)).toBe('Field (the 40 most frequent)');
    expect(label('DATETIME', CROSSTAB_COLUMNS_MAX + 1)).toBe('Field (the latest 40)');
    expect([label('TEXT', CROSSTAB_COLUMNS_MAX), label('SELECT', 41)]).toEqual(['Field', 'Field']);
  });

  it('are of notes and people, and not of insights or of people that name people', () => {
    for (const objectType of ['NOTE', 'PERSON'] as const)
      expect(() => refuseUncrossed({ objectType, type: 'TEXT' })).not.toThrow();
    for (const wrong of [
      { objectType: 'INSIGHT', type: 'TEXT' },
      { objectType: 'PERSON', type: 'PERSON' },
    ] as const) {
      expect(canCross(wrong)).toBe(false);
      expect(() => refuseUncrossed(wrong)).toThrow(INVALID);
    }
  });
});
