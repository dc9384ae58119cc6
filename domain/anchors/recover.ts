import { align } from './align.ts';
import { reanchor } from './reanchor.ts';
import type { Selector } from './selector.ts';
import { punctuationBeyond } from './range-of-words.ts';
import type { Range } from './locate.ts';
import { type TextChange, compare } from './text-change.ts';
import { codePoints } from '../content/index.ts';
import { wordsIn } from './words.ts';

/**
 * Finds lost words that reappear after a change: the exact quote in its context, new to this text, or most of its words
 * among inserted words. Equal words that were already in the old text do not count.
 */
export function recover(
  selector: Selector,
  oldText: string,
  newText: string,
  change: TextChange = compare(oldText, newText),
): Range | null {
  if (selector.quote.trim() === '' || oldText === newText) return null;
  if (newText.includes(selector.quote) && reanchor(selector, oldText) === 'lost') {
    const found = reanchor(selector, newText);
    if (found !== 'lost' && found.by !== 'similarity') return { start: found.start, end: found.end };
  }
  return amongPutIn(selector, change);
}

/** A quote with more occurrences does not identify a passage. */
const MOST_PLACES = 64;
const DRIFT = 8;
const FEW = 3;

function amongPutIn(selector: Selector, change: TextChange): Range | null {
  const { now, from, known } = change.words();
  const told = selector.before + selector.quote + selector.after;
  const all = wordsIn(told, new Map(known));
  // The outermost words of the context may be truncated.
  const [low, high] = [2, all.ids.length - 2];
  const first = all.ends.findIndex((end, at) => at >= low && end > selector.before.length);
  const last = all.starts.findLastIndex(
    (start, at) => at < high && start < selector.before.length + selector.quote.length,
  );
  const count = last - first + 1;
  if (first < 0 || count <= 0) return null;
  const ids = all.ids.subarray(low, high);
  const at = likeliest(ids, change.putIn());
  if (at === null) return null;
  const base = Math.max(1, at - DRIFT);
  const matches = align(ids, now.ids.subarray(base, Math.min(now.ids.length - 1, at + ids.length + DRIFT)), [FEW]);
  const own: number[] = [];
  let context = 0;
  for (const { a, b, length } of matches)
    for (let offset = 0; offset < length; offset += 1) {
      const [old, word] = [a + offset + low, b + offset + base];
      if (old < first || old > last) context += 1;
      else if (from[word]! < 0) own.push(word);
    }
  const around = ids.length - count;
  if (own.length * 2 <= count || context < Math.min(around, count <= FEW ? FEW : 2) || context * 2 < around)
    return null;
  const [head, tail] = [own[0]!, own.at(-1)!];
  for (let word = head; word <= tail; word += 1) if (from[word]! >= 0) return null;
  const points = codePoints(change.newText);
  const range = { start: now.starts[head]!, end: now.ends[tail]! };
  const matchedOld = new Map(
    matches.flatMap(({ a, b, length }) =>
      Array.from({ length }, (_, offset) => [b + offset + base, a + offset + low] as const),
    ),
  );
  const quoteEnd = selector.before.length + selector.quote.length;
  range.start -= punctuationBeyond(
    told.slice(selector.before.length, all.starts[matchedOld.get(head)!]),
    change.newText.slice(now.ends[head - 1], range.start),
    -1,
  );
  range.end += punctuationBeyond(
    told.slice(all.ends[matchedOld.get(tail)!], quoteEnd),
    change.newText.slice(range.end, now.starts[tail + 1]),
    1,
  );
  return { start: points.pointAt(range.start), end: points.pointAt(range.end) };
}

/** Returns where most of the words occur in order among inserted words; null if two places are equally good. */
function likeliest(ids: Int32Array, putIn: ReadonlyMap<number, readonly number[]>): number | null {
  const starts: number[] = [];
  ids.forEach((id, index) => {
    const places = putIn.get(id) ?? [];
    if (places.length <= MOST_PLACES) for (const place of places) starts.push(place - index);
  });
  starts.sort((a, b) => a - b);
  let best = { votes: 0, at: 0 };
  let second = 0;
  for (let left = 0, right = 0; left < starts.length; left += 1) {
    while (right < starts.length && starts[right]! <= starts[left]! + DRIFT) right += 1;
    const now = { votes: right - left, at: starts[(left + right) >> 1]! };
    if (Math.abs(now.at - best.at) <= 2 * DRIFT) best = now.votes > best.votes ? now : best;
    else if (now.votes > best.votes) [second, best] = [best.votes, now];
    else second = Math.max(second, now.votes);
  }
  return best.votes === 0 || second * 10 > best.votes * 7 ? null : best.at;
}
