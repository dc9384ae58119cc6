import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decodeXML } from 'entities';
import { strFromU8, unzipSync } from 'fflate';
import { sharedFolder } from '../support/shared-data.ts';
import { wordsIn } from './words-said.ts';

const FILES = [
  'documents/docx-mammoth/comments.docx',
  'documents/docx-mammoth/footnotes.docx',
  'documents/docx-mammoth/text-box.docx',
  'documents/docx-python-docx/comments-rich-para.docx',
  'documents/docx-python-docx/tbl-having-tables.docx',
  'documents/markitdown/test.docx',
  'documents/markitdown/test_with_comment.docx',
  'documents/office-tika/testWORD.docx',
  'documents/office-tika/testOpenOffice2.odt',
  'documents/office-tika/testRTF.rtf',
  'documents/pdf-py-pdf/source.odt',
  'reports/merge-field.docx',
];

export interface OfficeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Twelve files of word processors made by others. */
export function officeFiles(): OfficeFile[] {
  const folder = sharedFolder('.');
  if (!folder) throw new Error('The real documents are not at hand: set EVIDENT_TEST_DATA');
  return FILES.map((file) => ({ name: basename(file), bytes: new Uint8Array(readFileSync(join(folder, file))) }));
}

/** The words of a file, read without the readers of the product. */
export function wordsOfOffice({ name, bytes }: OfficeFile): string[] {
  if (name.endsWith('.rtf')) return wordsIn(textOfRtf(strFromU8(bytes, true)));
  const parts = unzipSync(bytes);
  if (name.endsWith('.odt')) return wordsIn(textOfOdt(strFromU8(parts['content.xml']!)));
  return ['document', 'footnotes', 'endnotes', 'comments'].flatMap((part) => {
    const xml = parts[`word/${part}.xml`];
    return xml ? wordsIn(textOfWord(strFromU8(xml))) : [];
  });
}

/** Text boxes are written twice, for new and old programs. */
function textOfWord(xml: string): string {
  const once = xml.replace(/<mc:Fallback>[^]*?<\/mc:Fallback>/g, '');
  const pieces = once.match(/<w:t(?: [^>]*)?>[^<]*|<\/w:(?:p|tc)>|<w:(?:tab|br|cr)\b/g) ?? [];
  return decodeXML(
    pieces
      .map((piece) => (piece.startsWith('<w:t>') || piece.startsWith('<w:t ') ? piece.replace(/^<[^>]*>/, '') : ' '))
      .join(''),
  );
}

function textOfOdt(xml: string): string {
  const body = xml
    .slice(xml.indexOf('<office:body'))
    .replace(/<text:tracked-changes>[^]*?<\/text:tracked-changes>/g, '')
    .replace(/<(dc:creator|dc:date|meta:creator-initials)>[^<]*/g, '')
    .replace(/<\/text:(?:p|h)>|<text:(?:s|tab|line-break)\b[^>]*>/g, ' ');
  return decodeXML(body.replace(/<[^<>]*>/g, ''));
}

const RTF_TOKEN = /\{\\\*|\{|\}|\\'[\da-f]{2}|\\([a-z]+)(-?\d+)? ?|\\[^a-z']|[^\\{}]+/gi;
const UNSEEN = /^(?:fonttbl|colortbl|stylesheet|info|pict|header[lrf]?|footer[lrf]?)$/;

function textOfRtf(source: string): string {
  let depth = 0;
  let unseen = Infinity;
  let text = '';
  for (const [token, word, number] of source.matchAll(RTF_TOKEN)) {
    if (token.startsWith('{')) depth += 1;
    if (token === '{\\*' || (word && UNSEEN.test(word))) unseen = Math.min(unseen, depth);
    if (token === '}') {
      if (depth === unseen) unseen = Infinity;
      depth -= 1;
    }
    if (depth >= unseen || /^[{}]/.test(token)) continue;
    if (token.startsWith("\\'")) text += String.fromCharCode(Number.parseInt(token.slice(2), 16));
    else if (word && word.endsWith('quote')) text += '’';
    else if (word === 'u') text += String.fromCharCode(Number(number) & 0xffff);
    else if (word && /^(?:par|line|tab|cell|row|page|sect)$/.test(word)) text += ' ';
    else if (!token.startsWith('\\')) text += token.replace(/[\r\n]/g, '');
  }
  return text;
}
