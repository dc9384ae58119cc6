import fc from 'fast-check';
import { LINK_MAX_LENGTH, LINK_SCHEMES, isSafeImageSource, isSafeLink } from './index.ts';

describe('a link', () => {
  it.each([
    'https://example.org',
    'HTTP://example.org/a?b=c#d',
    ' https://example.org',
    'ht\ntps://example.org',
    'mailto:ada@example.org',
    '/f/0198c5a2',
    '#top',
    '?page=2',
    '//example.org/path',
    'folder/file:with-colon',
    '?next=javascript:alert(1)',
    '#javascript:alert(1)',
    '',
  ])('is safe: %p', (href) => {
    expect(isSafeLink(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    'java\u200bscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'javascript\u00a0:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'httpsx://example.org',
    `https://example.org/${'a'.repeat(LINK_MAX_LENGTH)}`,
  ])('is refused: %p', (href) => {
    expect(isSafeLink(href)).toBe(false);
  });

  it('never runs a script, wherever white space is put into the scheme', () => {
    const noise = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u200b', '\u00ad', '\u2028') });
    fc.assert(
      fc.property(
        fc.array(noise, { minLength: 12, maxLength: 12 }),
        fc.constantFrom('javascript:', 'vbscript:x', 'data:abcde'),
        (gaps, scheme) => {
          const hidden = [...scheme].map((letter, at) => (gaps[at % gaps.length] ?? '') + letter).join('');
          expect(isSafeLink(`${hidden}alert(1)`)).toBe(false);
        },
      ),
    );
  });

  it.each([...LINK_SCHEMES])('with %s: leads where it says', (scheme) => {
    expect(isSafeLink(`${scheme}:example.org`)).toBe(true);
  });
});

describe('the source of an image', () => {
  it('is a link, but never an address of mail', () => {
    expect(isSafeImageSource('https://example.org/a.png')).toBe(true);
    expect(isSafeImageSource('/f/1')).toBe(true);
    for (const source of [
      'mailto:ada@example.org',
      ' MAILTO:ada@example.org',
      'javascript:alert(1)',
      'data:image/png;base64,',
    ])
      expect(isSafeImageSource(source)).toBe(false);
  });
});
