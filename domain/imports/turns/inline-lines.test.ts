import fc from 'fast-check';
import { lineBreak, words } from '../../../test/builders/rich-text.ts';
import { boldLength, inlineLines, inlineOf, lineFrom, lineText } from './inline-lines.ts';

const only = (...nodes: ReturnType<typeof words>[]) => ({ nodes, soft: false });

describe('the lines of a paragraph', () => {
  it('end at breaks, and softly at line ends of the source', () => {
    const lines = inlineLines([words('a'), lineBreak, words('b\nc', 'bold')]);
    expect(lines.map((line) => [lineText(line), line.soft])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
    expect(lines[2]!.nodes).toEqual([words('c', 'bold')]);
  });

  it('become the same content again: a soft end is a space, empty ends go', () => {
    expect(inlineOf(inlineLines([words('a\nb'), lineBreak, words('c')]))).toEqual([
      words('a'),
      words(' '),
      words('b'),
      lineBreak,
      words('c'),
    ]);
    expect(inlineOf(inlineLines([lineBreak, words('  '), lineBreak, words(' a '), lineBreak]))).toEqual([words('a')]);
    expect(inlineOf([])).toEqual([]);
  });

  it('keep every word', () => {
    const part = fc.oneof(
      fc.constant(lineBreak),
      fc.constantFrom('a ', 'b\nc', ' ', 'd').map((text) => words(text)),
    );
    const said = (nodes: readonly { text?: string }[]) =>
      nodes
        .map(({ text = ' ' }) => text)
        .join('')
        .split(/\s+/)
        .filter(Boolean)
        .join(' ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (content) => {
        expect(said(inlineOf(inlineLines(content)))).toBe(said(content));
      }),
    );
  });
});

describe('the beginning of a line', () => {
  it.each([
    ['a bold name', only(words('Ann:', 'bold'), words(' Hello')), 4],
    ['bold type after a blank', only(words(' '), words('Ann', 'bold'), words('!')), 4],
    ['bold type later', only(words('Hello '), words('Ann', 'bold')), 0],
    ['a line in bold type', only(words('Ann', 'bold'), words(' Berg', 'bold', 'italic')), 8],
  ])('%s', (_, line, length) => {
    expect(boldLength(line)).toBe(length);
  });

  it('can be cut off, across runs and with their marks', () => {
    const line = only(words('Ann: ', 'bold'), words('Hello', 'italic'));
    expect(lineFrom(line, 5).nodes).toEqual([words('Hello', 'italic')]);
    expect(lineFrom(line, 7).nodes).toEqual([words('llo', 'italic')]);
    expect(lineFrom(line, 0).nodes).toEqual(line.nodes);
    expect(lineText(lineFrom(line, 99))).toBe('');
  });
});
