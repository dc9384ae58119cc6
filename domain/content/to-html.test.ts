import fc from 'fast-check';
import { block, doc, heading, highlight, lineBreak, paragraph, turn, words } from '../../test/builders/rich-text.ts';
import { toHtml } from './index.ts';

describe('a document as HTML', () => {
  it('says who speaks, when, and what is highlighted', () => {
    expect(
      toHtml(
        doc(
          heading(2, 'A'),
          turn('ana', 21_000, null, 'So ', words('it works', 'bold', highlight('h1')), lineBreak, 'now'),
          block(
            'table',
            block('tableRow', { type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph('x')] }),
          ),
          { type: 'orderedList', attrs: { start: 3 }, content: [block('listItem', paragraph('y'))] },
          block('checkList', { type: 'checkItem', attrs: { checked: true }, content: [paragraph('z')] }),
          { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph('t')] },
          block('toggle', block('toggleTitle', words('more')), paragraph('u')),
          { type: 'image', attrs: { fileId: 'f1', alt: 'a "b"', src: null } },
          { type: 'evidence', attrs: { highlightId: 'h9' } },
        ),
        { speakers: { ana: 'Ana' }, quoteOf: () => 'quoted & kept' },
      ),
    ).toBe(
      '<h2>A</h2><p data-speaker="ana" data-start="21000"><strong>Ana:</strong> <time>0:21</time> So <strong><mark data-highlight="h1">it works</mark></strong><br>now</p>' +
        '<table><tbody><tr><th colspan="2"><p>x</p></th></tr></tbody></table><ol start="3"><li><p>y</p></li></ol>' +
        '<ul><li><input type="checkbox" disabled checked><p>z</p></li></ul><aside data-tone="tip"><p>t</p></aside>' +
        '<details open><summary>more</summary><p>u</p></details>' +
        '<img src="/f/f1" alt="a &#34;b&#34;"><blockquote data-highlight="h9">quoted &#38; kept</blockquote>',
    );
  });

  it('never lets a text become an element, an attribute or a script', () => {
    const evil = fc.string({
      unit: fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '`',
        '/',
        ' ',
        '=',
        'script',
        'onerror',
        'javascript:',
        'a',
        ';',
        '--',
        '!',
        '\n',
      ),
      maxLength: 20,
    });
    fc.assert(
      fc.property(evil, evil, (text, more) => {
        const html = toHtml(
          {
            type: 'doc',
            content: [
              {
                type: 'turn',
                attrs: { speaker: text, start: text },
                content: [words(`x${text}`, { type: 'link', attrs: { href: text } }, highlight(more))],
              },
              { type: 'codeBlock', attrs: { language: text }, content: [words(`x${more}`)] },
              { type: 'image', attrs: { src: text, alt: more, fileId: null } },
              { type: 'reference', attrs: { kind: text, objectId: more } },
              { type: 'embed', attrs: { src: text } },
              {
                type: 'paragraph',
                content: [
                  { type: 'mention', attrs: { kind: text, objectId: more } },
                  { type: 'date', attrs: { day: text } },
                ],
              },
              { type: text, content: [words(`x${more}`)] },
            ],
          },
          { speakers: { [text]: more }, quoteOf: () => text, titleOf: () => more },
        );
        const tags = html.replace(
          /<(\/?)(p|strong|time|a|span|mark|pre|code|img|blockquote)((?: [a-z-]+="[^"<>]*")*)>/g,
          '',
        );
        expect(tags).not.toMatch(/[<>"]/);
        expect(html).not.toMatch(/(?:href|src)="\s*javascript:/i);
      }),
      { numRuns: 1000 },
    );
  });
});
