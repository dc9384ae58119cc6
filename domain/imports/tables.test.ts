import { plainText } from '../content/index.ts';
import { type CsvMapping, guessMapping, isMappingFor } from './csv-mapping.ts';
import { EMPTY_ROW, rowReader } from './csv-row.ts';
import { delimiterOf } from './delimiter.ts';
import { columnNames, hasHeader, rowsAbove, tableWidth } from './table-header.ts';

describe('the delimiter of a table', () => {
  it.each([
    ['a,b,c\n1,2,3', ','], ['a;b;c\n1;2;3', ';'], ['a;b,c\n', ','], ['a;b;c,d\n', ';'], ['a\tb\tc', '\t'], ['a|b|c', '|'], ['single\nvalues', ','],
    ['"a,b,c";d\n', ';'], ['\n\n  \na;b\n', ';'], ['"a\n,,,,";b\n', ';'], ['', ','], ['sep=;\na,b,c\n', ';'], ['sep=^\na^b,c\n', '^'],
  ])('of %j is %j', (beginning, delimiter) => {
    expect(delimiterOf(beginning)).toBe(delimiter);
  });
  it('is not the comma of sentences where the lines agree about another', () => {
    expect(delimiterOf('t1;no;Well, this, that, and all\nt2;yes;Fine.\nt3;yes;Good, thanks.\n')).toBe(';');
  });
});

describe('the columns of a table', () => {
  it('always have names, and no two the same', () => {
    expect(columnNames(['a', '', 'a', ' a ', 'a (2)'], 6)).toEqual(['a', 'Column 2', 'a (2)', 'a (3)', 'a (2) (2)', 'Column 6']);
  });
  it('are named by a first row that holds neither numbers nor values that come again', () => {
    expect(hasHeader([['id', 'text'], ['1', 'x']])).toBe(true);
    expect(hasHeader([['t1', 'no'], ['t2', 'no']])).toBe(false);
    expect(hasHeader([['1', 'text'], ['2', 'x']])).toBe(false);
    expect(hasHeader([['', 'text'], ['1', 'x']])).toBe(true);
  });
  const data = (source: string): string[][] => source.split('\n').map((line) => line.split(','));
  it.each([
    ['Typeform, several choices', '#,Phone,Tablet,Laptop,What do you like most?\na1,Phone,,,It is really fast and does it\na2,,Tablet,,Too expensive for small teams'],
    ['Yes and No', 'name,comment,Yes,No\nA,It is really fast and does it,Yes,\nB,Too dear for small teams like ours,,No'],
    ['years', 'id,comment,2023,2024\n1,I like it very much because it is fast,3,4\n2,I do not like it at all,4,5'],
    ['the numbers of a scale', 'Comment,1,2,3\nI like it very much,x,,\nI do not like it at all,,x,'],
    ['a value that is a name too', 'Name,Comment\nAnn,Comment\nBob,I do not like it at all'],
    ['a value that is one of many names', 'Participant,What happened?,Feeling,Sentiment\nAnn,It broke,Feeling,bad\nBob,It worked,fine,good'],
  ])('are named by a first row with %s', (_, source) => {
    expect(hasHeader(data(source))).toBe(true);
  });
  it.each([
    ['values that come again', 'Ann,It is really fast and does what I need,good\nBob,I do not like it at all since it breaks,good\nCyn,It is too dear for teams like ours,bad'],
    ['a day above days', 'Ann,I like it very much because it is fast,2024-03-01\nBob,I do not like it at all,2024-03-02'],
    ['years above years', 'Ann,2019,2020,It broke\nBob,2018,2020,It worked'],
    ['a number above numbers', 'good,it is fast,5\nbad,it is slow,1'],
    ['one column of values', 'Yes\nNo\nYes'],
  ])('have no names in a first row with %s', (_, source) => {
    expect(hasHeader(data(source))).toBe(false);
  });
  it('are as many as most rows have', () => {
    expect(tableWidth([['a', 'b'], ['1', '2', '3'], ['1', '2', '3']])).toBe(3);
    expect(tableWidth([['a', 'b', 'c'], ['1', '2'], ['1', '2']])).toBe(3);
  });
  it('may have a title above them', () => {
    expect(rowsAbove([['My survey'], ['made in 2020'], ['a', 'b', 'c'], ['1', '2', '3'], ['1', '2', '3']])).toBe(2);
    expect(rowsAbove([['a'], ['b'], ['c']])).toBe(0);
  });
});

describe('the guess at a mapping', () => {
  const column = (name: string, length: number, dates = false) => ({ name, length, filled: 10, distinct: 10, dates: dates ? { order: 'mdy' as const } : null });
  it('goes by names and by what looks written by people', () => {
    expect(guessMapping([column('Timestamp', 18, true), column('Subject', 20), column('What was good?', 80), column('Age', 2), column('label', 10)]))
      .toEqual({ title: 1, content: [2], date: 0, tags: [4] });
  });
  it('takes what failed and was mended as it was, never why it failed', () => {
    const ours = [column('file', 12), column('line', 1), column('cause', 60)];
    expect(guessMapping([...ours, column('comment', 8), column('rating', 1)])).toEqual({ title: null, content: [3], date: null, tags: [] });
    expect(guessMapping([...ours, column('When', 10, true), column('a', 1)])).toEqual({ title: null, content: [4], date: 3, tags: [] });
    expect(guessMapping(ours).content).toEqual([2]);
    expect(guessMapping([column('id', 3), column('cause', 60)]).content).toEqual([1]);
  });
  it('always has some content', () => {
    expect(guessMapping([column('Start', 11), column('Speaker', 3), column('Transcript', 5)]).content).toEqual([2]);
    expect(guessMapping([column('a', 1), column('b', 3)])).toEqual({ title: null, content: [1], date: null, tags: [] });
  });
  it.each([[{ title: null, content: [], date: null, tags: [] }, false], [{ title: 3, content: [0], date: null, tags: [] }, false], [{ title: 1, content: [0], date: 2, tags: [2] }, true]] as [CsvMapping, boolean][])('%j fits a table of three columns: %s', (mapping, fits) => {
    expect(isMappingFor(mapping, 3)).toBe(fits);
  });
});

describe('a row', () => {
  const header = ['id', 'when', 'good', 'bad', 'tags', '__proto__'];
  const mapping: CsvMapping = { title: null, content: [2, 3], date: 1, tags: [4] };
  const read = rowReader({ header, mapping, dates: { order: 'dmy' } });

  it('becomes a note: its texts under the names of their columns, the rest kept', () => {
    const note = read(['7', '3/4/2020', 'Nurses were kind.\n\nAlways.', 'Food', 'Care, Food; care', 'x']);
    expect(note).toMatchObject({ title: 'Nurses were kind. Always.', occurredOn: '2020-04-03', tags: ['Care', 'Food', 'care'], language: null, speakers: [] });
    if (typeof note === 'string') throw new Error(note);
    expect(plainText(note.content)).toBe('good\nNurses were kind.\nAlways.\nbad\nFood');
    expect(Object.entries(note.raw)).toEqual([['id', '7'], ['__proto__', 'x']]);
  });
  it('leaves out empty cells, and keeps a date that can’t be read', () => {
    expect(read(['', 'soon', '', 'Food'])).toMatchObject({ title: 'Food', occurredOn: null, raw: { when: 'soon' } });
  });
  it('that failed and was mended does not keep why', () => {
    const mended = rowReader({ header: ['file', 'line', 'cause', 'said', 'age'], mapping: { title: null, content: [3], date: null, tags: [] }, dates: null })(['a.csv', '3', 'Too long', 'Good', '31']);
    expect(mended).toMatchObject({ raw: { age: '31' } });
    expect(Object.keys((mended as { raw: object }).raw)).toEqual(['age']);
  });
  it('without text in its content columns is no note', () => {
    expect(read(['7', '', ' ', '', '', ''])).toBe(EMPTY_ROW);
  });
  it('has no heading where there is one content column only, and a title of at most 200 characters', () => {
    const note = rowReader({ header, mapping: { title: 0, content: [2], date: null, tags: [] }, dates: null })(['t'.repeat(300), '', 'Text']);
    expect(note).toMatchObject({ content: { content: [{ type: 'paragraph' }] } });
    expect((note as { title: string }).title).toHaveLength(200);
  });
});
