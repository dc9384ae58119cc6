import { block, doc, heading, paragraph, turn, words } from '../../test/builders/rich-text.ts';
import { type RichNode, imageSource, toMarkdown } from './index.ts';

const item = (...content: RichNode[]) => block('listItem', ...content);
const check = (checked: boolean, ...content: RichNode[]): RichNode => ({
  ...block('checkItem', ...content),
  attrs: { checked },
});
const cell = (...content: RichNode[]) => block('tableCell', ...content);
const ordered = (start: number, ...content: RichNode[]): RichNode => ({
  ...block('orderedList', ...content),
  attrs: { start },
});

describe('a document as Markdown', () => {
  it.each<[string, RichNode[], string]>([
    ['an empty document', [], ''],
    ['paragraphs', [paragraph('a'), paragraph('b')], 'a\n\nb\n'],
    ['a heading that ends in a sign', [heading(2, 'C #')], '## C \\#\n'],
    ['a text like a list', [paragraph('- a')], '\\- a\n'],
    ['a list', [block('bulletList', item(paragraph('a')), item(paragraph('b')))], '- a\n- b\n'],
    [
      'two lists in a row, kept apart by their signs',
      [block('bulletList', item(paragraph('a'))), block('bulletList', item(paragraph('b')))],
      '- a\n\n* b\n',
    ],
    [
      'a numbered list from 9 on, with a list inside',
      [ordered(9, item(paragraph('a')), item(paragraph('b'), block('bulletList', item(paragraph('c')))))],
      '9. a\n10. b\n    - c\n',
    ],
    [
      'a list with paragraphs',
      [block('bulletList', item(paragraph('a'), paragraph('b')), item(paragraph('c')))],
      '- a\n\n  b\n\n- c\n',
    ],
    [
      'a check list, whose later lines belong to their item',
      [block('checkList', check(true, paragraph('a'), paragraph('b')), check(false, paragraph('c')))],
      '- [x] a\n\n  b\n\n- [ ] c\n',
    ],
    [
      'a callout',
      [{ ...block('callout', paragraph('a'), paragraph('b')), attrs: { tone: 'tip' } }],
      '> [!TIP]\n> a\n>\n> b\n',
    ],
    ['a toggle, as a bold line', [block('toggle', block('toggleTitle', words('a')), paragraph('b'))], '**a**\n\nb\n'],
    ['a quote', [block('blockquote', paragraph('a'), paragraph('b'))], '> a\n>\n> b\n'],
    ['a rule, which is never taken for a heading', [paragraph('a'), block('horizontalRule')], 'a\n\n___\n'],
    ['code', [{ ...block('codeBlock', words('a\nb')), attrs: { language: 'ts' } }], '```ts\na\nb\n```\n'],
    [
      'a table with rows of different lengths and a bar',
      [
        block(
          'table',
          block('tableRow', cell(paragraph('a|b')), cell(paragraph('c'), paragraph('d'))),
          block('tableRow', cell(paragraph('e'))),
        ),
      ],
      '| a\\|b | c d |\n| --- | --- |\n| e |  |\n',
    ],
  ])('%s', (_, content, markdown) => {
    expect(toMarkdown(doc(...content))).toBe(markdown);
  });

  it('names speakers and times as the importer reads them', () => {
    expect(
      toMarkdown(doc(turn('ana', 21_000, null, 'Hello'), turn('x', null, null, 'Yes'), turn(null, 0, null, 'No')), {
        speakers: { ana: 'Ana *B*' },
      }),
    ).toBe('**Ana \\*B\\*:** (0:21) Hello\n\n**Unnamed speaker:** Yes\n\n(0:00) No\n');
  });

  it('writes charts as tables, and omits those out of sight', () => {
    const chart: RichNode = { type: 'chart', attrs: { dashboardId: 'd', chartId: 'c' } };
    const rows = [
      ['Tag', 'Highlights'],
      ['Yes | no', '3'],
    ];
    expect(toMarkdown(doc(chart), { figuresOf: () => ({ title: 'By tag', rows }) })).toBe(
      '**By tag**\n\n| Tag | Highlights |\n| --- | --- |\n| Yes \\| no | 3 |\n',
    );
    expect(toMarkdown(doc(chart, paragraph('a')))).toBe('a\n');
  });

  it('has the quote in the place of evidence, and nothing where it may not be shown', () => {
    const evidence: RichNode = { type: 'evidence', attrs: { highlightId: 'h' } };
    expect(toMarkdown(doc(evidence), { quoteOf: (id) => `said in ${id}` })).toBe('> said in h\n');
    expect(toMarkdown(doc(evidence))).toBe('');
  });
});

describe('the source of an image', () => {
  it('is the uploaded file first, then the address it came from', () => {
    const image = (attrs: RichNode['attrs']): RichNode => ({ type: 'image', attrs });
    expect(imageSource(image({ fileId: '1', src: 'https://example.org/a.png' }))).toBe('/f/1');
    expect(imageSource(image({ fileId: null, src: 'https://example.org/a.png' }))).toBe('https://example.org/a.png');
    expect(imageSource(image({ fileId: null, src: null }))).toBe('');
    expect(toMarkdown(doc(image({ fileId: null, src: '/a.png', alt: 'a]b' })))).toBe('![a\\]b](/a.png)\n');
  });
});
