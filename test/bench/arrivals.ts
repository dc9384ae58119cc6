import { type ThemePoint, Themes, type ThemesStep } from '../../domain/themes/index.ts';
import { shuffled } from './embedded.ts';

/** Share of the labels that are there from the beginning, and share of the time after which no label begins. */
const EARLY = 0.5;
const LAST_BEGINS = 0.75;

export interface Arrivals {
  /** Items in order of arrival. */
  readonly order: readonly number[];
  /** Labels that begin later than the others. */
  readonly late: ReadonlySet<string>;
}

export const inAnyOrder = (labels: readonly string[], seed: number): Arrivals => ({
  order: shuffled(labels.length, seed),
  late: new Set(),
});

/** Half of the labels are there from the beginning, the others begin one after the other. Items of a label arrive evenly from then on. */
export function drifting(labels: readonly string[], seed: number): Arrivals {
  const names = [...new Set(labels)].sort();
  const ranks = new Map(shuffled(names.length, seed).map((at, rank) => [names[at]!, rank / names.length]));
  const startOf = (label: string): number => Math.max(0, ((ranks.get(label)! - EARLY) / (1 - EARLY)) * LAST_BEGINS);
  const counts = Map.groupBy(labels, (label) => label);
  const seen = new Map<string, number>();
  const times = new Map<number, number>();
  for (const at of shuffled(labels.length, seed + 1)) {
    const label = labels[at]!;
    const nth = seen.get(label) ?? 0;
    seen.set(label, nth + 1);
    const start = startOf(label);
    times.set(at, start + ((1 - start) * (nth + 0.5)) / counts.get(label)!.length);
  }
  return {
    order: [...times.keys()].sort((a, b) => times.get(a)! - times.get(b)! || a - b),
    late: new Set(names.filter((name) => startOf(name) > 0)),
  };
}

/** Keeps the rows that an application would: the cell of each point and the theme of each cell. */
export class Channel {
  readonly themes = Themes.empty();
  readonly kinds = new Map<string, number>();
  readonly #cellOf: (number | null)[] = [];
  readonly #themeOf = new Map<number, number | null>();
  readonly #joined = new Map<number, number>();

  add(vectors: readonly Float32Array[]): void {
    const first = this.#cellOf.length;
    const points = vectors.map((vector, at): ThemePoint => ({ id: String(first + at), vector }));
    const step: ThemesStep = this.themes.add(points);
    for (const { cell } of step.placed) this.#cellOf.push(cell);
    for (const { cell, into } of step.joined) this.#joined.set(cell, into);
    for (const { cell, theme } of step.cells) this.#themeOf.set(cell, theme);
    for (const { kind } of step.changes) this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }

  /** Theme of the nth point; 0 without one. */
  themeAt(nth: number): number {
    let cell = this.#cellOf[nth] ?? null;
    if (cell === null) return 0;
    for (let into = this.#joined.get(cell); into !== undefined; into = this.#joined.get(cell)) cell = into;
    return this.#themeOf.get(cell) ?? 0;
  }

  all(): number[] {
    return this.#cellOf.map((_, nth) => this.themeAt(nth));
  }
}

/** Share of a theme that must be of one label, and share of the label's points so far that must be in it. */
const PURE = 0.6;
const MOST = 0.5;
const FEWEST = 3;

/**
 * For each late label, its points that arrived until a theme is mostly this label and holds most of its points so far. Infinity if that
 * never happens.
 */
export function delays(
  vectors: readonly Float32Array[],
  labels: readonly string[],
  arrivals: Arrivals,
): Map<string, number> {
  const channel = new Channel();
  const found = new Map([...arrivals.late].map((label) => [label, Infinity]));
  const seen = new Map<string, number[]>();
  for (const [nth, item] of arrivals.order.entries()) {
    const label = labels[item]!;
    channel.add([vectors[item]!]);
    if (found.get(label) !== Infinity) continue;
    const own = [...(seen.get(label) ?? []), nth];
    seen.set(label, own);
    if (own.length < FEWEST) continue;
    const themes = Map.groupBy(
      own.map((at) => channel.themeAt(at)),
      (theme) => theme,
    );
    const [theme, members] = [...themes].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    if (theme === 0 || members.length <= MOST * own.length) continue;
    const points = channel.all().filter((one) => one === theme).length;
    if (members.length > PURE * points) found.set(label, own.length);
  }
  return found;
}

/** Share of the labels that a clustering isolates: a group is mostly the label and holds most of it, as for {@link delays}. */
export function isolated(labels: readonly string[], groups: readonly number[]): number {
  const sizes = Map.groupBy(groups.keys(), (at) => groups[at]!);
  const own = [...Map.groupBy(labels.keys(), (at) => labels[at]!).values()];
  const found = own.filter((places) =>
    [...Map.groupBy(places, (at) => groups[at]!)].some(
      ([group, { length }]) => length > MOST * places.length && length > PURE * sizes.get(group)!.length,
    ),
  );
  return found.length / own.length;
}
