import { codePoints } from '@evident/domain/content';
import type { Highlight } from '@evident/domain/highlights';
import { type Random, seeded } from './edit-scene.ts';
import { SCRIPTS } from './edit-scripts.ts';
import { rangeOfTokens, withShadow } from './shadowed-note.ts';

/**
 * Outcome for highlights that keep at least half of their words. `right`: exactly the remaining words. `short`: some are
 * missing. `wrong`: more than half are, or it is on other words. `grown`: includes other words of the original text.
 */
export type Verdict = 'right' | 'short' | 'lost' | 'wrong' | 'grown';
export type Tally = Record<Verdict, number> & { skipped: number };

export const share = (tally: Tally, verdict: Verdict): number =>
  tally[verdict] / (tally.right + tally.short + tally.lost + tally.wrong + tally.grown);

interface Own {
  readonly names: ReadonlySet<string>;
}

function highlightsIn(
  text: string,
  random: Random,
  count: number,
): Map<string, { first: number; last: number; start: number; end: number }> {
  const words = text.match(/\S+/g)!.length;
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const kind = random.next();
      const length = kind < 0.2 ? 1 + random.below(3) : kind < 0.75 ? 4 + random.below(9) : 13 + random.below(28);
      const first = random.below(Math.max(1, words - length));
      const last = Math.min(words - 1, first + length - 1);
      return [`h${index}`, { first, last, ...rangeOfTokens(text, first, last) }];
    }),
  );
}

/** Runs a script on a text. Word lineage determines where each highlight should be. */
export function judged(
  script: string,
  blocks: readonly (readonly string[])[],
  anchor: Highlight['anchor'],
  seed: number,
  misses?: (line: string) => void,
): Tally {
  const tally: Tally = { right: 0, short: 0, lost: 0, wrong: 0, grown: 0, skipped: 0 };
  const random = seeded(seed);
  const { real, shadow } = withShadow(blocks);
  const marked = highlightsIn(real.text, random, 60);
  real.mark(marked, anchor);
  const own = new Map(
    [...marked].map(([id, { first, last }]): [string, Own] => [
      id,
      { names: new Set(Array.from({ length: last - first + 1 }, (_, at) => `q${first + at}`)) },
    ]),
  );
  const texts = new Map(real.highlights.map(({ id, text }) => [id, text]));
  SCRIPTS[script]!({ real, shadow, random, vocabulary: blocks.flat() });
  real.derive();
  shadow.derive();
  const words = [...real.text.matchAll(/\S+/g)];
  const names = shadow.text.match(/\S+/g) ?? [];
  if (words.length !== names.length) return { ...tally, skipped: marked.size };
  const points = codePoints(real.text);
  for (const highlight of real.highlights) {
    const { names: mine } = own.get(highlight.id)!;
    const left = new Set(names.filter((name) => mine.has(name)));
    const isGone = left.size * 2 < mine.size;
    if (isGone && highlight.lostAt) continue;
    const [start, end] = [points.unitAt(highlight.start), points.unitAt(highlight.end)];
    const covered = names.filter((_, at) => words[at]!.index < end && words[at]!.index + words[at]![0].length > start);
    if (isGone && !isJumped(mine, covered)) continue;
    const verdict = isGone ? 'wrong' : highlight.lostAt ? 'lost' : judge(mine, covered, mostTogether(names, mine));
    tally[verdict] += 1;
    if (verdict !== 'right')
      misses?.(
        `${verdict} | ${texts.get(highlight.id)!} | ${highlight.lostAt ? '' : highlight.text} | ${covered.join(' ')}`.replaceAll(
          '\n',
          '¶',
        ),
      );
  }
  return tally;
}

/** Whether it covers other words of the original text, and none of its own. Words typed over its own belong to it. */
const isJumped = (mine: ReadonlySet<string>, covered: readonly string[]): boolean =>
  covered.every((name) => !mine.has(name)) && covered.some((name) => name.startsWith('q'));

function judge(mine: ReadonlySet<string>, covered: readonly string[], possible: number): Verdict {
  const kept = new Set(covered.filter((name) => mine.has(name))).size;
  if (kept * 2 < possible) return 'wrong';
  const foreign = covered.some((name) => name.startsWith('q') && !mine.has(name));
  if (foreign) return 'grown';
  return kept < possible ? 'short' : 'right';
}

/** Counts the longest run of its words without others of the original text between them. */
function mostTogether(names: readonly string[], mine: ReadonlySet<string>): number {
  let most = 0;
  let now = new Set<string>();
  for (const name of names) {
    if (mine.has(name)) now.add(name);
    else if (name.startsWith('q')) now = new Set();
    most = Math.max(most, now.size);
  }
  return most;
}
