import { block, doc, paragraph } from '../../../test/builders/rich-text.ts';
import { otherColumns, cuesOfTable, dialogueColumns, isOfSpeechColumn } from './dialogue-table.ts';
import { cuesInTable } from './spoken-table.ts';

describe('the columns of a talk', () => {
  it.each([
    [['start', 'end', 'text'], { text: 2, speaker: null, start: 0, end: 1, word: null }],
    [['Speaker', 'Time', 'Text'], { text: 2, speaker: 0, start: 1, end: null, word: null }],
    [['speaker', 'word', 'punctuation', 'ts'], { text: 1, speaker: 0, start: 3, end: null, word: { punctuation: 2 } }],
    [['speaker', 'token'], { text: 1, speaker: 0, start: null, end: null, word: { punctuation: null } }],
  ])('of %j', (header, columns) => {
    expect(dialogueColumns(header)).toEqual(columns);
  });
  it.each([[['time', 'text']], [['speaker', 'text']], [['name', 'answer', 'date']], [['word', 'start']], [[]]])(
    'are not %j: a table of answers',
    (header) => {
      expect(dialogueColumns(header)).toBeNull();
    },
  );
  it('leave the others, which would be lost', () => {
    const columns = dialogueColumns(['id', 'start', 'end', 'text', 'mood'])!;
    expect(otherColumns(columns, 5)).toEqual([0, 4]);
    expect(otherColumns(dialogueColumns(['speaker', 'word', 'punctuation'])!, 3)).toEqual([]);
  });
});

describe('the rows of a talk', () => {
  const columns = dialogueColumns(['speaker', 'start', 'text'])!;
  it('become cues; numbered speakers get a name, empty rows are left out', () => {
    expect(
      cuesOfTable(
        [
          ['0', '0:01', 'Hello'],
          ['', '0:02', ''],
          ['Ann', '0:03', 'Hi'],
          ['', '0:05', 'Oh'],
        ],
        columns,
      )?.cues,
    ).toEqual([
      { speaker: 'Speaker 0', start: 1000, end: null, text: 'Hello' },
      { speaker: 'Ann', start: 3000, end: null, text: 'Hi' },
      { speaker: null, start: 5000, end: null, text: 'Oh' },
    ]);
  });
  it('are no talk where most of their times are days, or none is there', () => {
    expect(
      cuesOfTable(
        [
          ['Ann', '2026-03-14', 'Hello'],
          ['Bo', '0:03', 'Hi'],
        ],
        columns,
      ),
    ).toBeNull();
    expect(cuesOfTable([['Ann', '', 'Hello']], columns)).toBeNull();
    expect(
      cuesOfTable(
        [
          ['Ann', '2026-03-14', 'Hello'],
          ['Bo', '0:03', 'Hi'],
          ['Cy', '0:04', 'Yes'],
        ],
        columns,
      )?.cues,
    ).toHaveLength(3);
  });
  it('that end before they start keep their words without times', () => {
    const timed = dialogueColumns(['speaker', 'start', 'end', 'text'])!;
    const rows = [
      ['Ann', '0:01', '0:02', 'Hello'],
      ['Bo', '0:04', '0:03', 'Hi'],
      ['Ann', '0:06', '0:05', ''],
    ];
    expect(cuesOfTable(rows, timed)).toEqual({
      cues: [
        { speaker: 'Ann', start: 1000, end: 2000, text: 'Hello' },
        { speaker: 'Bo', start: null, end: null, text: 'Hi' },
      ],
      reversed: [1],
    });
  });
  it('of single words become sentences, also without times', () => {
    const words = dialogueColumns(['speaker', 'word', 'punctuation'])!;
    expect(
      cuesOfTable(
        [
          ['A', 'it', ''],
          ['A', 'works', '.'],
          ['B', 'yes', '!'],
        ],
        words,
      )?.cues,
    ).toMatchObject([
      { speaker: 'A', text: 'it works.' },
      { speaker: 'B', text: 'yes!' },
    ]);
  });
});

describe('a table of a document', () => {
  const table = (...rows: string[][]) =>
    block('table', ...rows.map((row) => block('tableRow', ...row.map((text) => block('tableCell', paragraph(text))))));
  const head = ['Speaker', 'Time', 'Text'];

  it('is a talk where every column has a place in one', () => {
    expect(cuesInTable(table(head, ['Ann', '0:01', 'Hello']))).toEqual([
      { speaker: 'Ann', start: 1000, end: null, text: 'Hello' },
    ]);
  });
  it('takes time linear in its rows', () => {
    const rows = Array.from({ length: 150_000 }, (_, at) => table([`Speaker ${at}`, 'Yes']).content![0]!);
    expect(cuesInTable({ type: 'table', content: rows })).toBeNull();
  });
  it.each([
    ['a column would be lost', table([...head, 'Mood'], ['Ann', '0:01', 'Hello', 'good'])],
    ['a row has another length', table(head, ['Ann', '0:01', 'Hello'], ['Bo', '0:02'])],
    ['each row is a single word', table(['speaker', 'word'], ['A', 'it'])],
    ['it is another table', table(['Name', 'Answer'], ['Ann', 'Yes'])],
    ['it is empty', block('table')],
    ['it is no table', doc(paragraph('Hello'))],
  ])('is none where %s', (_, node) => {
    expect(cuesInTable(node)).toBeNull();
  });
});

it('names of the columns of a talk are known', () => {
  expect(['Time', 'speaker', 'Text', 'span', 'price'].map(isOfSpeechColumn)).toEqual([true, true, true, true, false]);
});
