import { plainText } from '@evident/domain/content';
import { type CsvMapping, guessMapping, isMappingFor, rowReader, columnNames } from '@evident/domain/imports';
import { delimiterOf } from '../detection/delimiter.ts';
import { headOf } from './table-head.ts';
import { hasHeader, rowsAbove, tableWidth } from './table-header.ts';

describe('the delimiter of a table', () => {
  it.each([
    ['a,b,c\n1,2,3', ','],
    ['a;b;c\n1;2;3', ';'],
    ['a;b,c\n', ','],
    ['a;b;c,d\n', ';'],
    ['a\tb\tc', '\t'],
    ['a|b|c', '|'],
    ['single\nvalues', ','],
    ['"a,b,c";d\n', ';'],
    ['\n\n  \na;b\n', ';'],
    ['"a\n,,,,";b\n', ';'],
    ['', ','],
    ['sep=;\na,b,c\n', ';'],
    ['sep=^\na^b,c\n', '^'],
  ])('of %j is %j', (beginning, delimiter) => {
    expect(delimiterOf(beginning)).toBe(delimiter);
  });
  it('is not the comma of sentences where the lines agree about another', () => {
    expect(delimiterOf('t1;no;Well, this, that, and all\nt2;yes;Fine.\nt3;yes;Good, thanks.\n')).toBe(';');
  });
});

describe('a table below a title', () => {
  it.each([
    [
      'a title with a comma',
      'Umfrage Kundenzufriedenheit, März 2024\n\nDatum;Kommentar;Note\n1.3.2024;gut, schnell;1\n2.3.2024;zu teuer;4\n',
      ';',
    ],
    [
      'two remarks',
      'Export, created by Ann\nPeriod: 1 March, 2024\nid;comment;rating\n1;fine;2\n2;bad, slow;3\n3;ok;3\n',
      ';',
    ],
    ['a row of nothing but commas', ',,,,\nid;comment\n1;fine\n2;bad\n3;ok\n', ';'],
  ])('has its own delimiter: %s', (_, beginning, delimiter) => {
    expect(delimiterOf(beginning)).toBe(delimiter);
  });
  it('begins at its header', () => {
    expect(rowsAbove([['Survey'], ['Kommentar', 'Note'], ['gut', '1'], ['zu teuer', '4']])).toBe(1);
    expect(
      rowsAbove([
        ['Survey', 'Onboarding', '', '', ''],
        ['a', 'b', 'c', 'd', 'e'],
        ['1', '2', '3', '4', '5'],
        ['1', '', '', '', '5'],
      ]),
    ).toBe(1);
    expect(
      rowsAbove([
        ['Text', ''],
        ['gut', 'x'],
        ['zu teuer', 'y'],
      ]),
    ).toBe(0);
  });
});

describe('a head over two rows', () => {
  it.each([
    [
      'Qualtrics',
      [
        ['StartDate', 'ResponseId', 'Q1', 'Q2_1'],
        ['Start Date', 'Response ID', 'How was it?', 'What would you change?'],
        ['2024-03-01', 'R_1abc', 'Good', 'Nothing'],
        ['2024-03-02', 'R_2abc', 'Bad', 'All'],
      ],
    ],
    [
      'SoSci',
      [
        ['CASE', 'A101', 'A102_01'],
        ['Interview-Nummer', 'Alter', 'Was stört Sie am meisten?'],
        ['12', '31', 'Preis'],
        ['13', '40', 'Tempo'],
      ],
    ],
  ])('of %s has the questions as names', (_, rows) => {
    expect(headOf(rows)).toEqual({ names: rows[1], rows: 2 });
  });
  it('is none where the second row is data', () => {
    expect(
      headOf([
        ['Q1', 'Q2', 'Q3'],
        ['Yes', 'No', 'It is slow'],
        ['No', 'No', 'Fine'],
      ]),
    ).toBeNull();
    expect(
      headOf([
        ['id', 'comment', 'age'],
        ['What is it?', 'I like it', 'old'],
        ['a', 'b', 'c'],
      ]),
    ).toBeNull();
    expect(
      headOf([
        ['Q1', 'Q2'],
        ['5', 'I really like what you made'],
        ['4', 'It is far too slow for us'],
      ]),
    ).toBeNull();
  });
});

describe('the columns of a table', () => {
  it('always have names, and no two the same', () => {
    expect(columnNames(['a', '', 'a', ' a ', 'a (2)'], 6)).toEqual([
      'a',
      'Column 2',
      'a (2)',
      'a (3)',
      'a (2) (2)',
      'Column 6',
    ]);
  });
  it('are named by a first row that holds neither numbers nor values that come again', () => {
    expect(
      hasHeader([
        ['id', 'text'],
        ['1', 'x'],
      ]),
    ).toBe(true);
    expect(
      hasHeader([
        ['t1', 'no'],
        ['t2', 'no'],
      ]),
    ).toBe(false);
    expect(
      hasHeader([
        ['1', 'text'],
        ['2', 'x'],
      ]),
    ).toBe(false);
    expect(
      hasHeader([
        ['', 'text'],
        ['1', 'x'],
      ]),
    ).toBe(true);
  });
  const data = (source: string): string[][] => source.split('\n').map((line) => line.split(','));
  it.each([
    [
      'Typeform, several choices',
      '#,Phone,Tablet,Laptop,What do you like most?\na1,Phone,,,It is really fast and does it\na2,,Tablet,,Too expensive for small teams',
    ],
    [
      'Yes and No',
      'name,comment,Yes,No\nA,It is really fast and does it,Yes,\nB,Too dear for small teams like ours,,No',
    ],
    ['years', 'id,comment,2023,2024\n1,I like it very much because it is fast,3,4\n2,I do not like it at all,4,5'],
    ['the numbers of a scale', 'Comment,1,2,3\nI like it very much,x,,\nI do not like it at all,,x,'],
    ['a value that is a name too', 'Name,Comment\nAnn,Comment\nBob,I do not like it at all'],
    [
      'a value that is one of many names',
      'Participant,What happened?,Feeling,Sentiment\nAnn,It broke,Feeling,bad\nBob,It worked,fine,good',
    ],
  ])('are named by a first row with %s', (_, source) => {
    expect(hasHeader(data(source))).toBe(true);
  });
  it.each([
    [
      'values that come again',
      'Ann,It is really fast and does what I need,good\nBob,I do not like it at all since it breaks,good\nCyn,It is too dear for teams like ours,bad',
    ],
    [
      'a day above days',
      'Ann,I like it very much because it is fast,2024-03-01\nBob,I do not like it at all,2024-03-02',
    ],
    ['years above years', 'Ann,2019,2020,It broke\nBob,2018,2020,It worked'],
    ['a number above numbers', 'good,it is fast,5\nbad,it is slow,1'],
    ['one column of values', 'Yes\nNo\nYes'],
  ])('have no names in a first row with %s', (_, source) => {
    expect(hasHeader(data(source))).toBe(false);
  });
  it('are as many as most rows have', () => {
    expect(
      tableWidth([
        ['a', 'b'],
        ['1', '2', '3'],
        ['1', '2', '3'],
      ]),
    ).toBe(3);
    expect(
      tableWidth([
        ['a', 'b', 'c'],
        ['1', '2'],
        ['1', '2'],
      ]),
    ).toBe(3);
  });
  it('may have a title above them', () => {
    expect(rowsAbove([['My survey'], ['made in 2020'], ['a', 'b', 'c'], ['1', '2', '3'], ['1', '2', '3']])).toBe(2);
    expect(rowsAbove([['a'], ['b'], ['c']])).toBe(0);
  });
});

describe('the guess at a mapping', () => {
  const column = (name: string, length: number, dates = false) => ({
    name,
    length,
    filled: 10,
    distinct: 10,
    coded: 0,
    dates: dates ? { order: 'mdy' as const } : null,
  });
  it('goes by names and by what looks written by people', () => {
    expect(
      guessMapping([
        column('Timestamp', 18, true),
        column('Subject', 20),
        column('What was good?', 80),
        column('Age', 2),
        column('label', 10),
      ]),
    ).toEqual({ title: 1, content: [2], date: 0, tags: [4] });
  });
  it('takes what failed and was mended as it was, never why it failed', () => {
    const ours = [column('file', 12), column('line', 1), column('cause', 60)];
    expect(guessMapping([...ours, column('comment', 8), column('rating', 1)])).toEqual({
      title: null,
      content: [3],
      date: null,
      tags: [],
    });
    expect(guessMapping([...ours, column('When', 10, true), column('a', 1)])).toEqual({
      title: null,
      content: [4],
      date: 3,
      tags: [],
    });
    expect(guessMapping(ours).content).toEqual([2]);
    expect(guessMapping([column('id', 3), column('cause', 60)]).content).toEqual([1]);
  });
  const values = (name: string, length: number, distinct: number, coded = 0) => ({
    ...column(name, length),
    distinct,
    coded,
  });
  it('takes as the title a column whose short values tell the rows apart, and no numbers or keys', () => {
    const said = column('What happened?', 80);
    expect(guessMapping([values('Rating', 1, 10, 10), values('Participant no.', 3, 10), said]).title).toBe(1);
    expect(
      guessMapping([values('Plan', 8, 3), values('ResponseId', 17, 10, 10), values('Age', 2, 10, 10), said]).title,
    ).toBeNull();
  });
  it.each<[string, string[], string[]]>([
    ['German', ['Datum', 'Note', 'Kommentar', 'Kategorie'], ['Kommentar']],
    ['French', ['Note', 'Commentaire'], ['Commentaire']],
    ['Spanish', ['Edad', 'Comentarios'], ['Comentarios']],
    ['English', ['Rating', 'Note'], ['Note']],
    ['snake case', ['user_type', 'user_comment'], ['user_comment']],
  ])('finds the text by its name in %s', (_, names, content) => {
    const { content: found } = guessMapping(names.map((name) => values(name, 12, 4)));
    expect(found.map((place) => names[place])).toEqual(content);
  });
  it('takes no choices for free text, and no birthday for the date', () => {
    expect(guessMapping([values('Which of these do you use?', 40, 1), values('Why?', 60, 10)]).content).toEqual([1]);
    expect(
      guessMapping([column('Date of birth', 10, true), column('Submitted At', 16, true), column('Comment', 40)]).date,
    ).toBe(1);
  });
  it('always has some content', () => {
    expect(guessMapping([column('Start', 11), column('Speaker', 3), column('Transcript', 5)]).content).toEqual([2]);
    expect(guessMapping([column('a', 1), column('b', 3)])).toEqual({ title: null, content: [1], date: null, tags: [] });
  });
  it.each([
    [{ title: null, content: [], date: null, tags: [] }, false],
    [{ title: 3, content: [0], date: null, tags: [] }, false],
    [{ title: 1, content: [0], date: 2, tags: [2] }, true],
  ] as [CsvMapping, boolean][])('%j fits a table of three columns: %s', (mapping, fits) => {
    expect(isMappingFor(mapping, 3)).toBe(fits);
  });
});

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
