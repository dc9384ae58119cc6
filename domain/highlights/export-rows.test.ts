import type { HighlightView } from './index.ts';
import { EXPORT_HEAD, exportRow } from './index.ts';

const view = {
  text: 'It is “too slow”',
  speaker: 'Ada',
  startMs: 61_000,
  noteTitle: 'Interview 1',
  tags: [{ title: 'Price' }, { title: 'Speed' }],
  createdByName: 'Ben',
  createdAt: '2026-03-01T12:00:00.000Z',
} as unknown as HighlightView;
const link = 'https://acme.test/n/1';
const cell = (name: string, of: Partial<HighlightView> = {}): string =>
  exportRow({ ...view, ...of }, link)[EXPORT_HEAD.indexOf(name)]!;

describe('an exported highlight', () => {
  it('has a cell under each heading', () => {
    expect(exportRow(view, link)).toHaveLength(EXPORT_HEAD.length);
  });

  it.each([
    ['Quote', 'It is “too slow”'],
    ['Speaker', 'Ada'],
    ['Time', '1:01'],
    ['Note', 'Interview 1'],
    ['Tags', 'Price, Speed'],
    ['Link', link],
    ['Created by', 'Ben'],
    ['Created at', '2026-03-01T12:00:00.000Z'],
  ])('has its value under %s', (name, value) => {
    expect(cell(name)).toBe(value);
  });

  it('leaves cells empty that do not apply, but not those at the beginning of a recording', () => {
    expect([cell('Speaker', { speaker: null }), cell('Time', { startMs: null }), cell('Tags', { tags: [] })]).toEqual([
      '',
      '',
      '',
    ]);
    expect(cell('Time', { startMs: 0 })).toBe('0:00');
  });
});
