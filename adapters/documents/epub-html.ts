import path from 'node:path';
import { type UnzipFileInfo, strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { isPicture, picturesOf } from './epub-pictures.ts';
import { NotConvertible } from './pictures/picture-limits.ts';

/** Unpacked bytes of all texts, and of all pictures. More is a ZIP bomb, or a book for a library of pictures. */
const UNPACKED_MAX = 64 * 1024 * 1024;
const PARTS_MAX = 20_000;
/** Characters of all pictures in the page. A picture is written at each place that names it, which may be many. */
const SHOWN_MAX = 128 * 1024 * 1024;

/** Elements that stay, without their attributes. Others leave their text. */
const KEPT = new Set(
  'h1 h2 h3 h4 h5 h6 p br b i em strong u s sub sup blockquote ul ol li table thead tbody tr td th pre code hr div dl dt dd'.split(
    ' ',
  ),
);
const EMPTY = new Set(['br', 'hr']);
/** Elements whose text is not shown. */
const HIDDEN = new Set(['head', 'script', 'style', 'template', 'noscript', 'iframe', 'object', 'math']);
/** Fonts that are scrambled for their license. Their book can be read. */
const SCRAMBLED_FONTS = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

type Parts = ReadonlyMap<string, Uint8Array>;
interface Pictures {
  /** Addresses of data by the name of a part. */
  readonly data: ReadonlyMap<string, string>;
  /** Characters that can still be written. */
  left: number;
}

/** The text and pictures of an EPUB as one HTML page without styles, scripts and links. @throws NotConvertible */
export async function htmlOfEpub(bytes: Uint8Array, shownMax: number = SHOWN_MAX): Promise<string> {
  const parts = unzipped(bytes);
  refuseProtected(parts);
  const pictures: Pictures = { data: await picturesOf(parts), left: shownMax };
  const chapters = spineOf(parts).flatMap((name) => {
    const part = parts.get(name);
    return part ? [bodyOf(strFromU8(part), name, pictures)] : [];
  });
  if (chapters.length === 0) throw new NotConvertible(DAMAGED);
  const pages = chapters.map((chapter, at) =>
    at === 0 ? chapter : `<div style="page-break-before:always">${chapter}</div>`,
  );
  return `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${pages.join('\n')}</body></html>`;
}

const DAMAGED = 'The book is damaged or incomplete. Save it as PDF and upload that file.';

function unzipped(bytes: Uint8Array): Parts {
  const sums = { text: 0, picture: 0 };
  let count = 0;
  const isWanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    count += 1;
    const kind = isPicture(name) ? 'picture' : /\.(?:x?html?|xml|opf)$/i.test(name) ? 'text' : null;
    if (kind === null) return false;
    sums[kind] += originalSize;
    if (sums[kind] > UNPACKED_MAX || count > PARTS_MAX)
      throw new NotConvertible('The book is too large when extracted. Save it as PDF and upload that file.');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: isWanted })));
  } catch (error) {
    throw error instanceof NotConvertible ? error : new NotConvertible(DAMAGED);
  }
}

function refuseProtected(parts: Parts): void {
  const listed = parts.get('META-INF/encryption.xml');
  let isProtected = parts.has('META-INF/rights.xml');
  if (listed)
    eachElement(strFromU8(listed), (name, { Algorithm: algorithm }) => {
      if (name === 'EncryptionMethod' && !SCRAMBLED_FONTS.includes(algorithm ?? '')) isProtected = true;
    });
  if (isProtected)
    throw new NotConvertible('The book is copy-protected. Ask its publisher for a copy without protection, or a PDF.');
}

/** The names of the chapters in reading order. A file that is listed again, or by its parts, is there once. */
function spineOf(parts: Parts): string[] {
  let root = '';
  const container = parts.get('META-INF/container.xml');
  if (container)
    eachElement(strFromU8(container), (name, attributes) => {
      if (name === 'rootfile') root ||= attributes['full-path'] ?? '';
    });
  const book = parts.get(root);
  if (!book) throw new NotConvertible(DAMAGED);
  const files = new Map<string, string>();
  const order: string[] = [];
  eachElement(strFromU8(book), (name, { id, href, idref }) => {
    if (name === 'item' && id && href) files.set(id, href);
    if (name === 'itemref' && idref) order.push(idref);
  });
  return [...new Set(order.flatMap((id) => (files.has(id) ? [nameFrom(root, files.get(id)!)] : [])))];
}

/** The elements of an XML file, without the prefixes of their names. */
function eachElement(xml: string, see: (name: string, attributes: Record<string, string>) => void): void {
  const parser = new Parser(
    { onopentag: (name, attributes) => see(name.replace(/^.*:/, ''), attributes) },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** The name of a part that another one refers to. */
function nameFrom(base: string, reference: string): string {
  const bare = reference.replace(/[?#].*$/s, '');
  let decoded = bare;
  try {
    decoded = decodeURIComponent(bare);
  } catch {
    // It is a name with a percent sign.
  }
  return path.posix.join(path.posix.dirname(base), decoded);
}

/** A drawing without a picture or text. */
const DRAWING = '[Drawing that cannot be shown]';

/** The allowed elements, texts and pictures of a chapter. */
function bodyOf(xhtml: string, chapter: string, pictures: Pictures): string {
  const out: string[] = [];
  let hidden = 0;
  let isEmpty = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (HIDDEN.has(name)) hidden += 1;
        else if (hidden > 0) return;
        else if (name === 'svg') isEmpty = true;
        else if (KEPT.has(name)) out.push(`<${name}>`);
        else if (name === 'img' || name === 'image') {
          isEmpty = false;
          out.push(pictureOf(attributes, chapter, pictures));
        }
      },
      onclosetag(name) {
        if (HIDDEN.has(name)) hidden -= 1;
        else if (name === 'svg' && hidden === 0 && isEmpty) out.push(DRAWING);
        else if (hidden === 0 && KEPT.has(name) && !EMPTY.has(name)) out.push(`</${name}>`);
      },
      ontext(text) {
        if (hidden > 0) return;
        isEmpty &&= text.trim() === '';
        out.push(escaped(text));
      },
    },
    { recognizeSelfClosing: true, decodeEntities: true },
  );
  parser.end(xhtml);
  return out.join('');
}

/** A picture that cannot be shown, or no longer fits, leaves a note. */
function pictureOf(attributes: Readonly<Record<string, string>>, chapter: string, pictures: Pictures): string {
  const source = attributes['src'] ?? attributes['xlink:href'] ?? attributes['href'];
  const data = source ? pictures.data.get(nameFrom(chapter, source)) : undefined;
  const text = escaped(attributes['alt'] ?? '').replaceAll('"', '&quot;');
  if (!data || data.length > pictures.left) return `[Picture that cannot be shown${text && `: ${text}`}]`;
  pictures.left -= data.length;
  return `<img alt="${text}" src="${data}">`;
}

// Line ends stay white space, or words would join. Other control characters are those of damaged files.
const escaped = (text: string): string =>
  text
    .replace(/[\u000b-\u000d\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
