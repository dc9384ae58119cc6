/** An indexed word with its document frequency. */
export interface KnownWord {
  readonly word: string;
  readonly objects: number;
}

/** Maximum edit distance of a suggestion. Zero for short words, where nearly every word would match. */
export function lettersOff(word: string): number {
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Suggests the closest known word, the most frequent of equals; null if none is close enough. */
export function nearestWord(meant: string, known: readonly KnownWord[]): string | null {
  const near = known
    .map(({ word, objects }) => ({ word, objects, off: distance([...meant], [...word]) }))
    .filter(({ off }) => off > 0 && off <= lettersOff(meant));
  const [best] = near.sort(
    (one, other) => one.off - other.off || other.objects - one.objects || (one.word < other.word ? -1 : 1),
  );
  return best?.word ?? null;
}

/** Edit distance: insertion, deletion, substitution, transposition (optimal string alignment). */
function distance(one: readonly string[], other: readonly string[]): number {
  let [before, last]: [number[], number[]] = [[], other.map((_, at) => at + 1)];
  last.unshift(0);
  one.forEach((letter, row) => {
    const line = [row + 1];
    other.forEach((against, column) => {
      const swapped =
        row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === against
          ? before[column - 1]! + 1
          : Infinity;
      line.push(
        Math.min(last[column + 1]! + 1, line[column]! + 1, last[column]! + (letter === against ? 0 : 1), swapped),
      );
    });
    [before, last] = [last, line];
  });
  return last.at(-1)!;
}
