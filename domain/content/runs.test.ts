import fc from 'fast-check';
import { highlight, lineBreak, words } from '../../test/builders/rich-text.ts';
import { type RichMark, inOrder, joinRuns, plainText } from './index.ts';

describe('marks on a run of text', () => {
  it('are written in the order of the schema; several highlights keep theirs', () => {
    const marks: RichMark[] = [
      highlight('b'),
      { type: 'italic' },
      highlight('a'),
      { type: 'link', attrs: { href: '/' } },
    ];
    expect(inOrder(marks)).toEqual([
      { type: 'link', attrs: { href: '/' } },
      { type: 'italic' },
      highlight('b'),
      highlight('a'),
    ]);
    expect(marks[0]).toEqual(highlight('b'));
  });
});

describe('neighboring runs of text', () => {
  it('become one where their marks are the same', () => {
    expect(joinRuns([words('a'), words('b'), words('c', 'bold'), words('d', 'bold'), words('e')])).toEqual([
      words('ab'),
      words('cd', 'bold'),
      words('e'),
    ]);
  });
  it('stay apart at a break and where a highlight is another', () => {
    const apart = [
      words('a', highlight('1')),
      words('b', highlight('2')),
      lineBreak,
      words('c'),
      lineBreak,
      words('d'),
    ];
    expect(joinRuns(apart)).toEqual(apart);
  });
  it('treat no marks and an empty list of marks alike', () => {
    expect(joinRuns([words('a'), { type: 'text', text: 'b', marks: [] }])).toEqual([words('ab')]);
  });
  it('say the same text, and no two of them could still be joined', () => {
    const run = fc
      .tuple(fc.constantFrom('a', 'b '), fc.subarray(['bold', 'italic']))
      .map(([text, marks]) => words(text, ...marks));
    fc.assert(
      fc.property(fc.array(fc.oneof(run, fc.constant(lineBreak)), { maxLength: 20 }), (content) => {
        const joined = joinRuns(content);
        const textOf = (nodes: typeof content) =>
          plainText({ type: 'doc', content: [{ type: 'paragraph', content: nodes }] });
        expect(textOf(joined)).toBe(textOf(content));
        expect(joinRuns(joined)).toEqual(joined);
        joined.forEach((node, at) => {
          const next = joined[at + 1];
          if (node.text !== undefined && next?.text !== undefined) expect(next.marks).not.toEqual(node.marks);
        });
      }),
    );
  });
});
