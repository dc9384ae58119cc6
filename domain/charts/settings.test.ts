import { EMPTY_FORM, type FilterRow, allOf, systemRow } from '../filters/index.ts';
import {
  type ChartSettings,
  DEFAULT_SETTINGS,
  CHART_VIEWS,
  CROSSTAB_COLUMNS_MAX,
  canCross,
  chartContents,
  columnRows,
  crossingLabel,
  crosstabOf,
  monthColumns,
  personColumns,
  queryOf,
  rangeOrRefused,
  settingsToSave,
} from './index.ts';

const INVALID = expect.objectContaining({ code: 'ValidationError' });
const settings = (more: Partial<ChartSettings>): ChartSettings => ({ ...DEFAULT_SETTINGS, ...more });

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

  it('cross tags only with fields whose cells have a list of highlights behind them', () => {
    const crossed = (['NOTE', 'PERSON', 'INSIGHT'] as const).map((objectType) =>
      (['SELECT', 'BOOLEAN', 'PERSON', 'TEXT'] as const).filter((type) => canCross({ objectType, type })),
    );
    expect(crossed).toEqual([['SELECT', 'BOOLEAN', 'PERSON'], ['SELECT', 'BOOLEAN'], []]);
  });

  it('have a column for each month, the latest ones, without gaps', () => {
    expect(monthColumns({ first: '2025-11', last: '2026-02' })).toEqual([
      { value: '2025-11', label: 'Nov 2025' },
      { value: '2025-12', label: 'Dec 2025' },
      { value: '2026-01', label: 'Jan 2026' },
      { value: '2026-02', label: 'Feb 2026' },
    ]);
    const many = monthColumns({ first: '2001-01', last: '2026-02' });
    expect([many.length, many.at(-1)!.value]).toEqual([CROSSTAB_COLUMNS_MAX, '2026-02']);
    expect(monthColumns(null)).toEqual([]);
  });

  it('lead from a column to its highlights', () => {
    const said = (rows: FilterRow[]) =>
      rows.map(({ field, operator, values }) => [field.kind === 'system' && field.name, operator, ...values]);
    expect(said(columnRows({ by: 'MONTH' }, '2024-02'))).toEqual([
      ['Date', 'IsAfter', '2024-01-31'],
      ['Date', 'IsBefore', '2024-03-01'],
    ]);
    expect(said(columnRows({ by: 'SEGMENT' }, 'id'))).toEqual([['Segment', 'HasAnyOf', 'id']]);
    expect(said(columnRows({ by: 'PERSON' }, 'id'))).toEqual([['SaidBy', 'HasAnyOf', 'id']]);
    expect(said(columnRows({ by: 'PERSON' }, null))).toEqual([['SaidBy', 'IsEmpty']]);
    expect(personColumns([])).toEqual([{ value: null, label: 'Not a known person' }]);
    expect(crossingLabel({ by: 'PERSON' })).toBe('Said by');
  });

  it('ask for a crosstab by their field or their other columns', () => {
    expect(crosstabOf(settings({ view: 'CROSSTAB', fieldId: 'f' }))).toEqual({ fieldId: 'f' });
    const byMonth = settings({ view: 'CROSSTAB', by: 'MONTH' });
    expect(crosstabOf(byMonth)).toEqual({ by: 'MONTH' });
    expect(settingsToSave(byMonth)).toEqual(byMonth);
  });

  it('has contents with an address of its own, and tags first', () => {
    const addresses = CHART_VIEWS.map((view) => chartContents(view).address);
    expect(addresses).toEqual(['tags', 'crosstab', 'co-occurrence', 'saturation']);
    expect(CHART_VIEWS.filter((view) => !chartContents(view).title)).toEqual(['TAGS']);
  });
});
