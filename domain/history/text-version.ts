import type { Uuid } from '../kernel/index.ts';

/** A state of a text, and who changed it since the version before. */
export interface TextVersion {
  readonly id: Uuid;
  /** The note, insight, readme or doc with this text. */
  readonly documentId: Uuid;
  /** Null for automatic versions. */
  readonly name: string | null;
  readonly authors: readonly Uuid[];
  readonly beganAt: Date;
  readonly endedAt: Date;
  /** When the version that was restored here ended; null for others. */
  readonly restoredFrom: Date | null;
  /** Whether it is the text as it is now, which can still grow. */
  readonly current: boolean;
  /** Stored size. */
  readonly bytes: number;
}

export const VERSION_NAME_MAX = 100;
/** At most so many versions with a name per text. */
export const NAMED_VERSIONS_MAX = 100;
/** At most so many automatic versions per text, of so many stored bytes together. */
export const AUTOMATIC_VERSIONS_MAX = 100;
export const VERSION_BYTES_MAX = 64_000_000;

const MINUTE_MS = 60_000;
/** A member who pauses this long begins another version. */
const PAUSE_MS = 10 * MINUTE_MS;
/** A member who goes on after another begins a version after this pause; before it, they write together. */
const OTHERS_PAUSE_MS = MINUTE_MS;
const LONGEST_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Edits that were stored together. */
export interface Edits {
  readonly authors: readonly Uuid[];
  readonly from: Date;
  readonly until: Date;
}

type Span = Pick<TextVersion, 'authors' | 'beganAt' | 'endedAt'>;

/** Whether edits begin a version of their own, after the current one. */
export function beginsVersion(current: Span, { authors, from }: Pick<Edits, 'authors' | 'from'>): boolean {
  const pause = from.getTime() - current.endedAt.getTime();
  const others = authors.some((author) => !current.authors.includes(author));
  return pause >= (others ? OTHERS_PAUSE_MS : PAUSE_MS) || from.getTime() - current.beganAt.getTime() >= LONGEST_MS;
}

/** Which versions go. The next one that stays takes over the authors of those before it. */
export interface Thinned {
  readonly gone: readonly Uuid[];
  readonly widened: readonly Pick<TextVersion, 'id' | 'authors' | 'beganAt'>[];
}

/**
 * Thins versions: all of the last day stay, then the last of each day for thirty days, then the last of each week. Named
 * ones always stay. Of more automatic ones than allowed, the oldest go.
 */
export function thinned(versions: readonly TextVersion[], now: Date): Thinned {
  const newestFirst = versions.toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime());
  const stays = new Set<Uuid>();
  let [count, bytes, period] = [0, 0, ''];
  for (const version of newestFirst) {
    const of = periodOf(version, now);
    const last = of !== period;
    period = of;
    if (version.name !== null || version.current) stays.add(version.id);
    else if (last && count < AUTOMATIC_VERSIONS_MAX && bytes + version.bytes <= VERSION_BYTES_MAX) {
      stays.add(version.id);
      count += 1;
      bytes += version.bytes;
    }
  }
  const widened: Pick<TextVersion, 'id' | 'authors' | 'beganAt'>[] = [];
  let carried: TextVersion[] = [];
  for (const version of newestFirst.toReversed()) {
    if (!stays.has(version.id)) {
      carried.push(version);
    } else if (carried.length > 0) {
      const authors = [...new Set([...carried, version].flatMap((one) => one.authors))];
      widened.push({ id: version.id, authors, beganAt: carried[0]!.beganAt });
      carried = [];
    }
  }
  return { gone: versions.filter(({ id }) => !stays.has(id)).map(({ id }) => id), widened };
}

/** The span of which only the last version stays. */
function periodOf({ id, endedAt }: TextVersion, now: Date): string {
  const age = now.getTime() - endedAt.getTime();
  if (age < DAY_MS) return id;
  const day = Math.floor(endedAt.getTime() / DAY_MS);
  return age < 30 * DAY_MS ? `day ${day}` : `week ${Math.floor(day / 7)}`;
}
