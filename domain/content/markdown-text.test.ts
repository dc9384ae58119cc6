import fc from 'fast-check';
import { asEntity, codeFence, codeSpan, escapeLineStart, escapeMarkdown, linkTarget } from './markdown-text.ts';

describe('a text as Markdown', () => {
  it.each([
    ['plain words, with commas.', 'plain words, with commas.'],
    ['2 * 3', '2 \\* 3'],
    ['[x]', '\\[x\\]'],
    ['`code`', '\\`code\\`'],
    ['C:\\dir', 'C:\\\\dir'],
    ['a <b> c', 'a \\<b> c'],
    ['1 < 2', '1 < 2'],
    ['a & b', 'a & b'],
    ['&amp; &#38;', '\\&amp; \\&#38;'],
    ['snake_case', 'snake_case'],
    ['_emphasis_', '\\_emphasis\\_'],
    ['a ~ b', 'a ~ b'],
    ['~~gone~~', '\\~\\~gone\\~\\~'],
    ['two\n  lines', 'two lines'],
  ])('%p is %p', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });
  it('escapes every sign of emphasis beside emphasis', () => {
    expect(escapeMarkdown('snake_case ~ x', true)).toBe('snake\\_case \\~ x');
  });
});

describe('the start of a line', () => {
  it.each([
    ['- item', '\\- item'],
    ['+ item', '\\+ item'],
    ['= rule', '\\= rule'],
    ['> quote', '\\> quote'],
    ['| cell', '\\| cell'],
    [': term', '\\: term'],
    ['# heading', '\\# heading'],
    ['###### heading', '\\###### heading'],
    ['####### seven', '####### seven'],
    ['#hashtag', '#hashtag'],
    ['1. item', '1\\. item'],
    ['12) item', '12\\) item'],
    ['1.5 million', '1.5 million'],
    ['2026. ', '2026\\.&#32;'],
    ['  two blanks', '&#32;&#32;two blanks'],
    ['one blank after ', 'one blank after&#32;'],
    ['a - b', 'a - b'],
  ])('%p is %p', (line, escaped) => {
    expect(escapeLineStart(line)).toBe(escaped);
  });
});

describe('code', () => {
  it.each([
    ['x', '`x`'],
    ['a `b` c', '``a `b` c``'],
    ['`', '`` ` ``'],
    ['`a', '`` `a ``'],
    [' a b ', '`  a b  `'],
    ['two\nlines', '`two lines`'],
  ])('%p is the span %p', (text, span) => {
    expect(codeSpan(text)).toBe(span);
  });

  it('never ends inside itself, however many backticks it holds', () => {
    const text = fc.string({ unit: fc.constantFrom('`', 'a', ' ', '\n'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, (code) => {
        const [fence] = /^`+/.exec(codeFence(code, ''))!;
        expect(fence.length).toBeGreaterThanOrEqual(3);
        expect(code).not.toContain(fence);
        const span = codeSpan(code);
        const [open] = /^`+/.exec(span)!;
        const inside = span.slice(open.length, -open.length);
        expect(inside.match(/`+/g) ?? []).not.toContain(open);
      }),
    );
  });

  it('has the name of its language on the fence, without what would end the line', () => {
    expect(codeFence('x', 'type`script\n')).toBe('```typescript\nx\n```');
    expect(codeFence('', '')).toBe('```\n```');
    expect(codeFence('```', 'md')).toBe('````md\n```\n````');
  });
});

describe('the target of a link', () => {
  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['/a b', '</a b>'],
    ['/a(b)', '</a(b)>'],
    ['', '<>'],
    ['javascript:alert(1)', '<>'],
    ['/a<b>', '/a%3Cb%3E'],
    ['/a\nb', '/a%0Ab'],
    ['/a\\b', '/a%5Cb'],
    ['/?a=1&copy;', '/?a=1&amp;copy;'],
    ['/?a=1&b=2', '/?a=1&b=2'],
  ])('%p is %p', (href, target) => {
    expect(linkTarget(href)).toBe(target);
  });
  it('never leaves its parentheses', () => {
    const href = fc.string({ unit: fc.constantFrom('(', ')', '<', '>', '\\', ' ', '\n', 'a', '/', '&lt;') });
    fc.assert(
      fc.property(href, (text) => {
        const target = linkTarget(`/${text}`);
        expect(target).toMatch(/^(<[^<>\n]*>|[^\s()<>]+)$/);
      }),
    );
  });
});

describe('a letter as an entity', () => {
  it('is its code point', () => {
    expect([asEntity('a'), asEntity('é'), asEntity('😀')]).toEqual(['&#97;', '&#233;', '&#128512;']);
  });
});
