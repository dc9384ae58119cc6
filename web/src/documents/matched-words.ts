import { normalize, rangesOf } from '@evident/domain/text';

/** Ranges of some words in the text of a page. Words may go on in the next piece of text. */
export function matchesIn(layer: HTMLElement, words: string): Range[] {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const pieces: { node: Text; start: number }[] = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    pieces.push({ node, start: text.length });
    text += `${node.data} `;
  }
  const ranges: Range[] = [];
  let last = 0;
  for (const { start, end } of rangesOf(normalize(text, 'caseless'), words, 'caseless')) {
    if (start < last) continue;
    last = end;
    const [first, final] = [pieceAt(pieces, start), pieceAt(pieces, end - 1)];
    const range = document.createRange();
    range.setStart(first.node, Math.min(start - first.start, first.node.length));
    range.setEnd(final.node, Math.min(end - final.start, final.node.length));
    ranges.push(range);
  }
  return ranges;
}

/** The last piece that begins at or before a position. */
function pieceAt(pieces: readonly { node: Text; start: number }[], position: number): { node: Text; start: number } {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle]!.start <= position) low = middle;
    else high = middle - 1;
  }
  return pieces[low]!;
}
