import { block, doc, heading, highlight, lineBreak, paragraph, turn, words } from '../../test/builders/rich-text.ts';
import { Refusal } from '../kernel/index.ts';
import { type RichNode, checkRichText } from './index.ts';

const problem = (value: unknown): string | undefined => {
  try {
    checkRichText(value);
  } catch (error) {
    if (error instanceof Refusal) return error.advice;
    throw error;
  }
  return undefined;
};
const linked = (href: unknown): RichNode => doc(paragraph(words('here', { type: 'link', attrs: { href } })));
const nested = (depth: number): RichNode => (depth === 0 ? paragraph('deep') : block('blockquote', nested(depth - 1)));

describe('rich text from outside', () => {
  it('is taken with every attribute written out and equal runs joined', () => {
    expect(
      checkRichText({
        type: 'doc',
        content: [
          {
            type: 'heading',
            content: [
              { type: 'text', text: 'a' },
              { type: 'text', text: 'b', marks: [] },
            ],
          },
          { type: 'turn', attrs: { speaker: 'ana' }, content: [words('c', highlight('h1'), 'bold', highlight('h2'))] },
        ],
      }),
    ).toEqual(doc(heading(1, 'ab'), turn('ana', null, null, words('c', 'bold', highlight('h1'), highlight('h2')))));
  });

  it.each<[string, unknown, string]>([
    ['something else than a node', 'text', 'document must be an object'],
    ['a node that is no document', paragraph('a'), 'type "doc"'],
    ['an empty document', doc(), '(doc) must hold block+'],
    ['an unknown node', doc(block('iframe')), 'document.content[0] has the unknown type "iframe"'],
    ['a node named like a property of every object', doc(block('constructor')), 'unknown type "constructor"'],
    [
      'an unknown mark',
      doc(paragraph(words('a', 'blink'))),
      'content[0].content[0].marks[0] has the unknown type "blink"',
    ],
    ['an unknown attribute', doc({ type: 'paragraph', attrs: { onclick: 'x' } }), 'unknown attribute "onclick"'],
    ['an unknown key', doc({ ...paragraph('a'), html: '<b>' } as RichNode), 'unknown key "html"'],
    ['a wrong attribute', doc(heading(7, 'a')), 'attrs.level must be a whole number from 1 to 3'],
    ['a highlight without id', doc(paragraph(words('a', 'highlight'))), 'attrs.id must be an id'],
    ['a node where it may not stand', doc(block('bulletList', paragraph('a'))), '(bulletList) must hold listItem+'],
    ['text outside a text block', doc(words('a')), '(doc) must hold block+'],
    [
      'an item that does not begin with a paragraph',
      doc(block('bulletList', block('listItem', heading(1, 'a')))),
      'paragraph block*',
    ],
    ['an empty text', doc(paragraph(words(''))), 'text that is not empty'],
    ['a NUL', doc(paragraph('a\u0000b')), 'NUL'],
    ['half a character', doc(paragraph('a\ud83d')), 'half of a character'],
    ['bold code', doc(block('codeBlock', words('a', 'bold'))), 'must not carry the mark "bold"'],
    ['a mark twice', doc(paragraph(words('a', highlight('h1'), highlight('h1')))), 'twice'],
    ['marks on a block', doc({ ...paragraph('a'), marks: [{ type: 'bold' }] }), 'must not carry marks'],
    ['content that is no list', { type: 'doc', content: {} }, 'must have a list as content'],
    [
      'a cell over no column',
      doc(block('table', block('tableRow', { type: 'tableCell', attrs: { colspan: 0 }, content: [paragraph('a')] }))),
      'colspan',
    ],
  ])('refuses %s', (_, value, message) => {
    expect(problem(value)).toContain(message);
  });

  it('allows highlights in code and breaks in any line', () => {
    expect(
      problem(doc(block('codeBlock', words('a', highlight('h1'))), paragraph('a', lineBreak, 'b'))),
    ).toBeUndefined();
  });

  it.each([
    'https://example.org/a?b#c',
    'HTTP://x',
    'mailto:ana@example.org',
    '/projects/1',
    '#place',
    '?page=2',
    'notes/a.md',
    '//example.org',
    '',
  ])('takes the link %p', (href) => {
    expect(problem(linked(href))).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
    'java\u200bscript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    'x:y',
    7,
    null,
    `https://${'a'.repeat(5000)}`,
  ])('refuses the link %p', (href) => {
    expect(problem(linked(href))).toContain('must be a link');
  });

  it('refuses what is deeper than 64 levels', () => {
    expect(problem(doc(nested(61)))).toBeUndefined();
    expect(problem(doc(nested(63)))).toContain('deeper than 64 levels');
  });

  it('refuses more than 5,000,000 characters', () => {
    const million = paragraph('x'.repeat(1_000_000));
    expect(problem(doc(million, million, million, million, million))).toBeUndefined();
    expect(problem(doc(million, million, million, million, million, paragraph('x')))).toContain(
      'more than 5000000 characters',
    );
  });
});
