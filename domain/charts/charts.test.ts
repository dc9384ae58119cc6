import { EMPTY_FORM, systemRow } from '../filters/index.ts';
import { barsOf, highestFirst } from './bars.ts';
import { barRow, rangeOrDropped, rangeRows, withRows } from './chart-filter.ts';
import type { ChartData, ChartValues } from './shapes.ts';

const values = (highlights: number): ChartValues => ({ highlights, notes: 1, characters: highlights * 10 });
const tag = (id: string, highlights: number) => ({
  id,
  title: id.toUpperCase(),
  color: 'teal' as const,
  values: values(highlights),
});
const group = (id: string, highlights: number, ...tags: ReturnType<typeof tag>[]) => ({
  ...tag(id, highlights),
  tagBoardId: 'b',
  tagBoardTitle: 'B',
  tags,
});
const data: ChartData = {
  groups: [group('g', 3, tag('a', 1), tag('b', 2)), group('h', 5, tag('c', 5), tag('d', 0))],
  total: values(9),
  untagged: values(1),
};
const options = {
  metric: 'HIGHLIGHT_COUNT' as const,
  items: 'TAG' as const,
  collapsedGroupIds: [] as string[],
  hiddenItemIds: [] as string[],
};
const drawn = (change: Partial<typeof options> | object) =>
  barsOf(data, { ...options, ...change }).map(({ id, value }) => `${id}${value}`);

describe('a chart', () => {
  it('draws the tags in the order of the boards, without empty ones', () => {
    expect(drawn({})).toEqual(['a1', 'b2', 'c5']);
    expect(highestFirst(barsOf(data, options)).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(drawn({ metric: 'TEXT_VOLUME' })).toEqual(['a10', 'b20', 'c50']);
  });

  it('draws groups instead, or a collapsed one among the tags', () => {
    expect(drawn({ items: 'TAG_GROUP' })).toEqual(['g3', 'h5']);
    expect(drawn({ collapsedGroupIds: ['g'] })).toEqual(['g3', 'c5']);
  });

  it('hides tags, and groups with their tags', () => {
    expect(drawn({ hiddenItemIds: ['a'] })).toEqual(['b2', 'c5']);
    expect(drawn({ hiddenItemIds: ['g'] })).toEqual(['c5']);
    expect(drawn({ items: 'TAG_GROUP', hiddenItemIds: ['h', 'a'] })).toEqual(['g3']);
  });
});

describe('the date range of a chart', () => {
  it.each([
    ['2026-05-01', ''],
    ['', '2026-05-01'],
    ['2026-05-02', '2026-05-01'],
    ['2026-02-30', '2026-03-01'],
    ['today', 'tomorrow'],
  ])('from “%s” to “%s” is dropped', (from, to) => {
    expect(rangeOrDropped(from, to)).toBeNull();
  });

  it('includes both days', () => {
    expect(
      rangeRows(rangeOrDropped('2026-03-01', '2026-03-01')).map(({ operator, values: of }) => [operator, of]),
    ).toEqual([
      ['IsAfter', ['2026-02-28']],
      ['IsBefore', ['2026-03-02']],
    ]);
  });
});

describe('the highlights behind a bar', () => {
  const row = systemRow('Content', 'Contains', 'price');

  it('are filtered by one form, unless the filter is a choice', () => {
    const bar = barRow('TAG', 't');
    expect(withRows(EMPTY_FORM, [bar])!.fieldForms).toEqual([bar]);
    expect(withRows({ combinator: 'or', fieldForms: [row] }, [bar])).toEqual({
      combinator: 'and',
      fieldForms: [row, bar],
    });
    expect(withRows({ combinator: 'or', fieldForms: [row, row] }, [bar])).toBeNull();
  });
});
