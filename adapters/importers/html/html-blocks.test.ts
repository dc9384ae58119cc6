import { checkRichText, plainText } from '@evident/domain/content';
import { richDoc } from '@evident/domain/imports';
import { htmlContent } from './html-blocks.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';

const words = (html: string): string => plainText(richDoc(htmlContent(html).blocks));

describe('HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=http://evil.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<style>@import url(http://evil.example)</style>',
    '<object data="x"></object>',
    '<math><mi xlink:href="data:x">x</mi></math>',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><script>x</script></textarea>',
  ])('loses what is not for readers: %s', (attack) => {
    const { blocks } = htmlContent(`<p onclick="alert(1)">before</p>${attack}<p>after</p>`);
    const stored = JSON.stringify(checkRichText(richDoc(blocks)));
    expect(words(`<p>before</p>${attack}<p>after</p>`)).toMatch(/^before\n(.*\n)?after$/);
    expect(stored).not.toMatch(/alert|evil|onerror|javascript:/);
  });
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/relative',
    '\u0001javascript:x',
  ])('drops the link %j and keeps its words', (href) => {
    expect(htmlContent(`<a href="${href}">words</a>`).blocks).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'words' }] },
    ]);
  });
  it('keeps the form that a note has', () => {
    const { blocks, title, language } = htmlContent(
      '<html lang="de"><head><title>Bericht</title></head><body><h1>A</h1><h5>B</h5><p>x <b>y<i>z</i></b><br>w</p><ol start=3><li>one<ul><li>in</li></ul></li></ol><blockquote>q</blockquote><pre>a\n  b</pre><hr><a href="https://example.org">link</a></body></html>',
    );
    expect([title, language]).toEqual(['Bericht', 'de']);
    expect(checkRichText(richDoc(blocks))).toMatchObject({
      content: [
        { type: 'heading', attrs: { level: 1 } },
        { type: 'heading', attrs: { level: 3 } },
        {
          type: 'paragraph',
          content: [
            { text: 'x ' },
            { text: 'y', marks: [{ type: 'bold' }] },
            { text: 'z', marks: [{ type: 'bold' }, { type: 'italic' }] },
            { type: 'hardBreak' },
            { text: 'w' },
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }, { type: 'bulletList' }] }],
        },
        { type: 'blockquote' },
        { type: 'codeBlock', content: [{ text: 'a\n  b' }] },
        { type: 'horizontalRule' },
        { type: 'paragraph', content: [{ marks: [{ type: 'link', attrs: { href: 'https://example.org' } }] }] },
      ],
    });
  });
  it('is bold where a style says so, and only there, as Google Docs writes it', () => {
    const { blocks } = htmlContent(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400;font-style:normal;text-decoration:none;">Talk</span></h1><p dir="ltr"><span style="font-weight:700;font-style:normal">Ann:</span><span style="font-weight:400;font-style:italic"> hello</span><span style="text-decoration:line-through">gone</span></p><p><a href="https://example.org" style="text-decoration:none;"><span style="text-decoration:underline;color:#1155cc">link</span></a></p></b>',
    );
    const runs = blocks.map((node) =>
      (node.content ?? []).map(({ text, marks = [] }) => [text, ...marks.map((mark) => mark.type)].join(' ')),
    );
    expect(runs).toEqual([['Talk'], ['Ann: bold', ' hello italic', 'gone strike'], ['link link']]);
  });
  it.each([
    ['<b>a <span style="font-weight: normal">b</span></b>', 'a  bold|b'],
    ['<p style="font-weight:bold">a <i style="font-style:normal">b</i></p>', 'a b bold'],
    ['<u style="text-decoration:none">a</u>', 'a'],
    ['<span style="font-family: Arial; color: red">a</span>', 'a'],
  ])('has styles that add and take away: %s', (html, runs) => {
    expect(
      htmlContent(html)
        .blocks[0]!.content!.map(({ text, marks = [] }) => [text, ...marks.map((mark) => mark.type)].join(' '))
        .join('|'),
    ).toBe(runs);
  });
  it('keeps tables with heads and spans', () => {
    const { blocks } = htmlContent(
      '<table><caption>T</caption><thead><tr><th colspan=2>h</th></tr></thead><tr><td>1</td><td></td></tr></table>',
    );
    expect(checkRichText(richDoc(blocks))).toMatchObject({
      content: [
        { type: 'paragraph' },
        {
          type: 'table',
          content: [
            { content: [{ type: 'tableHeader', attrs: { colspan: 2 } }] },
            { content: [{ type: 'tableCell' }, { type: 'tableCell', content: [{ type: 'paragraph' }] }] },
          ],
        },
      ],
    });
  });
  it.each(['div', 'ul><li', 'blockquote', 'table><tr><td', 'b', 'x-y'])(
    'may be 20,000 <%s> deep and keeps its words',
    (tag) => {
      const { blocks } = htmlContent(`${`<${tag}>`.repeat(20_000)}words`);
      expect(plainText(checkRichText(richDoc(blocks)))).toContain('words');
    },
  );
});

describe('Markdown', () => {
  const read = (text: string) => readMarkdown(text, { name: 'notes/a_b.md', turns: true }).notes[0]!;
  it('tells title, date, tags and the rest in its front matter', () => {
    expect(
      read(
        '---\ntitle: "Wallets: part 1"\ndate: 2019-06-05\ntags:\n  - wallet\n  - bitcoin core\nspeakers: [Anna, Bo]\nlang: pt\nepisode: 20\n---\n# Intro\n\nText',
      ),
    ).toMatchObject({
      title: 'Wallets: part 1',
      occurredOn: '2019-06-05',
      tags: ['wallet', 'bitcoin core'],
      language: 'pt',
      raw: { speakers: 'Anna, Bo', episode: '20' },
    });
  });
  it('has front matter with capitals', () => {
    expect(read('---\nTitle: My talk\nDate: 2024-03-14\nTags: [a, b]\nSpeaker: Ann\n---\nText')).toMatchObject({
      title: 'My talk',
      occurredOn: '2024-03-14',
      tags: ['a', 'b'],
      raw: { Speaker: 'Ann' },
    });
    expect(Object.keys(read('---\nTitle: My talk\nSpeaker: Ann\n---\nText').raw)).toEqual(['Speaker']);
  });
  it('has its first heading as title, or the name of its file', () => {
    expect(read('# What we &amp; they saw\n\nText')).toMatchObject({
      title: 'What we & they saw',
      content: { content: [{ type: 'paragraph' }] },
    });
    expect(read('Text').title).toBe('a b');
  });
  it('keeps words in angle brackets that are no elements', () => {
    expect(plainText(read('A `Vec<T>` is an Option<u8> and <FnOnce> or <b>bold</b>.').content)).toBe(
      'A Vec<T> is an Option<u8> and <FnOnce> or bold.',
    );
  });
  it.each([
    '[x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '![x](http://evil.example/a.png)',
    '<img src=x onerror=alert(1)> x',
  ])('comes out inert: %s', (attack) => {
    expect(JSON.stringify(read(`# a\n\nb ${attack} c`).content)).not.toMatch(/"(?:link|image)"|onerror|evil/);
  });
  it('survives front matter made to hurt', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`),
    ].join('\n');
    expect(plainText(read(`---\n${bomb}\n---\nText`).content)).toContain('Text');
    expect(read('---\n__proto__: x\nconstructor: y\ntitle: [1]\n---\nText').title).toBe('a b');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('lists that Word writes without nesting', () => {
  const item = (words: string, ...inner: object[]) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }, ...inner],
  });
  const paragraph = (words: string, level: number, sign: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${words}</p>`;
  const web = (words: string, level: number, start: number) =>
    `<div class="ListContainerWrapper"><ol start="${start}"><li data-aria-level="${level}"><p>${words}</p></li></ol></div>`;
  const nested = [
    {
      type: 'orderedList',
      content: [item('First', { type: 'orderedList', content: [item('Inner A'), item('Inner B')] }), item('Second')],
    },
  ];

  it('are nested by their levels, saved as HTML and for the web', () => {
    const saved = [paragraph('First', 1, '1.'), paragraph('Inner A', 2, 'a.'), paragraph('Inner B', 2, 'b.')];
    expect(htmlContent([...saved, paragraph('Second', 1, '2.')].join('\n')).blocks).toEqual(nested);
    const copied = [web('First', 1, 1), web('Inner A', 2, 1), web('Inner B', 2, 2), web('Second', 1, 2)];
    expect(htmlContent(copied.join('')).blocks).toEqual(nested);
  });
  it('end at other words', () => {
    const { blocks } = htmlContent(`${web('One', 1, 1)}<p>Between</p>${web('Two', 1, 2)}`);
    expect(blocks.map(({ type, attrs }) => [type, attrs])).toEqual([
      ['orderedList', undefined],
      ['paragraph', undefined],
      ['orderedList', { start: 2 }],
    ]);
  });
  it('cost no stack, however deep a sign may be', () => {
    const deep = '<span>'.repeat(50_000);
    expect(words(`<p style="mso-list:l0 level1 lfo1">${deep}One</p>`)).toBe('One');
  });
});

describe('an element with more children than a call has arguments', () => {
  const MANY = 200_000;
  it.each([
    ['a graphic', `<svg><g>${'<circle/>'.repeat(MANY)}</g></svg><p>Words</p>`, 1],
    ['code', `<pre>${'<b>a</b>'.repeat(MANY)}</pre>`, 1],
    ['a caption of a table', `<table><caption>${'<p>a</p>'.repeat(MANY)}</caption></table>`, MANY],
    ['a quote for the eye', `<aside>${'<p>a</p>'.repeat(MANY)}</aside>`, MANY],
    ['a list in a list', `<ul><li>a</li><div>${'<ul><li>a</li></ul><!-- -->'.repeat(MANY)}</div></ul>`, 1],
  ])('is read: %s', (_, html, blocks) => {
    expect(htmlContent(html).blocks).toHaveLength(blocks);
  });
});
