/** A text fragment on a page, as extracted from the PDF. The origin is at the lower left. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  endsLine: boolean;
}

/** A line of a page; y grows upwards. */
export interface PdfLine {
  text: string;
  y: number;
  height: number;
  /** The fragments of the line, separated by wide gaps. A line without cells belongs to no table. */
  cells?: readonly PdfCell[];
}

/** Text between wide gaps, with its horizontal start and end on the page. */
export interface PdfCell {
  text: string;
  x: number;
  end: number;
}

/** How many lines at the top and bottom of a page can be a header or footer. */
const EDGE = 2;

/** The different headers and footers with words that are removed. */
export function marginTexts(pages: readonly (readonly PdfLine[])[]): string[] {
  const kept = new Set(withoutMargins(pages).flat());
  const texts = pages.flat().flatMap((line) => (kept.has(line) ? [] : [line.text.replace(/\d+/g, '#')]));
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
}

/** Removes headers and footers that most pages share: titles, dates, page numbers. */
export function withoutMargins(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const places = new Map<string, { page: number; line: PdfLine }[]>();
  pages.forEach((lines, page) => {
    for (const line of edgesOf(lines))
      for (const key of keysOf(line.text, page)) places.set(key, [...(places.get(key) ?? []), { page, line }]);
  });
  const gone = new Set<PdfLine>();
  for (const [key, found] of places) {
    const on = new Set(found.map(({ page }) => page)).size;
    // A number that increases with the pages is a page number without further evidence.
    const counts = /^#-?\d+$/.test(key);
    if (on >= 2 && (counts || (on > pages.length / 2 && isOneHeight(found.map(({ line }) => line)))))
      for (const { line } of found) gone.add(line);
  }
  return pages.map((lines) => {
    const edges = new Set(edgesOf(lines));
    const numbering = lineNumbers(lines);
    const lowest = [...edges].at(-1);
    return lines.filter(
      (line) =>
        !gone.has(line) &&
        !numbering.has(line) &&
        !(edges.has(line) && isPageNumber(line.text)) &&
        !(pages.length === 1 && line === lowest && line.text === '1'),
    );
  });
}

const NUMBERING = 10;

/** Line numbers in the margin of some transcripts. The PDF holds them in one sequence. */
function lineNumbers(lines: readonly PdfLine[]): Set<PdfLine> {
  const found = new Set<PdfLine>();
  let run: PdfLine[] = [];
  for (const line of [...lines, null]) {
    if (
      line &&
      /^\d{1,5}$/.test(line.text) &&
      (run.length === 0 || Number(line.text) === Number(run.at(-1)?.text) + 1)
    ) {
      run.push(line);
      continue;
    }
    if (run.length >= NUMBERING) for (const number of run) found.add(number);
    run = line && /^\d{1,5}$/.test(line.text) ? [line] : [];
  }
  return found;
}

function edgesOf(lines: readonly PdfLine[]): PdfLine[] {
  const fromAbove = [...lines].sort((a, b) => b.y - a.y);
  return [...new Set([...fromAbove.slice(0, EDGE), ...fromAbove.slice(-EDGE)])];
}

/**
 * The text, and the text with each number relative to the page number: `Page 3 of 9` has the same key on every page.
 */
function keysOf(text: string, page: number): string[] {
  const numbers = [...text.matchAll(/\d{1,5}/g)].slice(0, 6);
  return [
    `=${text}`,
    ...numbers.map(
      ({ 0: number, index }) => `${text.slice(0, index)}#${Number(number) - page}${text.slice(index + number.length)}`,
    ),
  ];
}

/** Headers and footers have the same height on each page; sentences that repeat by chance do not. */
const isOneHeight = (lines: readonly PdfLine[]): boolean => {
  const most = (of: (line: PdfLine) => number): number =>
    lines.reduce((max, line) => Math.max(max, of(line)), -Infinity);
  return most(({ y }) => y) + most(({ y }) => -y) <= 0.5 * most(({ height }) => height);
};

/** A number in the format of a page number. */
const isPageNumber = (text: string): boolean =>
  /^(?:(?:page|seite|página)\s+\d{1,4}|[-–]\s*\d{1,4}\s*[-–]|\d{1,4}\s*(?:\/|of|von|de)\s*\d{1,4}|(?:page|seite|página)\s+\d{1,4}\s*(?:\/|of|von|de)\s*\d{1,4})$/i.test(
    text,
  );
