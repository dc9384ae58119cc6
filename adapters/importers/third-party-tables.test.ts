import type { TableOutcome } from '@evident/domain/imports';
import { read, utf16 } from '../../test/support/third-party-files.ts';

// Files as other programs write them, each with one trait that broke a reader or could.
describe('a table', () => {
  const japanese = utf16('名前,コメント\n田中,使いやすいです\n佐藤,ちょっと難しい\n');
  it.each<[string, string | Uint8Array, string[], string[][]]>([
    [
      'UTF-16 little-endian without a mark',
      japanese,
      ['名前', 'コメント'],
      [
        ['田中', '使いやすいです'],
        ['佐藤', 'ちょっと難しい'],
      ],
    ],
    [
      'UTF-16 big-endian without a mark',
      Buffer.from(japanese).swap16(),
      ['名前', 'コメント'],
      [
        ['田中', '使いやすいです'],
        ['佐藤', 'ちょっと難しい'],
      ],
    ],
    [
      'Shift-JIS',
      Buffer.concat([
        Buffer.from('id,comment\n1,'),
        Buffer.from('93fa967b8cea82cc836583588367', 'hex'),
        Buffer.from('\n2,'),
        Buffer.from('8e6782a282e282b782a2', 'hex'),
      ]),
      ['id', 'comment'],
      [
        ['1', '日本語のテスト'],
        ['2', '使いやすい'],
      ],
    ],
    [
      'GB 18030',
      Buffer.concat([
        Buffer.from('id,comment\n1,'),
        Buffer.from('d6d0cec4b2e2cad4cafdbedd', 'hex'),
        Buffer.from('\n2,'),
        Buffer.from('bac3d3c3', 'hex'),
      ]),
      ['id', 'comment'],
      [
        ['1', '中文测试数据'],
        ['2', '好用'],
      ],
    ],
    [
      'semicolons, and commas in cells',
      'name;comment;score\nAnn;"hello; world";4,5\nBob;ok;3\n',
      ['name', 'comment', 'score'],
      [
        ['Ann', 'hello; world', '4,5'],
        ['Bob', 'ok', '3'],
      ],
    ],
    [
      'bars',
      'name|comment\nAnn|hello, world\nBob|ok\n',
      ['name', 'comment'],
      [
        ['Ann', 'hello, world'],
        ['Bob', 'ok'],
      ],
    ],
    [
      'line ends in cells',
      'name,comment\r\nAnn,"line 1\r\nline ""2""\r\n\r\nline 4"\r\nBob,ok\r\n',
      ['name', 'comment'],
      [
        ['Ann', 'line 1\nline "2"\n\nline 4'],
        ['Bob', 'ok'],
      ],
    ],
    [
      'one column with commas in its sentences',
      'comment\nI like it\nI do not, really\n"quoted, one"\n',
      ['comment'],
      [['I like it'], ['I do not, really'], ['quoted, one']],
    ],
    [
      'names that are there twice, or missing',
      'comment,comment,,\nx,y,z,w\nu,v,a,b\n',
      ['comment', 'comment (2)', 'Column 3', 'Column 4'],
      [
        ['x', 'y', 'z', 'w'],
        ['u', 'v', 'a', 'b'],
      ],
    ],
    [
      'rows that are too short',
      'a,b,c\nx,y,z\nu,v\nw\n',
      ['a', 'b', 'c'],
      [
        ['x', 'y', 'z'],
        ['u', 'v', ''],
        ['w', '', ''],
      ],
    ],
  ])('may have %s', async (_, content, header, rows) => {
    const table = (await read('a.csv', content)) as TableOutcome;
    expect({
      kind: table.kind,
      header: table.header,
      rows: table.rows.map(({ cells }) => cells),
      faults: table.faults,
    }).toEqual({ kind: 'table', header, rows, faults: [] });
  });
  it('of Qualtrics has the questions as names, and no identifiers as rows', async () => {
    const csv =
      'StartDate,Progress,ResponseId,Q1,Q2\nStart Date,Progress,Response ID,"What do you like most, and why?",How likely are you to recommend it?\n"{""ImportId"":""startDate"",""timeZone"":""America/Denver""}","{""ImportId"":""progress""}","{""ImportId"":""_recordId""}","{""ImportId"":""QID1_TEXT""}","{""ImportId"":""QID2""}"\n2024-03-14 10:02:03,100,R_1,It is really fast and does what I need,9\n2024-03-15 10:02:03,100,R_2,Too expensive for small teams,3\n';
    expect(await read('a.csv', csv)).toMatchObject({
      hasHeader: true,
      headerLine: 3,
      rowCount: 2,
      header: [
        'Start Date',
        'Progress',
        'Response ID',
        'What do you like most, and why?',
        'How likely are you to recommend it?',
      ],
      mapping: { content: [3], date: 0 },
      rows: [{ line: 4 }, { line: 5 }],
    });
  });
  it('of SurveyMonkey has each choice behind its question', async () => {
    const csv =
      'Respondent ID,Collector ID,Start Date,What do you like most?,Which do you use?,,,How satisfied are you?\n,,,Open-Ended Response,Phone,Tablet,Laptop,Response\n118000001,400001,03/14/2024 10:02:03 AM,It is really fast and does what I need,Phone,,Laptop,Very satisfied\n118000002,400001,03/15/2024 10:02:03 AM,Too expensive for the small teams,,Tablet,,Not satisfied\n';
    expect(await read('a.csv', csv)).toMatchObject({
      hasHeader: true,
      rowCount: 2,
      header: [
        'Respondent ID',
        'Collector ID',
        'Start Date',
        'What do you like most?',
        'Which do you use?: Phone',
        'Which do you use?: Tablet',
        'Which do you use?: Laptop',
        'How satisfied are you?',
      ],
      mapping: { content: [3], date: 2 },
    });
  });
  it.each([
    'id,when,comment,other\n,,Good,\n2,2024-03-01,Bad,x\n',
    'id,when,,comment\n1,2024-03-01,x,Good\n2,2024-03-02,,Bad\n',
    'a,b,c\nx,{"ImportId"},y\n',
  ])('has one row of names otherwise: %j', async (csv) => {
    expect(await read('a.csv', csv)).toMatchObject({ headerLine: 1, rowCount: csv.trim().split('\n').length - 1 });
  });
  it('of rows that failed has its cells as they were before they were made safe', async () => {
    const csv =
      'file,line,cause,comment,rating\r\nrows.csv,3,"The row has 3 cells, the table 2 columns",\'- too slow for us,3\r\nrows.csv,9,No text,\'tis good,4\r\n';
    expect(await read('a.csv', csv)).toMatchObject({
      mapping: { content: [3] },
      rows: [
        { cells: ['rows.csv', '3', 'The row has 3 cells, the table 2 columns', '- too slow for us', '3'] },
        { cells: ['rows.csv', '9', 'No text', "'tis good", '4'] },
      ],
    });
    expect(await read('a.csv', "comment,rating\n'- too slow,3\n")).toMatchObject({
      rows: [{ cells: ["'- too slow", '3'] }],
    });
  });
  it('of speech tells which of its columns it left out', async () => {
    const speech = 'speaker,start,text,theme,empty,note\nAnn,0:01,Hello,greeting,,check this\nBob,0:05,Hi,,,\n';
    expect(await read('a.csv', speech)).toMatchObject({
      kind: 'notes',
      notices: ['The columns “theme”, “note” were left out. To keep every column, read the file as a table.'],
    });
    expect(await read('a.csv', 'speaker,start,text\nAnn,0:01,Hello\n')).toMatchObject({ kind: 'notes', notices: [] });
  });
  it('of messages and of reviews is no speech', async () => {
    expect(
      await read(
        'a.csv',
        'id,from,to,text,date\n1,Ann Berg,Support,The export does nothing,2024-03-01\n2,Support,Ann Berg,Which browser?,2024-03-02\n',
      ),
    ).toMatchObject({ kind: 'table', rowCount: 2, mapping: { content: [3], date: 4 } });
    expect(
      await read('a.csv', 'text,time,speaker,rating\nGreat,2024-03-01 10:00,Ann,5\nBad,2024-03-02 11:00,Bob,1\n'),
    ).toMatchObject({ kind: 'table', rowCount: 2, mapping: { content: [0], date: 1 } });
  });
});
