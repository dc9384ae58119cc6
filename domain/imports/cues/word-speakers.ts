import type { Cue, TimedWord } from './cue.ts';
import { type SpokenWord, wordsAsWritten } from './spoken-words.ts';

/** A cue, and its words with their own speakers. */
export interface CueOfWords {
  readonly cue: Cue;
  readonly words: readonly SpokenWord[];
}

/**
 * Splits cues where the speaker of the words changes. A cue and its words can call the same speaker by different names;
 * the name of the cue wins.
 */
export function withSpeakersOfWords(list: readonly CueOfWords[]): Cue[] {
  const names = new Map<string, string>();
  for (const { cue, words } of list) {
    const [only, ...others] = new Set(words.flatMap(({ speaker }) => speaker ?? []));
    if (only && others.length === 0 && cue.speaker !== null) names.set(only, cue.speaker);
  }
  return list.flatMap(({ cue, words }) =>
    parted(
      cue,
      words.map((word) => ({ ...word, speaker: word.speaker && (names.get(word.speaker) ?? word.speaker) })),
    ),
  );
}

function parted(cue: Cue, words: readonly SpokenWord[]): Cue[] {
  const speakers = new Set(words.flatMap(({ speaker }) => speaker ?? []));
  if (speakers.size === 0) return [cue];
  const written = wordsAsWritten(cue.text, words);
  // its words cannot be found in its text
  if (!written) return [{ ...cue, speaker: cue.speaker ?? (speakers.size === 1 ? [...speakers][0]! : null) }];
  const runs: SpokenWord[][] = [];
  for (const word of withoutGaps(written, cue.speaker)) {
    const run = runs.at(-1);
    if (run && run[0]!.speaker === word.speaker) run.push(word);
    else runs.push([word]);
  }
  if (runs.length === 1) return [{ ...cue, speaker: runs[0]![0]!.speaker }];
  return runs.map((run, index) => cueOf(cue, run, index === 0, index === runs.length - 1));
}

/** A word that was not aligned has no speaker: it is that of both neighbors, or of the cue. */
function withoutGaps(words: readonly SpokenWord[], otherwise: string | null): SpokenWord[] {
  let next: string | null = null;
  const after = words
    .toReversed()
    .map(({ speaker }) => (next = speaker ?? next))
    .reverse();
  let last: string | null = null;
  return words.map((word, index) => {
    last = word.speaker ?? last;
    return { ...word, speaker: word.speaker ?? (last === after[index] ? last : otherwise) };
  });
}

function cueOf(cue: Cue, run: readonly SpokenWord[], isFirst: boolean, isLast: boolean): Cue {
  const start = run.find((word) => word.start !== null)?.start ?? null;
  const end = run.findLast((word) => word.end !== null)?.end ?? null;
  const timed = run.flatMap((word, index): TimedWord[] =>
    word.start === null || word.end === null
      ? []
      : [{ text: index === 0 ? word.text.trimStart() : word.text, start: word.start, end: word.end }],
  );
  return {
    speaker: run[0]!.speaker,
    text: run
      .map(({ text }) => text)
      .join('')
      .trim(),
    start: isFirst ? cue.start : start,
    end: isLast ? cue.end : end,
    ...(timed.length === run.length && { words: timed }),
  };
}
