export interface SpokenWord {
  readonly word: string;
  readonly speaker: string | null;
}

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Compares the words of a talk with those of its note.
 * @returns words that are lost; words under the name of another, or under a name but in no turn; words without a name
 */
export function comparedWords(
  said: readonly SpokenWord[],
  noted: readonly SpokenWord[],
  { inOrder = true }: { readonly inOrder?: boolean } = {},
): { lost: string[]; wrong: string[]; unnamed: string[] } {
  const pairs = inOrder ? alignedInOrder(said, noted) : alignedAnywhere(said, noted);
  const found = new Set(pairs.map(([, to]) => to));
  const matched = new Set(pairs.map(([from]) => from));
  const isOther = ([from, to]: Pair): boolean =>
    noted[to]!.speaker !== null && noted[to]!.speaker !== said[from]!.speaker;
  return {
    lost: said.filter((_, at) => !matched.has(at)).map(({ word }) => word),
    wrong: [
      ...pairs.filter(isOther).map(([from]) => said[from]!.word),
      ...noted.filter(({ speaker }, at) => speaker !== null && !found.has(at)).map(({ word }) => word),
    ],
    unnamed: pairs
      .filter(([from, to]) => said[from]!.speaker !== null && noted[to]!.speaker === null)
      .map(([from]) => said[from]!.word),
  };
}

type Pair = readonly [said: number, noted: number];

/** The longest common sequence of words. */
function alignedInOrder(said: readonly SpokenWord[], noted: readonly SpokenWord[]): Pair[] {
  const width = noted.length + 1;
  const lengths = new Uint16Array((said.length + 1) * width);
  for (let from = said.length - 1; from >= 0; from -= 1)
    for (let to = noted.length - 1; to >= 0; to -= 1)
      lengths[from * width + to] =
        said[from]!.word === noted[to]!.word
          ? lengths[(from + 1) * width + to + 1]! + 1
          : Math.max(lengths[(from + 1) * width + to]!, lengths[from * width + to + 1]!);
  const pairs: Pair[] = [];
  for (let [from, to] = [0, 0]; from < said.length && to < noted.length;) {
    if (said[from]!.word === noted[to]!.word) {
      pairs.push([from, to]);
      [from, to] = [from + 1, to + 1];
    } else if (lengths[(from + 1) * width + to]! >= lengths[from * width + to + 1]!) from += 1;
    else to += 1;
  }
  return pairs;
}

function alignedAnywhere(said: readonly SpokenWord[], noted: readonly SpokenWord[]): Pair[] {
  const places = Map.groupBy(
    noted.map(({ word }, at) => ({ word, at })),
    ({ word }) => word,
  );
  return said.flatMap(({ word }, from): Pair[] => {
    const place = places.get(word)?.shift();
    return place ? [[from, place.at]] : [];
  });
}
