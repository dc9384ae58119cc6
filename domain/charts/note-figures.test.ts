import {
  DEFAULT_SETTINGS,
  type NoteFigures,
  NOTE_MEASURES,
  canMeasure,
  countedIn,
  measureLabel,
  measureName,
  measured,
  noteFiguresOf,
  countedNoteForms,
  notesFigures,
  refuseUnmeasurable,
} from './index.ts';

const numbers = { count: 2, sum: 30, mean: 15, min: 10, max: 20 };
const figures: NoteFigures = {
  by: 'MONTH',
  fieldId: null,
  label: 'Month',
  numberLabel: 'Seats',
  columns: [
    { value: '2026-05', label: 'May 2026', notes: 3, numbers },
    {
      value: '2026-06',
      label: 'Jun 2026',
      notes: 1,
      numbers: { count: 0, sum: null, mean: null, min: null, max: null },
    },
  ],
  total: { notes: 4, numbers },
};

describe('figures of notes', () => {
  it('are their number, or those of a number field', () => {
    expect(NOTE_MEASURES.map((measure) => measured(figures.total, measure))).toEqual([4, 30, 15, 10, 20, 2]);
    expect(measured({ notes: 4, numbers: null }, 'SUM')).toBeNull();
  });

  it('are named with their field', () => {
    expect(measureName('SUM', 'Seats')).toBe('Sum of Seats');
    expect(measureName('COUNT', 'Seats')).toBe(measureLabel('COUNT'));
  });

  it('are of numbers and scores of notes only', () => {
    const measurable = (['NUMBER', 'NPS', 'SELECT', 'TEXT'] as const).filter((type) =>
      canMeasure({ objectType: 'NOTE', type }),
    );
    expect(measurable).toEqual(['NUMBER', 'NPS']);
    expect(() => refuseUnmeasurable({ objectType: 'PERSON', type: 'NUMBER' })).toThrow('Invalid field');
  });

  it('are a table with an empty cell where there is nothing to measure', () => {
    expect(notesFigures(figures, { measure: 'MEAN' })).toEqual([
      ['Month', 'Average of Seats'],
      ['May 2026', '15'],
      ['Jun 2026', ''],
    ]);
  });

  it('leave out archived notes', () => {
    expect(countedNoteForms('p', {}).at(-1)!.fieldForms).toMatchObject([
      { field: { name: 'Archived' }, values: ['false'] },
    ]);
  });

  it('ask for the number field only if it is measured', () => {
    const settings = { ...DEFAULT_SETTINGS, view: 'NOTES', by: 'MONTH', numberFieldId: 'n' } as const;
    expect(noteFiguresOf(settings)).toEqual({ by: 'MONTH' });
    expect(noteFiguresOf({ ...settings, measure: 'MAX' })).toEqual({ by: 'MONTH', numberFieldId: 'n' });
    expect([countedIn('NOTES'), countedIn('TAGS')]).toEqual(['note', 'highlight']);
  });
});
