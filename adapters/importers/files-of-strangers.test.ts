import type { ImportOutcome, NotesOutcome, TableOutcome } from '@evident/domain/imports';
import { layOut } from '@evident/domain/content';
import { strToU8, zipSync } from 'fflate';
import { readFile } from './reading/read-file.ts';

/** Files as other programs write them, each with the one thing that stumbled a reader or might. */
type Turn = [speaker: string | null, start: number | null, end: number | null, text: string];

const read = (name: string, content: string | Uint8Array): Promise<ImportOutcome> =>
  readFile({ name, bytes: typeof content === 'string' ? Buffer.from(content) : content });
const json = (value: unknown): string => JSON.stringify(value);
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

async function turnsOf(name: string, content: string | Uint8Array): Promise<Turn[]> {
  const {
    notes: [note],
  } = (await read(name, content)) as NotesOutcome;
  const names = new Map(note!.speakers.map((speaker) => [speaker.id, speaker.name]));
  return layOut(note!.content).blocks.map(({ speaker, startMs, endMs, text }) => [
    names.get(speaker ?? '') ?? null,
    startMs,
    endMs,
    text,
  ]);
}

describe('a transcript', () => {
  it.each<[string, string, string | Uint8Array, Turn[]]>([
    [
      'WebVTT with regions, styles, notes, classes and captions over each other',
      'a.vtt',
      'WEBVTT Kind: captions\n\nREGION\nid:fred\nwidth:40%\n\nSTYLE\n::cue(v) { color: red }\n\nNOTE over\ntwo lines\n\nintro\n00:01.000 --> 00:04.000 region:fred line:0 align:start\n<v.loud Ann Smith>Hello <c.yellow>there</c> <00:02.500>friend</v>\n\n00:03.000 --> 00:06.000\n<v Bob>I <i>know</i> &amp; &lt;smile&gt;</v>\n',
      [
        ['Ann Smith', 1_000, 4_000, 'Hello there friend'],
        ['Bob', 3_000, 6_000, 'I know & <smile>'],
      ],
    ],
    [
      'WebVTT of more than 99 hours',
      'a.vtt',
      'WEBVTT\n\n123:45:06.789 --> 123:45:07.000\n<v Ann>Late',
      [['Ann', 445_506_789, 445_507_000, 'Late']],
    ],
    [
      'WebVTT with the times of SubRip, and with times in seconds',
      'a.vtt',
      'WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nAnn: Hello\n\n0:05 --> 0:07\nBob: Hi\n\n0:08 --> 0:09\nAnn: Bye',
      [
        ['Ann', 1_000, 4_000, 'Hello'],
        ['Bob', 5_000, 7_000, 'Hi'],
        ['Ann', 8_000, 9_000, 'Bye'],
      ],
    ],
    [
      'Zoom',
      'GMT.vtt',
      'WEBVTT\r\n\r\n1\r\n00:00:03.240 --> 00:00:05.100\r\nJane Doe: Thanks.\r\n\r\n2\r\n00:00:05.200 --> 00:00:08.000\r\nSam O’Neil (Acme): Sure: let us go.\r\n\r\n3\r\n00:00:09.200 --> 00:00:10.000\r\nJane Doe: How was it?\r\n',
      [
        ['Jane Doe', 3_240, 5_100, 'Thanks.'],
        ['Sam O’Neil (Acme)', 5_200, 8_000, 'Sure: let us go.'],
        ['Jane Doe', 9_200, 10_000, 'How was it?'],
      ],
    ],
    [
      'Teams',
      'Teams.vtt',
      'WEBVTT\n\n0c5b/12-0\n00:00:03.240 --> 00:00:05.100\n<v Doe, Jane (EXT)>Thanks for\njoining.</v>\n\n0c5b/12-1\n00:00:05.100 --> 00:00:06.100\n<v Doe, Jane (EXT)>Really.</v>\n\nx/13\n00:00:07.000 --> 00:00:08.100\n<v 田中 太郎>はい。</v>',
      [
        ['Doe, Jane (EXT)', 3_240, 6_100, 'Thanks for joining. Really.'],
        ['田中 太郎', 7_000, 8_100, 'はい。'],
      ],
    ],
    [
      'SubRip with a mark, CRLF, a number missing and positions',
      'a.srt',
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nAnn: Hello\r\n\r\n00:00:03,000 --> 00:00:04,500\r\nBob: no number\r\n\r\n\r\n7\r\n00:00:05,000 --> 00:00:06,500 X1:10 X2:20\r\n{\\an8}<b>Ann:</b> bold\r\n',
      [
        ['Ann', 1_000, 2_500, 'Hello'],
        ['Bob', 3_000, 4_500, 'no number'],
        ['Ann', 5_000, 6_500, 'bold'],
      ],
    ],
    [
      'SubRip in UTF-16 without a mark',
      'a.srt',
      utf16('1\r\n00:00:01,000 --> 00:00:02,500\r\nHéllo wörld\r\n'),
      [[null, 1_000, 2_500, 'Héllo wörld']],
    ],
    [
      'Whisper that was asked for text alone',
      'a.json',
      json({ text: ' Hello there. Bye.', segments: [], language: 'en' }),
      [[null, null, null, 'Hello there. Bye.']],
    ],
    [
      'Whisper with times and pieces missing',
      'a.json',
      json({
        segments: [
          { start: 0, end: 2.5, text: 'A' },
          { start: null, end: 5, text: 'B' },
          { text: 'C' },
          { start: 4, end: 5, text: null },
          null,
        ],
      }),
      [
        [null, 0, 2_500, 'A'],
        [null, null, 5_000, 'B'],
        [null, null, null, 'C'],
      ],
    ],
    [
      'WhisperX, where a word has no times',
      'a.json',
      json({
        segments: [
          {
            start: 0,
            end: 2,
            text: 'Hello 42 there',
            speaker: 'SPEAKER_00',
            words: [{ word: 'Hello', start: 0, end: 0.5 }, { word: '42' }],
          },
        ],
      }),
      [['SPEAKER_00', 0, 2_000, 'Hello 42 there']],
    ],
    [
      'whisper.cpp',
      'a.json',
      json({
        result: { language: 'en' },
        transcription: [
          {
            timestamps: { from: '00:00:00,000', to: '00:00:02,500' },
            offsets: { from: 0, to: 2_500 },
            text: ' Hello there, all of you.',
          },
        ],
      }),
      [[null, 0, 2_500, 'Hello there, all of you.']],
    ],
    [
      'a service that counts the speakers, in an envelope',
      'a.json',
      json({
        results: {
          channels: [],
          utterances: [
            { start: 0.1, end: 0.9, transcript: 'Hello.', speaker: 0 },
            { start: 1, end: 2, transcript: 'Yes.', speaker: 1 },
          ],
        },
      }),
      [
        ['Speaker 0', 100, 900, 'Hello.'],
        ['Speaker 1', 1_000, 2_000, 'Yes.'],
      ],
    ],
    [
      'Whisper, where nobody speaks',
      'a.json',
      '{"segments":[{"start":0,"end":2.5,"text":"Say \\"NaN\\", NaN","avg_logprob":NaN,"x":-Infinity}]}',
      [[null, 0, 2_500, 'Say "NaN", NaN']],
    ],
    [
      'oTranscribe',
      'a.otr',
      json({
        text: '<p><span class="timestamp" data-timestamp="3.2">00:03</span> <b>Ann:</b> Hello.</p><p><span class="timestamp" data-timestamp="8">00:08</span> <b>Bob:</b> Fine so.</p>',
        media: 'a.mp3',
        'media-time': 12.2,
      }),
      [
        ['Ann', 3_000, null, 'Hello.'],
        ['Bob', 8_000, null, 'Fine so.'],
      ],
    ],
    [
      'JSON in lines',
      'a.jsonl',
      '{"start":0.5,"end":1,"text":"Hello"}\n{"start":9,"end":10.5,"text":"There"}\n',
      [
        [null, 500, 1_000, 'Hello'],
        [null, 9_000, 10_500, 'There'],
      ],
    ],
    [
      'TSV in milliseconds',
      'a.tsv',
      'start\tend\ttext\n0\t2500\tHello there.\n5000\t8000\tThird piece.\n',
      [
        [null, 0, 2_500, 'Hello there.'],
        [null, 5_000, 8_000, 'Third piece.'],
      ],
    ],
    [
      'a table with a time, a speaker and a text',
      'a.csv',
      'Timestamp,Speaker,Text\n00:00:01,Ann,Hello\n00:00:05,Bob,Hi\n',
      [
        ['Ann', 1_000, null, 'Hello'],
        ['Bob', 5_000, null, 'Hi'],
      ],
    ],
    [
      'Markdown with [00:21] Name:',
      'a.md',
      '[00:21] Ann: Hello.\n\n[00:35] Bob: Fine.\nStill Bob.\n\n[1:02:03] Ann: Bye.\n',
      [
        ['Ann', 21_000, null, 'Hello.'],
        ['Bob', 35_000, null, 'Fine. Still Bob.'],
        ['Ann', 3_723_000, null, 'Bye.'],
      ],
    ],
    [
      'Markdown with Name 0:21',
      'a.md',
      'Ann 0:21\nHello.\n\nBob Smith 0:35\nFine.\n',
      [
        ['Ann', 21_000, null, 'Hello.'],
        ['Bob Smith', 35_000, null, 'Fine.'],
      ],
    ],
    [
      'Markdown with **Name:**, three turns',
      'a.md',
      '**Ann:** Hello.\n\n**Bob:** Fine.\n\nMore.\n\n**Ann:** Bye.',
      [
        ['Ann', null, null, 'Hello.'],
        ['Bob', null, null, 'Fine.'],
        ['Bob', null, null, 'More.'],
        ['Ann', null, null, 'Bye.'],
      ],
    ],
    [
      'Markdown of Google Meet',
      'a.md',
      '### 00:00:00 {#00:00:00}\n\n   \n**Ann Berg:** Hello.  \n**Bob:** Fine.  \n**Ann Berg:** So  \n   \n\n### 00:05:00 {#00:05:00}\n\n**Ann Berg:** on.\n',
      [
        ['Ann Berg', 0, null, 'Hello.'],
        ['Bob', null, null, 'Fine.'],
        ['Ann Berg', null, null, 'So'],
        ['Ann Berg', 300_000, null, 'on.'],
      ],
    ],
    [
      'WhatsApp',
      '_chat.txt',
      '[12/03/2024, 10:15:00] Ann: Hi\n[12/03/2024, 10:15:30] Bob: Good\n',
      [
        [null, null, null, '12/03/2024'],
        ['Ann', 36_900_000, null, 'Hi'],
        ['Bob', 36_930_000, null, 'Good'],
      ],
    ],
    [
      'text with tabs behind the names',
      'a.txt',
      'I:\tHow?\nR:\tSo.\nI:\tWhy?\nR:\tWell.\n',
      [
        ['I', null, null, 'How?'],
        ['R', null, null, 'So.'],
        ['I', null, null, 'Why?'],
        ['R', null, null, 'Well.'],
      ],
    ],
    [
      'text with from and to',
      'a.txt',
      '[00:00:00.000 --> 00:00:02.500]   Hello there.\n[00:00:02.500 --> 00:00:04.000]   Second.\n[00:00:05.500 --> 00:00:06.000]   Third.\n',
      [[null, 0, 6000, 'Hello there. Second. Third.']],
    ],
    [
      'RTF with Unicode',
      'a.rtf',
      "{\\rtf1\\ansi\\ansicpg1252\\uc1 caf\\'e9 \\u26085?\\u26412? \\u-10179?\\u-8704? {\\uc2\\u233 ab}x\\par}",
      [[null, null, null, 'café 日本 😀 éx']],
    ],
    [
      'RTF of TextEdit, whose paragraphs end in a backslash',
      'a.rtf',
      "{\\rtf1\\ansi\\ansicpg1252\\cocoartf2761\n\\cocoatextscaling0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;\\f1\\fswiss\\fcharset0 Helvetica-Bold;}\n{\\*\\expandedcolortbl;;}\n\\pard\\tx720\\partightenfactor0\n\n\\f1\\b\\fs24 \\cf0 Ann:\n\\f0\\b0  Hello \\'93friend\\'94\\\n\\\nBob: Hi, it\\'92s me.\\\nAnn: And\nagain.\\\r\nBob: C:\\\\x\\{y\\}}",
      [
        ['Ann', null, null, 'Hello “friend”'],
        ['Bob', null, null, 'Hi, it’s me.'],
        ['Ann', null, null, 'Andagain.'],
        ['Bob', null, null, 'C:\\x{y}'],
      ],
    ],
  ])('of %s', async (_, name, content, wanted) => {
    expect(await turnsOf(name, content)).toEqual(wanted);
  });
  it('tells the pieces that have no text', async () => {
    expect(
      (
        (await read(
          'a.json',
          json({ segments: [{ start: 0, text: 'A' }, { start: 1, text: 'B' }, { start: 2 }] }),
        )) as NotesOutcome
      ).faults,
    ).toEqual([{ line: null, cause: 'Piece 3 has no text' }]);
  });
  it.each(['a.md', 'a'])('has title, date, tags and the rest of a front matter in TOML: %s', async (name) => {
    const { notes, format } = (await read(
      name,
      '+++\ntitle = "Interview: Ann"\ndate = 2024-03-12T23:30:00-05:00\ntags = ["price", "speed"]\nage = 34\n[extra]\nrole = "nurse"\n+++\n\nHello.\n',
    )) as NotesOutcome;
    expect(format).toBe('Markdown');
    expect(notes[0]).toMatchObject({
      title: 'Interview: Ann',
      occurredOn: '2024-03-12',
      tags: ['price', 'speed'],
      raw: { age: '34', extra: '{"role":"nurse"}' },
    });
    expect(((await read('a.md', '+++\nno = toml = here\n+++\n\nHello.\n')) as NotesOutcome).notes[0]!.raw).toEqual({});
  });
  it('has the date of its front matter, points between days first', async () => {
    const dates = ['14.03.2026', '03.04.2026', '03/14/2026', '14/03/2026', '2026-03-14'].map(
      async (date) =>
        ((await read('a.md', `---\r\ndate: ${date}\r\n---\r\nWords.`)) as NotesOutcome).notes[0]!.occurredOn,
    );
    expect(await Promise.all(dates)).toEqual(['2026-03-14', '2026-04-03', '2026-03-14', '2026-03-14', '2026-03-14']);
  });
});

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

describe('what no reader sees', () => {
  const paragraphs = async (name: string, content: string | Uint8Array): Promise<string[]> =>
    (await turnsOf(name, content)).map(([, , , text]) => text);
  const W =
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const docx = (body: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(`<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`),
      ...more,
    });
  const odt = (styles: string, body: string): Uint8Array =>
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'META-INF/manifest.xml': strToU8('<m/>'),
      'content.xml': strToU8(
        `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:text="t" xmlns:style="s"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    });
  it('is left out of RTF: hidden and deleted words, and footnotes stand behind their paragraph', async () => {
    const rtf =
      '{\\rtf1\\ansi Seen {\\v secret} and {\\deleted gone} kept{\\footnote First note.} to the end{\\footnote Second.}.\\par \\v secret\\v0 After.\\par}';
    expect(await paragraphs('a.rtf', rtf)).toEqual(['Seen and kept to the end.', 'First note.', 'Second.', 'After.']);
  });
  it('may be 200,000 footnotes', async () => {
    expect(await read('a.rtf', `{\\rtf1 Words${'{\\footnote x}'.repeat(200_000)}\\par}`)).toMatchObject({
      kind: 'notes',
    });
  });
  it('is left out of DOCX', async () => {
    const said = (words: string, format = ''): string =>
      `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
    const body = `<w:p>${said('Seen ')}${said('secret ', '<w:vanish/>')}${said('and ', '<w:vanish w:val="0"/>')}${said('marked', '<w:highlight w:val="yellow"/>')}<w:del w:id="1"><w:r><w:delText> gone</w:delText></w:r></w:del></w:p>`;
    expect(await paragraphs('a.docx', docx(body))).toEqual(['Seen and marked']);
  });
  it('is told of formulas of DOCX', async () => {
    const formula = '<m:oMath><m:r><m:t>x=2</m:t></m:r></m:oMath>';
    const body = `<w:p><w:r><w:t>So </w:t></w:r>${formula}</w:p><w:p><m:oMathPara>${formula}</m:oMathPara></w:p>`;
    expect(await read('a.docx', docx(body))).toMatchObject({ kind: 'notes', notices: ['2 formulas were left out.'] });
    const note = strToU8(
      `<?xml version="1.0"?><w:footnotes ${W}><w:footnote w:id="1"><w:p>${formula}</w:p></w:footnote></w:footnotes>`,
    );
    expect(await read('a.docx', docx(body, { 'word/footnotes.xml': note }))).toMatchObject({
      kind: 'notes',
      notices: ['3 formulas were left out.'],
    });
  });
  it('is left out of HTML', async () => {
    const html =
      '<!doctype html><body><p style="display:none">secret</p><p hidden>secret</p><p><![if !supportLists]><span style="font-family:Symbol;mso-list:Ignore">·<span>&nbsp; </span></span><![endif]>Seen <span style="mso-hide:all">secret </span>and <i style="visibility: hidden">secret</i>kept.</p><div style="display:block">Block</div></body>';
    expect(await paragraphs('a.html', html)).toEqual(['Seen and kept.', 'Block']);
  });
  it('is left out of ODT, and footnotes stand behind their paragraph', async () => {
    const note = (words: string): string =>
      `<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>${words}</text:p></text:note-body></text:note>`;
    const body = `<text:p>It costs${note('In 2024.')} far${note('I think.')} too much.<text:span text:style-name="T1">secret</text:span></text:p><text:h>Next</text:h><text:p>After.</text:p>`;
    expect(
      await paragraphs(
        'a.odt',
        odt('<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>', body),
      ),
    ).toEqual(['It costs far too much.', 'In 2024.', 'I think.', 'Next', 'After.']);
  });
});

describe('a file without anything to read is refused in a sentence', () => {
  const spread = new Uint8Array(60 * 1024 * 1024);
  it.each<[string, string, string | Uint8Array, string]>([
    ['a header alone', 'a.csv', 'name,comment', 'The table has no rows'],
    ['captions without captions', 'a.vtt', 'WEBVTT\n', 'The WebVTT file holds no captions that can be read'],
    [
      'a PDF of pictures',
      'a.pdf',
      '%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj\ntrailer<</Root 1 0 R>>',
      'The PDF holds no text, only pictures of pages',
    ],
    [
      'captions in XML',
      'a.ttml',
      '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"><body/></tt>',
      'The file is captions in XML',
    ],
    ['a broken PDF', 'a.pdf', '%PDF-1.7\nrubbish', 'The PDF is damaged or incomplete'],
    [
      'a bomb',
      'a.odt',
      zipSync(
        { mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': spread, 'styles.xml': spread },
        { level: 9 },
      ),
      'The document is too large when it is unpacked',
    ],
    ['JSON that is something else', 'a.json', '{"a":[1,2]}', 'The JSON file is no transcript and no list of texts'],
    ['half a JSON file', 'a.json', '{"segments":[{"text":"A"', 'The JSON file is damaged or incomplete'],
    ['a byte order mark', 'a.txt', Buffer.from([0xff, 0xfe]), 'The file is empty'],
  ])('%s', async (_, name, content, title) => {
    expect(await read(name, content)).toMatchObject({ kind: 'refused', title, advice: expect.stringMatching(/\.$/) });
  });
});
