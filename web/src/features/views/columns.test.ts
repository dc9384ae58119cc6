import { sampleRole as samplePlan, sampleWait as sampleSeats } from './sample-rows.ts';
import { groupsFor } from './groups.ts';
import { columnsFor, withColumn, withMoved, withVisible } from './columns.ts';

const fields = [samplePlan, sampleSeats];
const plain = { columns: [], fieldVisibility: [] };
const keysOf = (arranged: Parameters<typeof columnsFor>[2]) =>
  columnsFor('NOTE', fields, arranged)
    .filter(({ visible }) => visible)
    .map(({ key }) => key);

describe('columns of a view', () => {
  it('are those of the type and its fields', () => {
    expect(keysOf(plain)).toEqual([
      'TITLE',
      'CONTENT_PREVIEW',
      'TAGS',
      'PEOPLE',
      'HIGHLIGHT_COUNT',
      'DATE',
      samplePlan.id,
      sampleSeats.id,
    ]);
  });
  it('move by one place among those that are shown, behind the first', () => {
    const all = columnsFor('NOTE', fields, plain);
    expect(keysOf({ ...plain, columns: withMoved(all, samplePlan.id, -1) })).toEqual([
      'TITLE',
      'CONTENT_PREVIEW',
      'TAGS',
      'PEOPLE',
      'HIGHLIGHT_COUNT',
      samplePlan.id,
      'DATE',
      sampleSeats.id,
    ]);
    expect(keysOf({ ...plain, columns: withMoved(all, 'TAGS', -1) })[1]).toBe('TAGS');
    expect(keysOf({ ...plain, columns: withMoved(all, 'TAGS', 1) }).slice(0, 4)).toEqual([
      'TITLE',
      'CONTENT_PREVIEW',
      'PEOPLE',
      'TAGS',
    ]);
  });
  it('keep their width, and are hidden by choice, the first one never', () => {
    const all = columnsFor('NOTE', fields, plain);
    const wide = columnsFor('NOTE', fields, { ...plain, columns: withColumn(all, 'TAGS', { width: 400 }) });
    expect(wide.find(({ key }) => key === 'TAGS')!.width).toBe(400);
    expect(keysOf({ ...plain, fieldVisibility: withVisible([], 'TAGS', false) })).not.toContain('TAGS');
    expect(keysOf({ ...plain, fieldVisibility: withVisible([], 'TITLE', false) })).toContain('TITLE');
  });
  it('and groups are without people for members who do not see them', () => {
    const keys = columnsFor('NOTE', [], plain, false).map(({ key }) => key);
    expect(keys).toContain('DATE');
    expect(keys).not.toContain('PEOPLE');
    const groups = [false, true].map((hasPeople) => groupsFor('NOTE', [], hasPeople).map(({ label }) => label));
    expect(groups).toEqual([
      ['Tag', 'Month'],
      ['Tag', 'People', 'Month'],
    ]);
  });
  it('of a new field come last in a view that was arranged before', () => {
    const before = columnsFor('NOTE', [samplePlan], plain);
    expect(keysOf({ ...plain, columns: withMoved(before, samplePlan.id, -1) }).at(-1)).toBe(sampleSeats.id);
  });
});
