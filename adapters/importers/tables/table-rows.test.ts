import fc from 'fast-check';
import { collectGroups } from '../../../test/support/collect.ts';
import { readRowNotes, readRows } from './read-rows.ts';
import { readFile } from '../reading/read-file.ts';
import { type ParsedRow, tableRows } from './table-rows.ts';

const rows = async (text: string, width = 0): Promise<ParsedRow[]> =>
  collectGroups(tableRows(text, { delimiter: ',', width }));
const file = (text: string, options = {}) => ({ name: 'table.csv', bytes: Buffer.from(text), options });

const quoted = (cells: readonly string[]): string => cells.map((words) => `"${words.replaceAll('"', '""')}"`).join(',');

describe('the rows of a table', () => {
  it.each(['\n', '\r\n', '\r'])('are read with line ends %j, also inside of cells', async (end) => {
    expect(await rows(['a,b', '1,"x', 'y"', '2,z'].join(end))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 4, cells: ['2', 'z'] },
    ]);
  });
  it('tell the line at which they begin, blank lines counted and left out', async () => {
    expect((await rows('\n\na,b\n\n , \n1,"x\n\ny"\n2,3')).map(({ line }) => line)).toEqual([3, 6, 9]);
  });
  it('keep quotation marks that are no quoting', async () => {
    expect(await rows('5" nail,a "b" c\n"say ""hi""",x')).toMatchObject([
      { cells: ['5" nail', 'a "b" c'] },
      { cells: ['say "hi"', 'x'] },
    ]);
  });
  it('get empty cells for missing ones, and are reported with too many', async () => {
    expect(await rows('1\n1,2\n1,2,3\n1,2,,', 2)).toEqual([
      { line: 1, cells: ['1', ''] },
      { line: 2, cells: ['1', '2'] },
      { line: 3, row: ['1', '2', '3'], cause: 'The row has 3 cells, the table 2 columns' },
      { line: 4, cells: ['1', '2'] },
    ]);
  });
  it.each([
    ['the end of the file', ['3,"open', '4,5', '6,7']],
    ['a quoted cell below', ['3,"open', '4,"five"', '6,7']],
    ['a quoted cell many lines below', ['3,"open', '4,5', '', '6,7', '8,"nine"', '10,11']],
    ['a quoted cell that begins with a delimiter', ['3,"open', '4,", five"', '6,7']],
    ['an escaped quotation mark', ['3,"open', '4,"a ""five"""', '6,7']],
    ['another that is never closed', ['3,"open', '4,5', '6,"seven', '8,9', '10,"11"', '12,13']],
  ])('are read as they are after a quotation mark that is never closed, up to %s', async (_, lines) => {
    const read = await rows(['a,b', ...lines].join('\n'), 2);
    const valueOf = (cell: string) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    expect(read).toEqual([
      { line: 1, cells: ['a', 'b'] },
      ...lines.flatMap((line, at) => {
        const [first, ...words] = line.split(',');
        const open = /^"[^"]*$/.test(words.join(',')) ? { unclosed: true } : {};
        return line === '' ? [] : [{ line: at + 2, cells: [first, valueOf(words.join(','))], ...open }];
      }),
    ]);
  });
  it('are reported with their words, if a quotation mark is never closed in a line that does not fit', async () => {
    expect(await rows('a,b\n1,2\n\n3,"open, and more\n4,5\n6,"7"', 2)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 4, row: ['3', '"open', ' and more'], cause: 'A quotation mark is never closed' },
      { line: 5, cells: ['4', '5'] },
      { line: 6, cells: ['6', '7'] },
    ]);
  });
  it.each([
    ['delimiters in each line', 'Hello, John\nBye, John\nSo, long'],
    ['quotation marks', 'He said "yes, of course"\nand "no, never"'],
    ['a quoted word at the start of a line', '"Yes", she said\n"no", he said'],
    ['a line of its own for each mark', '"\nwords\n"'],
  ])('keep the lines of a cell with %s', async (_, cell) => {
    const text = ['a,b', quoted(['1', cell]), quoted([cell, '2']), quoted(['3', 'end'])].join('\n');
    expect((await rows(text, 2)).map((row) => ('cells' in row ? row.cells : row))).toEqual([
      ['a', 'b'],
      ['1', cell],
      [cell, '2'],
      ['3', 'end'],
    ]);
  });
  it('keep the lines of every well-formed cell', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' '), maxLength: 12 });
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, async (cells) => {
        const read = await rows(cells.map(quoted).join('\n'), 3);
        expect(read.map((row) => ('cells' in row ? row.cells : row))).toEqual(
          cells.filter((row) => row.some((words) => words.trim() !== '')),
        );
      }),
      { numRuns: 2_000 },
    );
  });
  it('are the same across the edges of what is read at once', async () => {
    const text = Array.from({ length: 40_000 }, (_, index) => `${index},"😀 ""q""\nü"`).join('\n');
    const read = await rows(text, 2);
    expect(read).toHaveLength(40_000);
    expect(read[39_999]).toEqual({ line: 79_999, cells: ['39999', '😀 "q"\nü'] });
  });
});

describe('the rows below a header', () => {
  it('begin behind it, wherever it stands', async () => {
    expect(await collectGroups(readRows(file('\n\nid,text\n1,x\n')))).toEqual([{ line: 4, cells: ['1', 'x'] }]);
    expect(await collectGroups(readRows(file('A survey\n\na,b,c\nx,y,z\nu,v,w\n')))).toMatchObject([
      { line: 4 },
      { line: 5 },
    ]);
  });
  it('begin behind the line with which spreadsheet programs tell the delimiter', async () => {
    expect(await collectGroups(readRows(file('sep=;\r\na,x;b\r\n1,2;3\r\n')))).toEqual([
      { line: 3, cells: ['1,2', '3'] },
    ]);
  });
  it('name the lines with quotation marks that are never closed', async () => {
    const text = 'id,comment,score\n1,"good but slow,3\n2,"nice",4\n3,ok,5\n';
    expect(await readFile(file(text))).toMatchObject({
      rowCount: 3,
      faultCount: 0,
      rows: [
        { line: 2, cells: ['1', '"good but slow', '3'] },
        { line: 3, cells: ['2', 'nice', '4'] },
        { line: 4, cells: ['3', 'ok', '5'] },
      ],
      notices: ['Line 2 has a quotation mark that is never closed. It was read without quoting.'],
    });
  });
  it('are told of a first line that a quotation mark spoiled', async () => {
    expect((await collectGroups(readRows(file('a,"b\nid,text\n1,x\n2,y\n'))))[0]).toEqual({
      line: 1,
      row: ['a', '"b'],
      cause: 'A quotation mark is never closed',
    });
  });
  it('are all rows where there is none', async () => {
    expect(await collectGroups(readRows(file('id,text\n1,x\n', { header: false })))).toHaveLength(2);
  });
});

describe('a table', () => {
  it('is looked through from its first row to its last', async () => {
    const lines = Array.from(
      { length: 500 },
      (_, index) => `${index},${(index % 28) + 1}/2/2020,"Words of person ${index}, as they said them"`,
    );
    expect(await readFile(file(`id,when,feedback\n${lines.join('\n')}\n1,2,3,4\n`))).toMatchObject({
      kind: 'table',
      header: ['id', 'when', 'feedback'],
      hasHeader: true,
      headerLine: 1,
      rowCount: 500,
      faultCount: 1,
      delimiter: ',',
      encoding: 'utf-8',
      faults: [{ line: 502, cause: 'The row has 4 cells, the table 3 columns' }],
      mapping: { title: null, content: [2], date: 1, tags: [] },
      dates: [null, { order: 'dmy' }, null],
    });
  });
  it('with NUL characters is refused unless they are to be ignored', async () => {
    expect(await readFile(file('a,b\n1,x\0y\n'))).toMatchObject({
      kind: 'refused',
      title: 'The file contains NUL characters',
    });
    expect(await readFile(file('a,b\n1,x\0y\n', { ignoreNul: true }))).toMatchObject({
      kind: 'table',
      rows: [{ line: 2, cells: ['1', 'xy'] }],
    });
  });
  it('without rows is refused', async () => {
    expect(await readFile(file('a,b\n'))).toMatchObject({ kind: 'refused', title: 'The table has no rows' });
  });
  it('of speech is one note, or its rows when that is asked for', async () => {
    const speech = 'start,end,speaker,text\n0.5,1.5,A,Hello\n1.5,2.5,B,Hi\n';
    expect(await readFile(file(speech))).toMatchObject({
      kind: 'notes',
      notes: [{ speakers: [{ name: 'A' }, { name: 'B' }] }],
    });
    expect(await readFile(file(speech, { read: 'table' }))).toMatchObject({ kind: 'table', rowCount: 2 });
  });
});

describe('the fingerprints of rows', () => {
  const mapping = { title: null, content: [0], date: 1, tags: [2] };
  const fingerprints = async (rows: string): Promise<string[]> => {
    const notes = await collectGroups(
      readRowNotes(file(`text,day,tags,from\n${rows}`), {
        header: ['text', 'day', 'tags', 'from'],
        mapping,
        dates: { order: 'ymd' },
      }),
    );
    return notes.map((row) => ('note' in row ? row.note.fingerprint : row.cause));
  };

  it.each([
    ['day', 'Good,2024-04-02,,web'],
    ['tags', 'Good,2024-03-01,price,web'],
    ['raw fields', 'Good,2024-03-01,,app'],
    ['text', 'Bad,2024-03-01,,web'],
  ])('tell rows apart by their %s', async (_, other) => {
    const [one, two] = await fingerprints(`Good,2024-03-01,,web\n${other}\n`);
    expect(one).not.toBe(two);
  });
  it('tell rows that say the same apart, and know each of them again in the same file only', async () => {
    const row = 'Good,2024-03-01,,web\n';
    const first = await fingerprints(row + row + row);
    expect(new Set(first).size).toBe(3);
    expect(await fingerprints(row + row + row)).toEqual(first);
    const more = await fingerprints(row + row + row + row);
    expect(more.filter((fingerprint) => first.includes(fingerprint))).toEqual([]);
  });
});
