/** A word that is written somewhere, and in how many things. */
export interface KnownWord {
  readonly word: string;
  readonly objects: number;
}

/** How many letters a word may be off and still be meant: none in a short one, where every other word would do. */
export function lettersOff(word: string): number {
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The word that was most likely meant: the fewest letters off, then the one written most; null when none is near enough. */
export function nearestWord(meant: string, known: readonly KnownWord[]): string | null {
  const near = known
    .map(({ word, objects }) => ({ word, objects, off: distance([...meant], [...word]) }))
    .filter(({ off }) => off > 0 && off <= lettersOff(meant));
  const [best] = near.sort(
    (one, other) => one.off - other.off || other.objects - one.objects || (one.word < other.word ? -1 : 1),
  );
  return best?.word ?? null;
}

/** Letters put in, left out, mistaken, or two that changed places (optimal string alignment). */
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
