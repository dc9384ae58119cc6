import type { NotesOutcome } from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { htmlContent } from '../html/html-blocks.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';
import { partText, unzipDocument } from './unzip-document.ts';

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

/** Reads a Word document as a note: text and footnotes, without comments, headers and footers. */
export async function readDocx(bytes: Uint8Array, file: NamedText): Promise<NotesOutcome> {
  const parts = unzipDocument(bytes);
  const read = Object.fromEntries(
    Object.keys(parts).map((part) => {
      const text = partText(parts, part);
      return [
        part,
        text.includes('<w:vanish')
          ? strToU8(text.replace(VANISH, '<w:highlight w:val="hidden"/>'))
          : (parts[part] ?? new Uint8Array()),
      ] as const;
    }),
  );
  const formulas = WITH_TEXT.reduce(
    (count, part) => count + (parts[part] ? (partText(parts, part).match(/<m:oMath[ >]/g) ?? []).length : 0),
    0,
  );
  // Repacked without pictures, from parts within the limits.
  const safe = Buffer.from(zipSync(read, { level: 0 }));
  const { value } = await mammoth
    .convertToHtml({ buffer: safe }, { convertImage: NO_PICTURES, styleMap: STYLES, externalFileAccess: false })
    .catch(damaged);
  // The back links of the footnotes have no target in a note.
  const { blocks, pictures, flattened } = htmlContent(
    value.replace(/ ?<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g, ''),
  );
  return {
    kind: 'notes',
    format: 'DOCX',
    notes: [noteOfBlocks(blocks, file)],
    faults: [],
    notices: [...noticesOf({ pictures, flattened }), ...formulaNotices(formulas)],
  };
}

const formulaNotices = (formulas: number): string[] =>
  formulas === 0
    ? []
    : [formulas === 1 ? 'One formula was left out.' : `${formulas.toLocaleString('en')} formulas were left out.`];

const damaged = (): never =>
  refuse(
    'UnprocessableContent',
    'The Word document is damaged or incomplete',
    'Open it in Word or LibreOffice, save it again and import that file.',
  );
