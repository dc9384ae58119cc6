import { strToU8, zipSync } from 'fflate';
import { htmlOfEpub } from './epub-html.ts';

/** A book of one chapter, which is listed in the given places. */
const book = (body: string, hrefs: readonly string[] = ['one.xhtml']): Uint8Array =>
  zipSync({
    'META-INF/container.xml': strToU8('<container><rootfile full-path="book.opf"/></container>'),
    'book.opf': strToU8(
      `<package>${hrefs.map((href, at) => `<item id="i${at}" href="${href}"/><itemref idref="i${at}"/><itemref idref="i${at}"/>`).join('')}</package>`,
    ),
    'one.xhtml': strToU8(`<html><body>${body}</body></html>`),
    'a.png': new Uint8Array(3_000),
  });
const count = (html: string, part: string): number => html.split(part).length - 1;

describe('a book', () => {
  it('shows a picture at each place that names it, until the page is too large', async () => {
    const bytes = book('<img src="a.png" alt="Map"/>'.repeat(1_000));
    const html = await htmlOfEpub(bytes, 10_000);
    expect(count(html, '<img alt="Map"')).toBe(2);
    expect(count(html, '[Picture that cannot be shown: Map]')).toBe(998);
    expect(count(await htmlOfEpub(bytes), '<img alt="Map"')).toBe(1_000);
  });

  it('has a chapter once, however often it is listed', async () => {
    expect(count(await htmlOfEpub(book('<p>Preface</p>', ['one.xhtml', 'one.xhtml#part'])), 'Preface')).toBe(1);
  });
});
