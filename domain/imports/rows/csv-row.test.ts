import { plainText } from '../../content/index.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { rowReader } from './csv-row.ts';

describe('a row', () => {
  const header = ['id', 'when', 'good', 'bad', 'tags', '__proto__'];
  const mapping: CsvMapping = { title: null, content: [2, 3], date: 1, tags: [4] };
  const read = rowReader({ header, mapping, dates: { order: 'dmy' } });

  it('becomes a note: its texts under the names of their columns, the rest kept', () => {
    const note = read(['7', '3/4/2020', 'Nurses were kind.\n\nAlways.', 'Food', 'Care, Food; care', 'x'], 12);
    expect(note).toMatchObject({
      title: 'Response 12',
      occurredOn: '2020-04-03',
      tags: ['Care', 'Food', 'care'],
      language: null,
      speakers: [],
    });
    if (typeof note === 'string') throw new Error(note);
    expect(plainText(note.content)).toBe('good\nNurses were kind.\nAlways.\nbad\nFood');
    expect(Object.entries(note.raw)).toEqual([
      ['id', '7'],
      ['__proto__', 'x'],
    ]);
  });
  it('has as many paragraphs as a cell has', () => {
    const note = read(['7', '', 'a\n\n'.repeat(150_000), '', '', ''], 1);
    expect(typeof note === 'string' || note.content.content?.length).toBe(150_001);
  });
  it('keeps the cell of a title that names contacts, also if the title is made from the text', () => {
    const named = rowReader({ header, mapping: { ...mapping, title: 0, people: ['id'] }, dates: null });
    expect(named(['Ada', '', 'Fine', '', '', ''], 1)).toMatchObject({ title: 'Ada', raw: { id: 'Ada' } });
    expect(named(['', '', 'Fine', '', '', ''], 1)).toMatchObject({ title: 'Response 1', raw: {} });
  });
  it('leaves out empty cells, and keeps a date that can’t be read', () => {
    expect(read(['', 'soon', '', 'Food'], 1)).toMatchObject({
      title: 'Response 1',
      occurredOn: null,
      raw: { when: 'soon' },
    });
  });
  it('that failed and was mended does not keep why', () => {
    const mended = rowReader({
      header: ['file', 'line', 'cause', 'said', 'age'],
      mapping: { title: null, content: [3], date: null, tags: [] },
      dates: null,
    })(['a.csv', '3', 'Too long', 'Good', '31'], 1);
    expect(mended).toMatchObject({ raw: { age: '31' } });
    expect(Object.keys((mended as { raw: object }).raw)).toEqual(['age']);
  });
  it('without text in its content columns becomes a note of its other answers', () => {
    const note = read(['7', '3/4/2020', ' ', '', 'Care', ''], 3);
    if (typeof note === 'string') throw new Error(note);
    expect(note).toMatchObject({ title: 'Response 3', raw: { id: '7' } });
    expect(plainText(note.content)).toBe('id: 7\nwhen: 3/4/2020\ntags: Care');
    expect(read(['', '', '', '', '', ''], 4)).toBe('The row is empty');
  });
  it('of a list of remarks is named by its words', () => {
    const remark = rowReader({
      header: ['text', 'tags'],
      mapping: { title: null, content: [0], date: null, tags: [1] },
      dates: null,
    });
    expect(remark(['I am still waiting on my card?', 'card'], 1)).toMatchObject({
      title: 'I am still waiting on my card?',
    });
  });
  it('has no heading where there is one content column only, and a title of at most 200 characters', () => {
    const note = rowReader({ header, mapping: { title: 0, content: [2], date: null, tags: [] }, dates: null })(
      ['t'.repeat(300), '', 'Text'],
      1,
    );
    expect(note).toMatchObject({ content: { content: [{ type: 'paragraph' }] } });
    expect((note as { title: string }).title).toHaveLength(200);
  });
});
