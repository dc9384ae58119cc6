/** A line of a page; y grows upwards. */
export interface PdfLine {
  text: string;
  y: number;
  height: number;
  /** The pieces of the line with wide gaps between them. A line without cells is part of no table. */
  cells?: readonly PdfCell[];
}

/** A text between wide gaps, and where it begins and ends on the page. */
export interface PdfCell {
  text: string;
  x: number;
  end: number;
}

/** Lines of a page, counted from above and from below, among which its head and its foot are looked for. */
const EDGE = 2;

/** The pages without what is printed on most of them above and below the text: titles, dates, page numbers. */
export function withoutMargins(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const places = new Map<string, { page: number; line: PdfLine }[]>();
  pages.forEach((lines, page) => {
    for (const line of edgesOf(lines))
      for (const key of keysOf(line.text, page)) places.set(key, [...(places.get(key) ?? []), { page, line }]);
  });
  const gone = new Set<PdfLine>();
  for (const [key, found] of places) {
    const on = new Set(found.map(({ page }) => page)).size;
    // a number that counts the pages needs no other sign
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

/** The numbers beside the lines of some transcripts, which the document holds one after the other. */
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

/** The text itself, and the text with each of its numbers as the distance to the number of the page: `Page 3 of 9` has the same one on every page. */
function keysOf(text: string, page: number): string[] {
  const numbers = [...text.matchAll(/\d{1,5}/g)].slice(0, 6);
  return [
    `=${text}`,
    ...numbers.map(
      ({ 0: number, index }) => `${text.slice(0, index)}#${Number(number) - page}${text.slice(index + number.length)}`,
    ),
  ];
}

/** Heads and feet stand at the same height on each page, what is said by chance again does not. */
const isOneHeight = (lines: readonly PdfLine[]): boolean => {
  const heights = lines.map(({ y }) => y);
  return Math.max(...heights) - Math.min(...heights) <= 0.5 * Math.max(...lines.map(({ height }) => height));
};

/** A number that says that it is one of a page. */
const isPageNumber = (text: string): boolean =>
  /^(?:(?:page|seite|página)\s+\d{1,4}|[-–]\s*\d{1,4}\s*[-–]|\d{1,4}\s*(?:\/|of|von|de)\s*\d{1,4}|(?:page|seite|página)\s+\d{1,4}\s*(?:\/|of|von|de)\s*\d{1,4})$/i.test(
    text,
  );
