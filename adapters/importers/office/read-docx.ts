import { plainText } from '@evident/domain/content';
import { type NotesOutcome, richDoc } from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { htmlContent } from '../html/html-blocks.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';
import { lostNotices, wordsMissing } from '../notes/word-count.ts';
import { NO_THREADS, threadNotices } from '../notes/comment-places.ts';
import { leftOut, marginsLeftOut } from '../notes/left-out.ts';
import { type DocumentParts, partText, unzipDocument } from './unzip-document.ts';
import { threadsOfWord } from './word-comments.ts';
import { withReadableElements } from './word-elements.ts';
import { textOfWordPart } from './word-text.ts';

// Pictures are counted but never opened, so none is downloaded.
const NO_PICTURES = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
const STYLES = [
  'u => u',
  'strike => s',
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  "highlight[color='hidden'] => !",
];
// mammoth cannot map hidden text, but it can map a highlight color.
const VANISH = /<w:vanish(?:\s+w:val="(?:1|true|on)")?\s*\/>/g;

/** The parts of a Word file that contain text of the note. */
const WITH_TEXT = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

/**
 * Reads a Word document as a note with its text, footnotes and comments. Notices count headers and footers, which are left out.
 * @param withComments false leaves the comments out too, and a notice counts them
 */
export async function readDocx(bytes: Uint8Array, file: NamedText, withComments = true): Promise<NotesOutcome> {
  const parts = unzipDocument(bytes);
  const withText = WITH_TEXT.filter((part) => parts[part]).map((part) => ({ part, xml: partText(parts, part) }));
  const read = { ...parts };
  for (const part of Object.keys(parts)) {
    const text = partText(parts, part);
    if (text.includes('<w:vanish')) read[part] = strToU8(text.replace(VANISH, '<w:highlight w:val="hidden"/>'));
  }
  for (const { part } of withText) read[part] = strToU8(withReadableElements(partText(read, part)));
  // Repacked without pictures, from parts within the limits.
  const safe = Buffer.from(zipSync(read, { level: 0 }));
  const { value } = await mammoth
    .convertToHtml({ buffer: safe }, { convertImage: NO_PICTURES, styleMap: STYLES, externalFileAccess: false })
    .catch(damaged);
  // The back links of the footnotes have no target in a note.
  const { blocks, pictures, flattened } = htmlContent(
    value.replace(/ ?<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g, ''),
  );
  const written = withText.map(({ xml }) => textOfWordPart(xml)).join(' ');
  const note = noteOfBlocks(blocks, file);
  const { threads, beyond } = withComments ? threadsOfWord(parts, plainText(note.content)) : NO_THREADS;
  const known = withComments ? { ...margins(parts), comments: [] } : margins(parts);
  return {
    kind: 'notes',
    format: 'DOCX',
    notes: [threads.length > 0 ? { ...note, threads: [...threads] } : note],
    faults: [],
    notices: [
      ...noticesOf({ pictures, flattened }),
      ...leftOut(count(withText, /<m:oMath[ >]/g), 'formula', 'formulas'),
      ...leftOut(count(withText, /<w:altChunk[ >/]/g), 'inserted document', 'inserted documents'),
      ...leftOut(diagrams(parts), 'diagram with text', 'diagrams with text'),
      ...marginsLeftOut(known),
      ...threadNotices({ threads, beyond }),
      ...lostNotices(wordsMissing(written, plainText(richDoc(blocks)))),
    ],
  };
}

const count = (texts: readonly { readonly xml: string }[], what: RegExp): number =>
  texts.reduce((sum, { xml }) => sum + (xml.match(what) ?? []).length, 0);

const diagrams = (parts: DocumentParts): number =>
  Object.keys(parts).filter(
    (part) => /^word\/diagrams\/data\d*\.xml$/.test(part) && /<a:t>[^<]/.test(partText(parts, part)),
  ).length;

/** Texts of parts that are left out of a note. */
function margins(parts: DocumentParts): Parameters<typeof marginsLeftOut>[0] {
  const texts = (part: RegExp): string[] =>
    Object.keys(parts)
      .filter((name) => part.test(name))
      .map((name) => textOfWordPart(partText(parts, name)));
  const comments = parts['word/comments.xml'] ? partText(parts, 'word/comments.xml').split(/<w:comment\s/) : [''];
  return {
    comments: comments.slice(1).map((comment) => textOfWordPart(`<w:comment ${comment}`)),
    headers: texts(/^word\/header\d*\.xml$/),
    footers: texts(/^word\/footer\d*\.xml$/),
  };
}

const damaged = (): never =>
  refuse(
    'UnprocessableContent',
    'The Word document is damaged or incomplete',
    'Open it in Word or LibreOffice, save it again and import that file.',
  );
