import { type PdfLine, withoutMargins } from './pdf-margins.ts';

/** A piece of text on a page as the PDF reader finds it; the origin is at the lower left. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  endsLine: boolean;
}

/** The lines of a page, in the order in which they were written: what lies on one height is a line, and a gap between two pieces is a space. */
export function pdfLines(pieces: readonly PdfPiece[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let open: PdfLine | null = null;
  let end = 0;
  for (const piece of pieces) {
    const high: number = piece.height || open?.height || 1;
    if (open && piece.text !== '' && Math.abs(piece.y - open.y) > high * 0.6) open = null;
    if (piece.text !== '') {
      if (!open) {
        open = { text: '', y: piece.y, height: high };
        lines.push(open);
      } else if (piece.x - end > high * 0.15 && !/\s$/.test(open.text) && !/^\s/.test(piece.text)) open.text += ' ';
      open.text += piece.text;
      open.height = Math.max(open.height, piece.height);
      end = piece.x + piece.width;
    }
    if (piece.endsLine) open = null;
  }
  return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() })).filter((line) => line.text !== '');
}

/** A gap between lines as large as this, in heights of a line, parts paragraphs; lines of one paragraph lie closer. */
const PARAGRAPH_GAP = 1.6;

/** The lines of all pages as paragraphs, whose lines are parted by `\n`. What is printed on most pages goes; a paragraph may run over a page. */
export function pdfParagraphs(pages: readonly (readonly PdfLine[])[]): string[] {
  const paragraphs: string[] = [];
  let before: PdfLine | null = null;
  for (const lines of withoutMargins(pages)) {
    const close = usualGap(lines);
    lines.forEach((line, index) => {
      const above: PdfLine | undefined = lines[index - 1];
      const goesOn = above ? belongs(above, line, close) : before !== null && !/[.!?…:]["'”’)]?$/.test(before.text) && /^\p{Ll}/u.test(line.text);
      const last = paragraphs.length - 1;
      if (goesOn && last >= 0) paragraphs[last] += `\n${line.text}`;
      else paragraphs.push(line.text);
      before = line;
    });
  }
  return joinHyphens(paragraphs);
}

/**
 * A word that is parted at the end of a line is put together again. The hyphen stays when the document writes the word with one elsewhere.
 */
function joinHyphens(paragraphs: readonly string[]): string[] {
  const parted = /(?<!\p{L})(\p{L}+)-\n(\p{Ll}+)/gu;
  if (!paragraphs.some((text) => text.includes('-\n'))) return [...paragraphs];
  // Letters are looked for behind a place where none stands before: from every letter of a long run it would take for ever.
  const hyphened = new Set(paragraphs.flatMap((text) => text.match(/(?<!\p{L})\p{L}+-\p{Ll}+/gu) ?? []));
  return paragraphs.map((text) => text.replace(parted, (_, left: string, right: string) => (hyphened.has(`${left}-${right}`) ? `${left}-${right}` : left + right)));
}

const belongs = (above: PdfLine, line: PdfLine, close: number): boolean => {
  const gap = above.y - line.y;
  return gap > 0 && gap <= close * 1.3 && gap <= PARAGRAPH_GAP * Math.max(above.height, line.height) && Math.abs(above.height - line.height) < 0.2 * above.height;
};

/** The distance between most lines of a page. */
function usualGap(lines: readonly PdfLine[]): number {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y).filter((gap) => gap > 0).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 4)] ?? 0;
}
