import { type RichNode, plainText } from '@evident/domain/content';
import { type NotesOutcome, richDoc } from '@evident/domain/imports';
import { readFile } from '../reading/read-file.ts';

type Placed = [x: number, y: number, text: string];

/** A PDF with one page of texts in document order, in a font with a fixed width of 6 points. */
const pdf = (texts: readonly Placed[]): Uint8Array => {
  const stream = texts
    .map(([x, y, text]) => `BT /F 10 Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`)
    .join('\n');
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 700 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Courier>>endobj
trailer<</Root 1 0 R>>`);
};

const words = (node: RichNode): string => plainText(richDoc([node]));
const shapeOf = ({ type, content = [] }: RichNode): unknown =>
  type === 'table'
    ? content.map((row) => (row.content ?? []).map((cell) => plainText(richDoc(cell.content ?? []))))
    : type;
const read = async (texts: readonly Placed[]): Promise<RichNode[]> => {
  const outcome = (await readFile({ name: 'a.pdf', bytes: pdf(texts) })) as NotesOutcome;
  return outcome.notes[0]!.content.content ?? [];
};
const grid = (rows: readonly string[][], xs: readonly number[], gap = 20): Placed[] =>
  rows.flatMap((row, line) =>
    row.flatMap((text, column): Placed[] => (text === '' ? [] : [[xs[column]!, 700 - line * gap, text]])),
  );
const byColumn = (texts: readonly Placed[]): Placed[] => [...texts].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
const XS = [50, 250, 400];
const PRICES = [
  ['Plan', 'Seats', 'Price'],
  ['Team', '5', '$20'],
  ['Business', '', '$90'],
  ['Enterprise', '200', '$400'],
];

describe('a table in a PDF', () => {
  it.each([
    ['rows', grid(PRICES, XS)],
    ['columns', byColumn(grid(PRICES, XS))],
  ])('is read by rows when it is written by %s', async (_, texts) => {
    const blocks = await read([[50, 760, 'Our prices are these.'], ...texts, [50, 560, 'They may change.']]);
    expect(blocks.map(shapeOf)).toEqual(['paragraph', PRICES, 'paragraph']);
    expect([words(blocks[0]!), words(blocks[2]!)]).toEqual(['Our prices are these.', 'They may change.']);
  });
  it('may have names beside figures that are aligned to the right', async () => {
    const rows = [
      ['Item', 'Use', 'Cost'],
      ['Pen', '1', '2'],
      ['Ink', '3', '4'],
      ['Pad', '5', '6'],
    ];
    const texts = grid(rows, XS).map(([x, y, text]): Placed => [/\d/.test(text) ? x + 60 : x, y, text]);
    expect((await read(texts)).map(shapeOf)).toEqual([rows]);
  });
  it('joins the wrapped lines of a cell', async () => {
    const texts: Placed[] = [
      ...grid(
        [
          ['Code', 'Meaning', 'Count'],
          ['Trust', 'Believes what', '3'],
        ],
        XS,
        24,
      ),
      [250, 664, 'the plots say'],
      [50, 640, 'Doubt'],
      [250, 640, 'Checks again'],
      [400, 640, '7'],
      [50, 616, 'Very long'],
      [250, 616, 'None'],
      [400, 616, '1'],
      [50, 604, 'name'],
    ];
    expect((await read(texts)).map(shapeOf)).toEqual([
      [
        ['Code', 'Meaning', 'Count'],
        ['Trust', 'Believes what the plots say', '3'],
        ['Doubt', 'Checks again', '7'],
        ['Very long name', 'None', '1'],
      ],
    ]);
  });
  it('may have two columns of short texts', async () => {
    const rows = [
      ['Name', 'Role'],
      ['Ann', 'Designer'],
      ['Bo', 'Engineer'],
      ['Cleo', 'Researcher'],
    ];
    expect((await read(grid(rows, XS))).map(shapeOf)).toEqual([rows]);
  });
});

describe('text in columns of a PDF that is no table', () => {
  it('stays two columns of prose', async () => {
    const left = [
      'We asked twelve people how',
      'they compare plots and why',
      'they trust them. Most said',
      'that they check the data',
      'before they look at plots.',
    ];
    const right = [
      'The second study took four',
      'weeks and had two parts in',
      'which people wrote a diary',
      'about their work with the',
      'tool and its new filters.',
    ];
    const texts = byColumn(
      grid(
        left.map((text, index) => [text, right[index]!]),
        [50, 300],
        12,
      ),
    );
    expect((await read(texts)).map(words)).toEqual([left.join(' '), right.join(' ')]);
  });
  it('stays three columns of prose', async () => {
    const column = [
      'the people that we asked',
      'about plots said that they',
      'like them but would rather',
      'have a table of the values',
      'than another small picture',
    ];
    const blocks = await read(
      byColumn(
        grid(
          column.map((text) => [text, text, text]),
          [40, 260, 480],
          12,
        ),
      ),
    );
    expect(blocks.map(words)).toEqual([column.join(' '), column.join(' '), column.join(' ')]);
  });
  it.each([
    [
      'times and names',
      [
        ['0:01', 'Ann', 'Hello.'],
        ['0:04', 'Bo', 'Good morning.'],
        ['0:09', 'Ann', 'Shall we start?'],
        ['0:15', 'Bo', 'Yes.'],
      ],
    ],
    [
      'labels of a form',
      [
        ['Order:', '17', '2024'],
        ['Name:', 'Ann', 'Berg'],
        ['Town:', 'Oslo', '0150'],
        ['Phone:', '123', '456'],
      ],
    ],
    [
      'numbers of a list',
      [
        ['1', 'Ask'],
        ['2', 'Listen'],
        ['3', 'Write'],
        ['4', 'Send'],
      ],
    ],
    [
      'sentences',
      [
        ['we asked the people who', 'they told us about their', 'their work and its plots'],
        ['use the tool every day', 'work with the new filters', 'which they read in teams'],
        ['because they know best', 'and said that they liked', 'once a week or more often'],
      ],
    ],
    [
      'marks of a list',
      [
        ['1.', 'Ask'],
        ['2.', 'Listen'],
        ['3.', 'Write'],
        ['4.', 'Send'],
      ],
    ],
  ])('keeps lines with %s', async (_, rows) => {
    const blocks = await read(grid(rows, [40, 260, 480]));
    expect(blocks.filter(({ type }) => type === 'table').map(shapeOf)).toEqual([]);
  });
  it('stays authors side by side', async () => {
    const blocks = await read(
      byColumn(
        grid(
          [
            ['Ann Berg', 'Bo Chen', 'Cy Dorn'],
            ['Oslo', 'Rome', 'Bonn'],
            ['Norway', 'Italy', 'Germany'],
          ],
          XS,
          12,
        ),
      ),
    );
    expect(blocks.map(words)).toEqual(['Ann Berg Oslo Norway', 'Bo Chen Rome Italy', 'Cy Dorn Bonn Germany']);
  });
  it('has turns where a column of times stands beside one of words', async () => {
    const blocks = await read(
      grid(
        [
          ['00:01', 'Ann: Hello.'],
          ['00:04', 'Bo: Good morning.'],
          ['00:09', 'Ann: Shall we start?'],
          ['00:15', 'Bo: Yes.'],
        ],
        [50, 150],
      ),
    );
    expect(blocks.map(({ type, attrs }) => [type, attrs?.['start']])).toEqual([
      ['turn', 1000],
      ['turn', 4000],
      ['turn', 9000],
      ['turn', 15_000],
    ]);
  });
  it('is none with fewer than three rows', async () => {
    expect((await read(grid(PRICES.slice(0, 2), XS))).map(shapeOf)).toEqual(['paragraph', 'paragraph']);
  });
});
