import {
  canImport,
  chosen,
  hasEncoding,
  holdsNul,
  mayBeTable,
  mayBeText,
  noteCount,
  notesInWords,
  readAs,
  fileSummary,
  type ChosenFile,
} from './chosen-file.ts';
import type { Preview } from './shapes.ts';
import { sizeInWords } from '../../ui/size-in-words.ts';

const NOTHING: Preview = {
  kind: 'notes',
  format: null,
  notices: [],
  notes: [],
  header: [],
  rows: [],
  rowCount: 0,
  filled: [],
  mapping: null,
  dateColumns: [],
  delimiter: null,
  encoding: null,
  hasHeader: false,
  faults: [],
  faultCount: 0,
  title: null,
  advice: null,
};
const read = (preview: Partial<Preview>): ChosenFile => ({
  ...chosen('one', { name: 'a.vtt', size: 1 }),
  state: 'ready',
  preview: { ...NOTHING, ...preview },
});
const note = (...speakers: string[]) => ({
  title: 'Talk',
  excerpt: 'Words',
  speakers,
  turns: [],
  comments: 0,
  corrects: null,
  date: null,
});

describe('a file to import', () => {
  it('says what it becomes', () => {
    expect(fileSummary(read({ notes: [note('Ada', 'Ben')] }))).toBe('Interview, 2 speakers');
    expect(fileSummary(read({ notes: [note('Ada')] }))).toBe('Interview, 1 speaker');
    expect(fileSummary(read({ format: 'DOCX', notes: [note()] }))).toBe('Note from DOCX');
    expect(fileSummary(read({ kind: 'table', rowCount: 1706 }))).toBe('Table, 1,706 rows');
    expect(fileSummary(read({ kind: 'table', rowCount: 1, faultCount: 2 }))).toBe('Table, 1 row, 2 rows can’t be read');
  });

  it('counts a note for each row of a table, whatever its columns become', () => {
    const table: ChosenFile = {
      ...read({ kind: 'table', rowCount: 10, filled: [10, 7, 4] }),
      mapping: { title: null, content: [1, 2], date: null, tags: [] },
    };
    expect(notesInWords(noteCount([table]))).toBe('10 notes');
    expect(notesInWords(noteCount([table, read({ notes: [note(), note()] })]))).toBe('12 notes');
  });

  it('may be read as a table where it is one note of lines, and back', () => {
    expect(
      ['Plain text', 'Dialogue table', 'DOCX', 'WebVTT'].map((format) => mayBeTable(read({ format, notes: [note()] }))),
    ).toEqual([true, true, false, false]);
    expect([
      mayBeTable(read({ kind: 'table' })),
      mayBeTable({ ...read({ kind: 'table' }), options: { read: 'table' } }),
    ]).toEqual([false, true]);
  });

  it('may be read as text where it is a table or a conversation, and back', () => {
    const speech = ['Plain text', 'Markdown', 'PDF', 'WebVTT', 'Dialogue table'].map((format) =>
      mayBeText(read({ format, notes: [note('Ada')] })),
    );
    expect(speech).toEqual([true, true, true, false, false]);
    expect([mayBeText(read({ kind: 'table' })), mayBeText(read({ format: 'Plain text', notes: [note()] }))]).toEqual([
      true,
      false,
    ]);
    const asText = { ...read({ format: 'Plain text', notes: [note()] }), options: { read: 'text' as const } };
    expect([mayBeText(asText), mayBeTable(asText)]).toEqual([true, false]);
    expect(mayBeText({ ...read({ kind: 'table' }), options: { read: 'table' } })).toBe(false);
  });

  it('may be read in another encoding where it is a file of letters', () => {
    expect(
      ['Plain text', 'SubRip', 'DOCX', 'PDF'].map((format) => hasEncoding(read({ format, notes: [note()] }))),
    ).toEqual([true, true, false, false]);
    expect(hasEncoding(read({ kind: 'table' }))).toBe(false);
  });

  it('says in sentences why it is refused, and is then not imported', () => {
    const file = read({ kind: 'refused', title: 'The PDF has no text', advice: 'Run text recognition first.' });
    expect(fileSummary(file)).toBe('The PDF has no text. Run text recognition first.');
    expect([canImport(file), notesInWords(noteCount([file]))]).toEqual([false, '0 notes']);
  });

  it('offers to leave NUL characters out only where they are the reason and not yet ignored', () => {
    const file = read({ kind: 'refused', title: 'The file contains NUL characters' });
    expect(holdsNul(file)).toBe(true);
    expect(holdsNul({ ...file, options: { ignoreNul: true } })).toBe(false);
    expect(holdsNul(read({ kind: 'refused', title: 'The file is empty' }))).toBe(false);
  });

  it('keeps the roles of its columns when it is read again, as long as the columns are as many', () => {
    const guess = { title: null, content: [0], date: null, tags: [] };
    const table: Preview = { ...NOTHING, kind: 'table', header: ['a', 'b'], mapping: guess };
    const mapped = { ...readAs(chosen('one', { name: 'a.csv', size: 1 }), table), mapping: { ...guess, title: 1 } };
    expect(readAs(mapped, { ...table, header: ['1', '2'] }).mapping).toEqual({ ...guess, title: 1 });
    expect(readAs(mapped, { ...table, header: ['a;b'], mapping: guess }).mapping).toEqual(guess);
    expect(
      readAs({ ...mapped, mapping: guess }, { ...table, mapping: { ...guess, content: [1] } }).mapping?.content,
    ).toEqual([1]);
  });

  it('is not imported while it is still being read', () => {
    expect(canImport({ ...read({ notes: [note()] }), state: 'reading' })).toBe(false);
  });

  it.each([
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [12_345, '12.3 kB'],
    [2_000_000, '2 MB'],
    [345_678_901, '346 MB'],
  ])('of %d bytes has %s', (bytes, words) => {
    expect(sizeInWords(bytes)).toBe(words);
  });
});
