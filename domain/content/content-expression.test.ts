import { NODES, type NodeRule, holdsText, markOrder, markRule, nodeRule } from './document-schema.ts';
import { mayContain } from './content-expression.ts';

describe('the children of a node', () => {
  it.each<[string, string[], boolean]>([
    ['doc', ['paragraph'], true],
    ['doc', ['paragraph', 'table', 'turn', 'image'], true],
    ['doc', [], false],
    ['doc', ['text'], false],
    ['doc', ['listItem'], false],
    ['doc', ['doc'], false],
    ['paragraph', [], true],
    ['paragraph', ['text', 'hardBreak', 'text'], true],
    ['paragraph', ['paragraph'], false],
    ['codeBlock', ['text', 'text'], true],
    ['codeBlock', ['hardBreak'], false],
    ['bulletList', ['listItem', 'listItem'], true],
    ['bulletList', [], false],
    ['bulletList', ['paragraph'], false],
    ['listItem', ['paragraph', 'bulletList'], true],
    ['listItem', ['bulletList'], false],
    ['table', ['tableRow'], true],
    ['table', ['tableCell'], false],
    ['tableRow', [], true],
    ['tableRow', ['tableHeader', 'tableCell'], true],
    ['tableRow', ['paragraph'], false],
    ['tableCell', [], false],
    ['horizontalRule', [], true],
    ['horizontalRule', ['text'], false],
    ['image', ['paragraph'], false],
    ['paragraph', ['iframe'], false],
    ['iframe', ['text'], false],
    ['constructor', ['text'], false],
  ])('%s with %j: %s', (parent, children, allowed) => {
    expect(mayContain(parent, children)).toBe(allowed);
  });
});

describe('the schema of documents', () => {
  it('knows only its own nodes and marks, and no property of objects', () => {
    expect(nodeRule('paragraph')).toBe(NODES.paragraph);
    for (const name of ['iframe', 'constructor', '__proto__', 'toString', 1, null, undefined])
      expect([nodeRule(name), markRule(name)]).toEqual([undefined, undefined]);
  });

  it('has text in exactly five blocks', () => {
    expect(Object.keys(NODES).filter(holdsText)).toEqual(['paragraph', 'heading', 'turn', 'toggleTitle', 'codeBlock']);
  });

  it('writes a link outside bold type, and highlights inside it; unknown marks come last', () => {
    const marks = ['unknown', 'word', 'highlight', 'code', 'bold', 'link'];
    expect(marks.sort((a, b) => markOrder(a) - markOrder(b))).toEqual([
      'link',
      'bold',
      'code',
      'highlight',
      'word',
      'unknown',
    ]);
  });

  it('lets leaves carry no content, and code no marks but highlights and redactions', () => {
    const leaves = Object.entries<NodeRule>(NODES).filter(([, { atom }]) => atom);
    expect(leaves.map(([name, { content }]) => [name, content])).toEqual([
      ['horizontalRule', undefined],
      ['image', undefined],
      ['evidence', undefined],
      ['chart', undefined],
      ['reference', undefined],
      ['embed', undefined],
      ['mention', undefined],
      ['date', undefined],
    ]);
    expect(NODES.codeBlock.marks).toEqual(['highlight', 'redacted']);
  });
});
