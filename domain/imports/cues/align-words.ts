import { alignWords as alignTexts } from '../../anchors/index.ts';

/** The times of a word, in milliseconds from the start of the recording. */
export interface WordTime {
  readonly start: number;
  readonly end: number;
}
export interface HeardWord extends WordTime {
  readonly text: string;
}

/**
 * Gives times to the words of a text, from timed words of the same speech. Equal and similarly spelled words take the
 * times of their counterpart. Words between two of these share the time between them, by their length. Words before
 * the first and after the last matched word have none, unless other words were heard there.
 */
export function alignWords(words: readonly string[], heard: readonly HeardWord[]): (WordTime | null)[] {
  const times: (WordTime | null)[] = words.map(() => null);
  const matches = matchesOf(words, heard);
  for (const [word, from, to] of matches) times[word] = { start: heard[from]!.start, end: heard[to]!.end };
  const ends = [{ word: -1, heard: -1 }, ...matches.map(([word, , to]) => ({ word, heard: to }))];
  const starts = [
    ...matches.map(([word, from]) => ({ word, heard: from })),
    { word: words.length, heard: heard.length },
  ];
  ends.forEach((left, gap) => {
    const right = starts[gap]!;
    if (right.word - left.word > 1)
      fill(times, words, [left.word + 1, right.word], room(heard, left.heard, right.heard));
  });
  return inOrder(times);
}

type Match = readonly [word: number, fromHeard: number, toHeard: number];

/** Pairs of equal words in rising order on both sides. A word can match several heard ones: `twenty-one`. */
function matchesOf(words: readonly string[], heard: readonly HeardWord[]): Match[] {
  const [written, spoken] = [joined(words), joined(heard.map(({ text }) => text))];
  const { before, now, to } = alignTexts(spoken.text, written.text);
  const found = new Map<number, [number, number]>();
  for (let index = 1; index < to.length - 1; index += 1) {
    const other = to[index]!;
    if (other <= 0 || other >= now.ids.length - 1) continue;
    const word = written.itemAt(now.starts[other]!);
    const from = spoken.itemAt(before.starts[index]!);
    const known = found.get(word);
    found.set(word, known ? [Math.min(known[0], from), Math.max(known[1], from)] : [from, from]);
  }
  return rising([...found].sort(([a], [b]) => a - b).map(([word, [from, last]]) => [word, from, last] as const));
}

/** Drops matches that lie before an earlier one: passages that moved have no time of their own. */
function rising(matches: readonly Match[]): Match[] {
  const kept: Match[] = [];
  const best: number[] = [];
  const previous: number[] = [];
  // Longest rising sequence by patience sorting.
  const tails: number[] = [];
  matches.forEach(([, from], index) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (matches[tails[middle]!]![2] < from) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1;
    tails[low] = index;
    best[index] = low;
  });
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) kept.push(matches[at]!);
  return kept.reverse();
}

/** The time between two matched words: that of the words heard there, or else the pause. */
function room(heard: readonly HeardWord[], left: number, right: number): WordTime | null {
  const inside = heard.slice(left + 1, right);
  if (inside.length > 0) return { start: inside[0]!.start, end: inside.at(-1)!.end };
  const [from, to] = [heard[left], heard[right]];
  return from && to ? { start: from.end, end: Math.max(from.end, to.start) } : null;
}

function fill(
  times: (WordTime | null)[],
  words: readonly string[],
  [from, to]: readonly [number, number],
  between: WordTime | null,
): void {
  if (!between) return;
  const whole = words.slice(from, to).reduce((sum, word) => sum + word.length + 1, 0);
  let passed = 0;
  const at = (length: number): number => Math.round(between.start + ((between.end - between.start) * length) / whole);
  for (let index = from; index < to; index += 1) {
    const length = words[index]!.length + 1;
    times[index] = { start: at(passed), end: at(passed + length) };
    passed += length;
  }
}

/** Recognizers overlap words by some milliseconds; no word starts before an earlier one. */
function inOrder(times: readonly (WordTime | null)[]): (WordTime | null)[] {
  let latest = 0;
  return times.map((time) => {
    if (!time) return null;
    const start = Math.max(latest, time.start);
    latest = start;
    return { start, end: Math.max(start, time.end) };
  });
}

interface Joined {
  readonly text: string;
  /** Index of the item at a UTF-16 position. */
  itemAt(position: number): number;
}

function joined(items: readonly string[]): Joined {
  const starts: number[] = [];
  let length = 0;
  for (const item of items) {
    starts.push(length);
    length += item.length + 1;
  }
  return {
    text: items.join(' '),
    itemAt(position) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]! <= position) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
