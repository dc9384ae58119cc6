import type { Match } from './match.ts';
import type { Words } from './words.ts';

/** Shorter passages can be deleted here and typed there by chance. */
const LEAST_WORDS = 4;
const LEAST_LENGTH = 40;

/**
 * Finds passages that were cut in one place and pasted in another: unmatched runs of words that are unique among the
 * unmatched words of both texts.
 */
export function movedRuns(before: Words, now: Words, to: Int32Array, from: Int32Array): Match[] {
  const places = placesOf(before.ids, to);
  if (places.size === 0) return [];
  const again = placesOf(now.ids, from);
  const runs: Match[] = [];
  let done = 0;
  for (let at = 0; at + LEAST_WORDS <= now.ids.length; at += 1) {
    if (at < done || from[at]! >= 0) continue;
    const key = keyAt(now.ids, at, from);
    const start = key === undefined || again.get(key) !== at ? undefined : places.get(key);
    if (start === undefined || start < 0) continue;
    let length = 0;
    while (
      at + length < from.length &&
      from[at + length]! < 0 &&
      to[start + length]! < 0 &&
      before.ids[start + length] === now.ids[at + length]
    )
      length += 1;
    let back = 0;
    while (
      at - back > done &&
      from[at - back - 1]! < 0 &&
      to[start - back - 1]! < 0 &&
      before.ids[start - back - 1] === now.ids[at - back - 1]
    )
      back += 1;
    runs.push({ a: start - back, b: at - back, length: length + back });
    done = at + length;
  }
  return runs
    .filter((run) => before.ends[run.a + run.length - 1]! - before.starts[run.a]! >= LEAST_LENGTH)
    .sort((one, other) => one.a - other.a)
    .filter(
      (run, index, all) =>
        (index === 0 || all[index - 1]!.a + all[index - 1]!.length <= run.a) &&
        (index === all.length - 1 || run.a + run.length <= all[index + 1]!.a),
    );
}

/** Maps each run of unmatched words to its position; -1 if there are several. */
function placesOf(ids: Int32Array, matched: Int32Array): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at + LEAST_WORDS <= ids.length; at += 1) {
    const key = keyAt(ids, at, matched);
    if (key !== undefined) places.set(key, places.has(key) ? -1 : at);
  }
  return places;
}

function keyAt(ids: Int32Array, at: number, matched: Int32Array): string | undefined {
  for (let offset = LEAST_WORDS - 1; offset >= 0; offset -= 1) if (matched[at + offset]! >= 0) return undefined;
  return ids.subarray(at, at + LEAST_WORDS).join();
}
