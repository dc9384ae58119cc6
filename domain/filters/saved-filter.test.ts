import { EMPTY_FORM, allOf, systemRow } from './form.ts';
import { SAVED_FILTERS_MAX, type SavedFilter, filterName, refuseSaving, revertedFilter } from './saved-filter.ts';

const at = new Date('2026-05-01T10:00:00Z');
const filter = (more: Partial<SavedFilter> = {}): SavedFilter => ({
  id: '00000000-0000-4000-8000-000000000001',
  teamId: '00000000-0000-4000-8000-000000000002',
  projectId: null,
  objectType: 'NOTE',
  name: 'Prices',
  form: EMPTY_FORM,
  version: 1,
  createdBy: '00000000-0000-4000-8000-000000000003',
  createdAt: at,
  updatedAt: at,
  ...more,
});
const form = allOf(systemRow('Title', 'Contains', 'price'));

describe('the name of a saved filter', () => {
  it('is on one line without surrounding space', () => {
    expect(filterName('  Interviews \n about prices ')).toBe('Interviews about prices');
  });

  it('is not blank', () => {
    expect(() => filterName(' \t ')).toThrow('The name is empty');
  });
});

describe('saving a filter', () => {
  it('puts filters of people in the workspace', () => {
    const projectId = '00000000-0000-4000-8000-000000000004';
    expect(() => refuseSaving({ objectType: 'PERSON', projectId }, 0)).toThrow('People are in no project');
    expect(() => refuseSaving({ objectType: 'PERSON', projectId: null }, 0)).not.toThrow();
    expect(() => refuseSaving({ objectType: 'NOTE', projectId }, 0)).not.toThrow();
  });

  it('ends when a place is full', () => {
    expect(() => refuseSaving(filter(), SAVED_FILTERS_MAX - 1)).not.toThrow();
    expect(() => refuseSaving(filter(), SAVED_FILTERS_MAX)).toThrow('There are at most 200 saved filters in one place');
  });
});

describe('undoing a change of a saved filter', () => {
  it('brings a deleted one back', () => {
    expect(revertedFilter({ before: filter(), after: null }, null)).toEqual(filter());
    expect(() => revertedFilter({ before: filter(), after: null }, filter())).toThrow('can no longer be undone');
  });

  it('keeps the parts that others changed since', () => {
    const renamed = filter({ name: 'Costs', version: 2 });
    const now = filter({ name: 'Costs', form, version: 3 });
    expect(revertedFilter({ before: filter(), after: renamed }, now)).toEqual(filter({ form, version: 3 }));
  });

  it('compares forms without the order of their keys', () => {
    const stored = { fieldForms: form.fieldForms, combinator: form.combinator };
    const reverted = revertedFilter({ before: filter(), after: filter({ form }) }, filter({ form: stored }));
    expect(reverted.form).toEqual(EMPTY_FORM);
  });

  it('is refused once the same part was changed again', () => {
    const change = { before: filter(), after: filter({ form }) };
    const now = filter({ form: allOf(systemRow('Title', 'Contains', 'cost')) });
    expect(() => revertedFilter(change, now)).toThrow('can no longer be undone');
    expect(() =>
      revertedFilter({ before: filter(), after: filter({ name: 'Costs' }) }, filter({ name: 'Fees' })),
    ).toThrow('can no longer be undone');
  });

  it('is refused once the filter was deleted', () => {
    expect(() => revertedFilter({ before: filter(), after: filter({ name: 'Costs' }) }, null)).toThrow(
      'can no longer be undone',
    );
  });
});
