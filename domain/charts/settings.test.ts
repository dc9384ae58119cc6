import { EMPTY_FORM, type FilterRow, allOf, systemRow } from '../filters/index.ts';
import {
  type ChartSettings,
  DEFAULT_SETTINGS,
  CHART_VIEWS,
  CROSSTAB_COLUMNS_MAX,
  chartContents,
  columnRows,
  columnsLabel,
  crossingLabel,
  crosstabOf,
  type DaySpan,
  hasLaterDays,
  lastShownDay,
  monthColumns,
  personColumns,
  queryOf,
  rangeOrRefused,
  settingsToSave,
  weekColumns,
} from './index.ts';

const INVALID = expect.objectContaining({ code: 'ValidationError' });
const settings = (more: Partial<ChartSettings>): ChartSettings => ({ ...DEFAULT_SETTINGS, ...more });

const span = (first: string, last: string, lastShown: string | null = last): DaySpan => ({ first, last, lastShown });

describe('the range of a chart', () => {
  it('is two days in order, or none', () => {
    expect(rangeOrRefused({})).toBeNull();
    expect(rangeOrRefused({ from: '2026-05-01', to: '2026-05-01' })).toEqual({ from: '2026-05-01', to: '2026-05-01' });
    for (const wrong of [
      { from: '2026-05-01' },
      { to: '2026-05-01' },
      { from: '2026-05-02', to: '2026-05-01' },
      { from: '2026-02-30', to: '2026-05-01' },
      { from: 'yesterday', to: '2026-05-01' },
    ])
      expect(() => rangeOrRefused(wrong)).toThrow(INVALID);
  });
});

describe('settings of a chart', () => {
  it('are stored without rows of the filter that say nothing', () => {
    const filter = { ...EMPTY_FORM, fieldForms: [systemRow('Title', 'Contains', ' ')] };
    expect(settingsToSave(settings({ filter })).filter).toEqual(EMPTY_FORM);
    expect(settingsToSave(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  });

  it('are refused if they cannot be drawn', () => {
    for (const wrong of [
      { view: 'CROSSTAB', fieldId: null },
      { view: 'NOTES', fieldId: null },
      { view: 'NOTES', by: 'MONTH', measure: 'SUM' },
      { range: { from: '2026-05-02', to: '2026-05-01' } },
      { filter: { combinator: 'xor', fieldForms: [] } },
    ] as const)
      expect(() => settingsToSave(settings(wrong as never))).toThrow(INVALID);
  });

  it('ask for their highlights by filter and range, only if they have them', () => {
    expect(queryOf(DEFAULT_SETTINGS)).toEqual({});
    const filter = allOf(systemRow('Title', 'Contains', 'price'));
    const range = { from: '2026-05-01', to: '2026-05-31' };
    expect(queryOf({ filter, range })).toEqual({ filter: JSON.stringify(filter), ...range });
  });

  it('have a column for each month, the latest ones, without gaps', () => {
    expect(monthColumns(span('2025-11-30', '2026-02-01'))).toEqual([
      { value: '2025-11', label: 'Nov 2025' },
      { value: '2025-12', label: 'Dec 2025' },
      { value: '2026-01', label: 'Jan 2026' },
      { value: '2026-02', label: 'Feb 2026' },
    ]);
    const many = monthColumns(span('2001-01-31', '2026-02-28'));
    expect([many.length, many.at(-1)!.value]).toEqual([CROSSTAB_COLUMNS_MAX, '2026-02']);
    expect(monthColumns(null)).toEqual([]);
    expect(columnsLabel({ by: 'MONTH' }, many.length)).toContain(`(the latest ${CROSSTAB_COLUMNS_MAX})`);
    expect(columnsLabel({ by: 'MONTH' }, many.length - 1)).toBe(crossingLabel({ by: 'MONTH' }));
    expect(columnsLabel({ by: 'PERSON' }, many.length)).toBe(crossingLabel({ by: 'PERSON' }));
  });

  it('have a column for each week, from Monday to Sunday', () => {
    expect(weekColumns(span('2026-01-04', '2026-01-12'))).toEqual([
      { value: '2025-12-29', label: 'Dec 29, 2025' },
      { value: '2026-01-05', label: 'Jan 5, 2026' },
      { value: '2026-01-12', label: 'Jan 12, 2026' },
    ]);
  });

  it('end with the latest days that are not far in the future', () => {
    const shown = span('2026-01-01', '2099-01-01', '2026-03-02');
    expect(monthColumns(shown).map(({ value }) => value)).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(hasLaterDays(shown)).toBe(true);
    expect(columnsLabel({ by: 'MONTH' }, 3, 'note', true)).toBe('Month (without dates far in the future)');
    expect(columnsLabel({ by: 'WEEK' }, CROSSTAB_COLUMNS_MAX, 'note', true)).toBe(
      'Week (the latest 40, without dates far in the future)',
    );
    expect(columnsLabel({ by: 'SEGMENT' }, 3, 'note', true)).toBe('Segment');
    const allLater = span('2098-12-30', '2099-01-01', null);
    expect(monthColumns(allLater).map(({ value }) => value)).toEqual(['2098-12', '2099-01']);
    expect([allLater, span('2026-01-01', '2026-02-01'), null].map(hasLaterDays)).toEqual([false, false, false]);
  });

  it('may be weeks or months ahead, a quarter of all', () => {
    // A Sunday: the week ends with it.
    expect(lastShownDay('WEEK', '2026-11-29')).toBe('2027-02-07');
    expect(lastShownDay('WEEK', '2026-11-30')).toBe('2027-02-14');
    expect(lastShownDay('MONTH', '2026-04-30')).toBe('2027-02-28');
  });

  it('lead from a column to its highlights', () => {
    const said = (rows: FilterRow[]) =>
      rows.map(({ field, operator, values }) => [field.kind === 'system' && field.name, operator, ...values]);
    expect(said(columnRows({ by: 'MONTH' }, '2024-02'))).toEqual([
      ['Date', 'IsAfter', '2024-01-31'],
      ['Date', 'IsBefore', '2024-03-01'],
    ]);
    expect(said(columnRows({ by: 'WEEK' }, '2024-02-26'))).toEqual([
      ['Date', 'IsAfter', '2024-02-25'],
      ['Date', 'IsBefore', '2024-03-04'],
    ]);
    expect(said(columnRows({ by: 'SEGMENT' }, 'id'))).toEqual([['Segment', 'HasAnyOf', 'id']]);
    expect(said(columnRows({ by: 'PERSON' }, 'id'))).toEqual([['SaidBy', 'HasAnyOf', 'id']]);
    expect(said(columnRows({ by: 'PERSON' }, null))).toEqual([['SaidBy', 'IsEmpty']]);
    expect(personColumns([])).toEqual([{ value: null, label: 'Not a known person' }]);
    expect(crossingLabel({ by: 'PERSON' })).toBe('Said by');
  });

  it('lead from a column of notes to the notes', () => {
    expect(columnRows({ by: 'PERSON' }, 'id', 'note')[0]!.field).toEqual({ kind: 'system', name: 'People' });
    expect(personColumns([], 'note')).toEqual([{ value: null, label: 'Without people' }]);
    expect(crossingLabel({ by: 'PERSON' }, 'note')).toBe('Person');
  });

  it('ask for a crosstab by their field or their other columns', () => {
    expect(crosstabOf(settings({ view: 'CROSSTAB', fieldId: 'f' }))).toEqual({ fieldId: 'f' });
    const byMonth = settings({ view: 'CROSSTAB', by: 'MONTH' });
    expect(crosstabOf(byMonth)).toEqual({ by: 'MONTH' });
    expect(settingsToSave(byMonth)).toEqual(byMonth);
  });

  it('has contents with an address of its own, and tags first', () => {
    const addresses = CHART_VIEWS.map((view) => chartContents(view).address);
    expect(addresses).toEqual(['tags', 'crosstab', 'co-occurrence', 'saturation', 'notes']);
    expect(CHART_VIEWS.filter((view) => !chartContents(view).title)).toEqual(['TAGS']);
  });
});
