/** Edit distance: insertions, deletions, substitutions and swaps of neighbors. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      here.push(
        Math.min(
          rows[row - 1]![column]! + 1,
          here[column - 1]! + 1,
          rows[row - 1]![column - 1]! + same,
          swapped ? rows[row - 2]![column - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(here);
  }
  return rows[one.length]![other.length]!;
}

/** Returns the name with the smallest edit distance. */
export function nearestName(written: string, names: readonly string[]): string {
  return names.reduce((best, name) => (distance(written, name) < distance(written, best) ? name : best));
}
