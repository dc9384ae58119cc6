import { delimiterOf } from '../detection/delimiter.ts';
import { headOf } from './table-head.ts';
import { hasHeader, rowsAbove, tableWidth } from './table-header.ts';

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
