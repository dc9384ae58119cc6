import { readMarkdown } from '@evident/adapters/importers/markdown/read-markdown';
import { type RichNode, checkRichText, plainText, toMarkdown } from '@evident/domain/content';
import fc from 'fast-check';
import { LINKS } from '../fixtures/hostile.ts';
import { block, doc, heading, lineBreak, paragraph, turn, words } from '../builders/rich-text.ts';

const again = (document: RichNode, speakers = {}): RichNode =>
  checkRichText(readMarkdown(toMarkdown(document, { speakers }), { name: 'note.md', turns: true }).notes[0]!.content);

describe('Markdown round trip', () => {
  it('preserves the content', () => {
    const style = fc.subarray(['bold', 'italic', 'strike', 'underline']);
    const sign = fc.constantFrom(
      'a',
      'B',
      'é',
      '日',
      '1',
      ' ',
      '.',
      '*',
      '_',
      '`',
      '~',
      '[',
      ']',
      '(',
      '!',
      '<',
      '>',
      '#',
      '-',
      '+',
      '\\',
      '&',
      '|',
      '"',
      'amp;',
      '1. ',
    );
    const run = fc
      .tuple(fc.array(sign, { minLength: 1, maxLength: 6 }), style)
      .map(([signs, marks]) => words(signs.join(''), ...marks));
    const line = fc
      .array(run, { minLength: 1, maxLength: 5 })
      .map((runs) => paragraph(words('x'), ...runs, words('x')));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (paragraphs) => {
        const document = checkRichText(doc(...paragraphs));
        expect(onlyWhatMarkdownKnows(again(document))).toEqual(onlyWhatMarkdownKnows(document));
      }),
      { numRuns: 1500 },
    );
  });

  it('contains no script links, whatever was stored', () => {
    const link = (href: string): RichNode => words('x', { type: 'link', attrs: { href } });
    expect(toMarkdown(doc(...[...LINKS, 'https://example.org/a b'].map((href) => paragraph(link(href)))))).toBe(
      `${'[x](<>)\n\n'.repeat(LINKS.length)}[x](<https://example.org/a b>)\n`,
    );
  });

  it('preserves speakers and times', () => {
    const document = checkRichText(
      doc(
        turn('a', 21_000, null, 'Hello, and welcome. How do you ', words('plan', 'bold'), '?'),
        turn('b', 95_000, null, '[laughs] Well: 1. not at all', lineBreak, '2. or badly.'),
        turn('a', 3_723_000, null, 'Why?'),
        turn('b', 3_724_000, null, 'Nobody asked.'),
      ),
    );
    const { content, speakers } = readMarkdown(toMarkdown(document, { speakers: { a: 'Ana Lima', b: 'Speaker 2' } }), {
      name: 'note.md',
      turns: true,
    }).notes[0]!;
    const names = new Map(speakers.map(({ id, name }) => [id, name]));
    const spoken = (content.content ?? []).map((node) => [
      node.type,
      names.get(node.attrs?.speaker as string),
      node.attrs?.start,
    ]);
    expect(spoken).toEqual([
      ['turn', 'Ana Lima', 21_000],
      ['turn', 'Speaker 2', 95_000],
      ['turn', 'Ana Lima', 3_723_000],
      ['turn', 'Speaker 2', 3_724_000],
    ]);
    expect(plainText(content)).toBe(plainText(document));
  });

  it('preserves headings, lists, callouts, quotes, code and tables', () => {
    const item = (...content: RichNode[]) => block('listItem', ...content);
    const check = (checked: boolean, first = paragraph(), ...rest: RichNode[]): RichNode => ({
      ...block('checkItem', first, ...rest),
      attrs: { checked },
    });
    const cell = (type: string, ...content: (string | RichNode)[]) => block(type, paragraph(...content));
    const document = checkRichText(
      doc(
        heading(2, '# of people: 3 #'),
        block(
          'bulletList',
          item(paragraph('one'), block('orderedList', item(paragraph('1. deep')), item(paragraph('two')))),
          item(paragraph('- three')),
        ),
        block('bulletList', item(paragraph('another list'))),
        block('checkList', check(true, paragraph('done'), block('bulletList', item(paragraph('how')))), check(false)),
        { ...block('callout', paragraph('careful'), paragraph('twice')), attrs: { tone: 'warning' } },
        block('blockquote', paragraph('> said'), paragraph('twice')),
        { type: 'codeBlock', attrs: { language: null }, content: [words('const a = `b`;\n```\n  indented')] },
        block('horizontalRule'),
        block(
          'table',
          block('tableRow', cell('tableHeader', 'a|b'), cell('tableHeader', 'c')),
          block('tableRow', cell('tableCell', words('x', 'bold')), cell('tableCell', '2')),
        ),
      ),
    );
    expect(again(document)).toEqual(document);
  });
});

/** Removes details Markdown cannot express: empty emphasis, emphasis on adjacent spaces, untrimmed lines. */
function onlyWhatMarkdownKnows(document: RichNode): unknown {
  return (document.content ?? []).map((node) =>
    (node.content ?? []).flatMap((run) =>
      [...(run.text ?? '')]
        .filter((character) => character.trim() !== '')
        .map((character) => [
          character,
          (run.marks ?? [])
            .map((mark) => mark.type)
            .sort()
            .join(),
        ]),
    ),
  );
}
