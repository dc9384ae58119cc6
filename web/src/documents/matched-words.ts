/** Ranges of some words in the text of a page. Words may go on in the next piece of text. */
export function matchesIn(layer: HTMLElement, words: string): Range[] {
  const wanted = words.trim().replace(/\s+/g, ' ').toLowerCase();
  if (wanted === '') return [];
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  let text = '';
  const places: { node: Text; offset: number }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const [offset, sign] of [...node.data].entries()) {
      if (/\s/.test(sign) && /\s$/.test(text)) continue;
      text += /\s/.test(sign) ? ' ' : sign.toLowerCase();
      while (places.length < text.length) places.push({ node, offset });
    }
    if (!/\s$/.test(text)) {
      text += ' ';
      places.push({ node, offset: Math.max(0, node.length - 1) });
    }
  }
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at]!, places[at + wanted.length - 1]!];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, Math.min(last.offset + 1, last.node.length));
    ranges.push(range);
  }
  return ranges;
}
