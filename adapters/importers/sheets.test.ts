import { zipSync, strToU8 } from 'fflate';
import { collectGroups } from '../../test/support/collect.ts';
import { ods, sheet, text, workbook, xml } from '../../test/support/sheet-files.ts';
import { readFile } from './reading/read-file.ts';
import { readRows } from './tables/read-rows.ts';

const read = (name: string, bytes: Uint8Array) => readFile({ name, bytes });

describe('an Excel workbook', () => {
  it('is a table of its first sheet with words, with days as days and shared texts as texts', async () => {
    const answers = sheet(
      `<row r="1">${text('A1', 'When')}${text('B1', 'Comment')}${text('C1', 'Rating')}</row><row r="3"><c r="A3" s="1"><v>45352.5</v></c><c r="B3" t="s"><v>0</v></c><c r="C3"><f>2+2</f><v>4</v></c></row><row r="4"><c r="A4" s="1"><v>45353</v></c>${text('B4', 'Far too slow &amp; dear_x000D_')}</row>`,
    );
    const styles = {
      'xl/styles.xml': xml(
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      ),
      'xl/sharedStrings.xml': xml('<sst><si><r><t>It is </t></r><r><t>good for us</t></r></si></sst>'),
    };
    expect(
      await read(
        'answers.xlsx',
        workbook(
          {
            Empty: sheet(''),
            Answers: answers,
            Blank: sheet('<row r="1"><c r="A1" s="1"/></row>'),
            Notes: sheet(`<row r="1">${text('A1', 'x')}</row>`),
            Codes: sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
          },
          styles,
        ),
      ),
    ).toMatchObject({
      kind: 'table',
      header: ['When', 'Comment', 'Rating'],
      delimiter: null,
      encoding: null,
      rowCount: 2,
      faultCount: 0,
      mapping: { title: null, content: [1], date: 0, tags: [] },
      rows: [
        { line: 3, cells: ['2024-03-01 12:00:00', 'It is good for us', '4'] },
        { line: 4, cells: ['2024-03-02', 'Far too slow & dear\r', ''] },
      ],
      notices: [
        'Only the sheet “Answers” is imported. Sheets not imported: “Notes”, “Codes”. Save them as separate files to import them.',
      ],
    });
  });
  it('without words, or of another format, is refused in a sentence', async () => {
    expect(await read('empty.xlsx', workbook({ One: sheet('') }))).toMatchObject({
      kind: 'refused',
      title: 'The workbook has no rows',
    });
    expect(await read('a.xlsb', zipSync({ 'xl/workbook.bin': new Uint8Array(10) }))).toMatchObject({
      kind: 'refused',
      title: 'The file is a binary Excel workbook',
    });
  });
  it('that is a bomb is refused', async () => {
    const bomb = new Uint8Array(101 * 1024 * 1024);
    expect(await read('bomb.xlsx', workbook({ One: sheet('') }, { 'xl/sharedStrings.xml': bomb }))).toMatchObject({
      kind: 'refused',
      title: 'The document is too large when extracted',
    });
    const entities = strToU8('<!DOCTYPE x [<!ENTITY a "b">]><workbook/>');
    expect(await read('entities.xlsx', workbook({ One: sheet('') }, { 'xl/workbook.xml': entities }))).toMatchObject({
      kind: 'refused',
    });
  });
});

describe('an OpenDocument spreadsheet', () => {
  const cell = (words: string): string => `<table:table-cell><text:p>${words}</text:p></table:table-cell>`;
  it('is a table, with days as days, repeated cells and rows, and no remarks', async () => {
    const day =
      '<table:table-cell office:value-type="date" office:date-value="2024-03-01T00:00:00"><text:p>01.03.24</text:p></table:table-cell>';
    const remark =
      '<table:table-cell><office:annotation><text:p>ask again</text:p></office:annotation><text:p>It is good</text:p><text:p>for us</text:p></table:table-cell>';
    const rows = `<table:table-row>${cell('When')}${cell('Comment')}${cell('Plan')}${cell('Team')}</table:table-row><table:table-row table:number-rows-repeated="2">${day}${remark}<table:table-cell table:number-columns-repeated="2"><text:p>Free</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`;
    expect(await read('answers.ods', ods(rows))).toMatchObject({
      kind: 'table',
      header: ['When', 'Comment', 'Plan', 'Team'],
      rowCount: 2,
      rows: [{ line: 2, cells: ['2024-03-01', 'It is good\nfor us', 'Free', 'Free'] }, { line: 3 }],
    });
  });
  it('names the other tables with words, at most five of them', async () => {
    const table = (name: string, words: string) =>
      `<table:table table:name="${name}"><table:table-row>${cell(words)}</table:table-row></table:table>`;
    const others = ['Codes', 'Empty', 'C', 'D', 'E', 'F', 'G']
      .map((name) => table(name, name === 'Empty' ? '' : name))
      .join('');
    const rows = `<table:table-row>${cell('Comment')}</table:table-row><table:table-row>${cell('It is good for us')}</table:table-row>`;
    expect(
      await read('answers.ods', ods(`${rows}</table:table>${table('Notes', 'x').replace('</table:table>', '')}`)),
    ).toMatchObject({
      notices: [
        'Only the sheet “One” is imported. Sheet not imported: “Notes”. Save it as a separate file to import it.',
      ],
    });
    expect(
      await read('answers.ods', ods(`${rows}</table:table>${others}<table:table table:name="Last">`)),
    ).toMatchObject({
      notices: [expect.stringContaining('Sheets not imported: “Codes”, “C”, “D”, “E”, “F” and 1 more.')],
    });
  });
  it('that repeats a row for ever ends soon', async () => {
    const rows = `<table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000"><text:p>x</text:p></table:table-cell></table:table-row>`;
    expect(await read('bomb.ods', ods(rows))).toMatchObject({ kind: expect.stringMatching(/table|refused/) });
  });
  it('with a password is refused', async () => {
    expect(await read('a.ods', ods('', { 'META-INF/manifest.xml': xml('<m><encryption-data/></m>') }))).toMatchObject({
      kind: 'refused',
      title: 'The spreadsheet is password-protected',
    });
  });
});

describe('a JSON list', () => {
  const json = (value: unknown) => ({ name: 'answers.json', bytes: Buffer.from(JSON.stringify(value)) });
  it('of texts is a table of one column', async () => {
    expect(await readFile(json(['Too slow for us', 'I like it']))).toMatchObject({
      kind: 'table',
      header: ['Text'],
      rowCount: 2,
      mapping: { content: [0] },
      delimiter: null,
    });
    expect(await collectGroups(readRows(json(['Too slow for us', 'I like it'])))).toEqual([
      { line: 1, cells: ['Too slow for us'] },
      { line: 2, cells: ['I like it'] },
    ]);
  });
  it.each([
    ['alone', (list: object[]) => list],
    ['in an object', (list: object[]) => ({ count: 2, responses: list })],
  ])('of objects with texts is a table of their fields: %s', async (_, wrapped) => {
    const list = [
      { id: 1, comment: 'Far too slow for us', tags: ['speed', 'mobile'] },
      { id: 2, comment: 'I like it very much', extra: true },
    ];
    expect(await readFile(json(wrapped(list)))).toMatchObject({
      kind: 'table',
      header: ['id', 'comment', 'tags', 'extra'],
      rows: [
        { line: 1, cells: ['1', 'Far too slow for us', 'speed, mobile', ''] },
        { line: 2, cells: ['2', 'I like it very much', '', 'true'] },
      ],
      mapping: { content: [1], tags: [2] },
    });
  });
  it('of speech stays a transcript, and of numbers is refused', async () => {
    expect(await readFile(json([{ start: 0, end: 1, text: 'Hello' }]))).toMatchObject({
      kind: 'notes',
      format: 'JSON transcript',
    });
    expect(await readFile(json([1, 2]))).toMatchObject({
      kind: 'refused',
      title: 'The JSON file is neither a transcript nor a list of texts',
    });
  });
});

describe('a file of 4.9 MB that is hostile to its reader', () => {
  const SIZE = 4_900_000;
  it.each([
    ['of one row', 'row.csv', 'name,'.repeat(SIZE / 5), 'The table has more than 16,000 columns'],
    [
      'of nested elements',
      'nested.html',
      `<html>${'<div>'.repeat(SIZE / 5)}`,
      'The document has elements nested more than 65,000 levels deep',
    ],
  ])('%s is refused', async (_, name, content, title) => {
    expect(await read(name, Buffer.from(content))).toMatchObject({ kind: 'refused', title });
  });
});

describe('cells that share a long text', () => {
  const long = 2_000_000;
  const shared = {
    'xl/sharedStrings.xml': xml(
      `<sst><si><t>${'x'.repeat(long)}</t></si><si><t>Name</t></si><si><t>Comment</t></si></sst>`,
    ),
  };
  const refs = (line: number, ...strings: number[]): string =>
    `<row r="${line}">${strings.map((n, column) => `<c r="${'ABCDEFGH'[column]}${line}" t="s"><v>${n}</v></c>`).join('')}</row>`;
  const book = (...rows: string[]): Uint8Array => workbook({ One: sheet([refs(1, 1, 2), ...rows].join('')) }, shared);

  it('are cut in the preview', async () => {
    const outcome = await read('long.xlsx', book(refs(2, 0, 0), refs(3, 0, 0)));
    expect(outcome).toMatchObject({ kind: 'table', rowCount: 2 });
    expect(JSON.stringify(outcome).length).toBeLessThan(10_000);
  });
  it('make no row and no sheet larger than a file can be', async () => {
    expect(await read('row.xlsx', book(refs(2, 0, 0, 0, 0)))).toMatchObject({
      kind: 'refused',
      title: 'A row has more than 6,000,000 characters',
    });
    expect(
      await read('sheet.xlsx', book(...Array.from({ length: 60 }, (_, row) => refs(row + 2, 0, 0)))),
    ).toMatchObject({ kind: 'refused', title: 'The sheet has more than 200,000,000 characters' });
    const repeated = ods(
      `<table:table-row table:number-rows-repeated="1000"><table:table-cell><text:p>${'x'.repeat(long)}</text:p></table:table-cell></table:table-row>`,
    );
    expect(await read('sheet.ods', repeated)).toMatchObject({
      kind: 'refused',
      title: 'The sheet has more than 200,000,000 characters',
    });
  });
});
