import { codePoints } from '../content/index.ts';
import { SOLID, isSolid, lastStartingBy, matchAt } from './kept-matches.ts';
import { reanchor } from './reanchor.ts';
import { type Texts, hasRival, occursOnce } from './rivals.ts';
import type { Reanchored, Selector } from './selector.ts';
import { similarity } from './similarity.ts';
import { type TextAlignment, alignTexts } from './text-alignment.ts';

/**
 * Where selectors of an old text are in the text that replaced it. Both texts are compared once, which tells these words from the same words
 * elsewhere: unchanged words are followed wherever they went; words changed in place are kept while they stay alike; all others are lost.
 */
export function follow(selectors: readonly Selector[], oldText: string, newText: string): Reanchored[] {
  const [from, to] = [codePoints(oldText), codePoints(newText)];
  const edged = { oldText: EDGE + oldText + EDGE, newText: EDGE + newText + EDGE };
  const alignment = alignTexts(edged.oldText, edged.newText);
  const texts = { ...edged, ...alignment };
  return selectors.map((selector) => {
    const start = from.unitAt(selector.start);
    const end = from.unitAt(selector.end);
    if (oldText.slice(start, end) !== selector.quote || start === end) return reanchor(selector, newText);
    const found = followOne(start + 1, end + 1, texts) ?? followOnly(start + 1, end + 1, texts);
    return found ? { start: to.pointAt(found.start - 1), end: to.pointAt(found.end - 1), by: found.by } : 'lost';
  });
}

/** Stands before and after each text, so that its ends are context like any other. */
const EDGE = '\u0002';
const WINDOW = 32;

interface Found { start: number; end: number; by: 'position' | 'quote' | 'similarity' }

function followOne(start: number, end: number, texts: Texts & TextAlignment): Found | undefined {
  const index = lastStartingBy(texts.kept, start);
  const match = texts.kept[index];
  if (!match || end > match.a + match.length) return followMoved(start, end, texts) ?? followEdited(start, end, texts);
  const shift = match.b - match.a;
  const near = start - match.a >= SOLID || match.a + match.length - end >= SOLID;
  if (near ? hasRival(index, start, end, texts) : !hasSupport(index, start, end, texts)) return undefined;
  return { start: start + shift, end: end + shift, by: shift === 0 ? 'position' : 'quote' };
}

/** Words that stood once and stand once, beside the same neighbours, are the same, however the comparison ran. */
function followOnly(start: number, end: number, { oldText, newText }: Texts): Found | undefined {
  const quote = oldText.slice(start, end);
  const at = newText.indexOf(quote);
  if (at < 0 || !occursOnce(quote, newText, at, newText.length) || !occursOnce(quote, oldText, 0, oldText.length)) return undefined;
  const same = (step: 1 | -1, here: number, there: number): number => {
    let count = 0;
    while (count < WINDOW && oldText[here + step * count] !== undefined && oldText[here + step * count] === newText[there + step * count]) count += 1;
    return count;
  };
  const [left, right] = [same(-1, start - 1, at - 1), same(1, end, at + quote.length)];
  const certain = Math.max(left, right) >= SOLID && left + quote.length + right >= SURE_LENGTH;
  return certain ? { start: at, end: at + quote.length, by: at === start ? 'position' : 'quote' } : undefined;
}

/** A passage this long does not come about twice by chance. */
const SURE_LENGTH = 24;

function followMoved(start: number, end: number, { moved }: TextAlignment): Found | undefined {
  const away = moved.find((stretch) => stretch.a <= start && end <= stretch.a + stretch.length);
  return away && { start: start + away.b - away.a, end: end + away.b - away.a, by: 'quote' };
}

/** Words that stayed while all next to them changed: enough of the wider context must have stayed too, and they must be the only such words there. */
function hasSupport(index: number, start: number, end: number, { oldText, newText, kept }: Texts): boolean {
  const [from, to] = [Math.max(0, start - WINDOW), Math.min(oldText.length, end + WINDOW)];
  const available = to - from - (end - start) - 2;
  let support = 0;
  for (const match of kept) {
    if (match.length < 3) continue;
    support += Math.max(0, Math.min(match.a + match.length, to) - Math.max(match.a, from));
    if (match === kept[index]) support -= end - start;
  }
  if (available >= 4 && support < Math.min(SOLID, available / 2)) return false;
  const left = kept.findLast((match, at) => at < index && match.length >= 4);
  const right = kept.find((match, at) => at > index && match.length >= 4);
  const quote = oldText.slice(start, end);
  return occursOnce(quote, oldText, left ? left.a + left.length : 0, right?.a ?? oldText.length)
    && occursOnce(quote, newText, left ? left.b + left.length : 0, right?.b ?? newText.length);
}

/** Words changed in place: what stands right before and after them stayed, and they are still alike; or all of them are there, a little aside. */
function followEdited(start: number, end: number, texts: Texts): Found | undefined {
  const from = edge(start, 'start', texts);
  const to = edge(end, 'end', texts);
  if (from === undefined || to === undefined || from > to) return undefined;
  const { oldText, newText } = texts;
  const quote = oldText.slice(start, end);
  const [around, aroundOld] = [quote.length, quote.length + end - start];
  if (occursOnce(quote, newText, from - around, to + around) && from < to && occursOnce(quote, oldText, start - aroundOld, end + aroundOld)) {
    const at = newText.indexOf(quote, Math.max(0, from - around));
    return at < to && at + quote.length > from ? { start: at, end: at + quote.length, by: 'quote' } : undefined;
  }
  const atLeast = quote.length < 12 ? 0.8 : 0.7;
  const alike = from < to && !newText.slice(Math.max(0, from - around), to + around).includes(quote);
  return alike && similarity(quote, newText.slice(from, to), atLeast) >= atLeast ? { start: from, end: to, by: 'similarity' } : undefined;
}

/** Where one end of a quote went: with the character of the quote that stayed, or else beside the context that stayed. */
function edge(position: number, side: 'start' | 'end', { oldText, kept }: Texts): number | undefined {
  const inside = matchAt(kept, side === 'start' ? position : position - 1);
  if (inside && isSolid(inside, position, kept, oldText)) return position + inside.b - inside.a;
  const outside = matchAt(kept, side === 'start' ? position - 1 : position);
  return outside && isSolid(outside, position, kept, oldText) ? position + outside.b - outside.a : undefined;
}
