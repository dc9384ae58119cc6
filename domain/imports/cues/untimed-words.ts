interface MaybeTimed {
  readonly text: string;
  /** Milliseconds. */
  readonly start: number | null;
  readonly end: number | null;
  /** Attaches to the word before it, and has no time of its own. */
  readonly punctuation?: boolean;
}

/**
 * Gives times to single words that a recognizer left without: `£13.60` in the midst of others. They share the time between
 * their neighbors by their length. Unchanged if most words have no times, or if there is no time between the neighbors.
 * @param span that of all words, for the first and last one
 */
export function withTimesBetween<Word extends MaybeTimed>(
  words: readonly Word[],
  span: { readonly start: number | null; readonly end: number | null },
): Word[] {
  const spoken = words.filter(({ punctuation }) => !punctuation);
  const untimed = spoken.filter((word) => !isTimed(word));
  if (untimed.length === 0 || untimed.length * 2 >= spoken.length) return [...words];
  const given = new Map<MaybeTimed, { start: number; end: number }>();
  for (let at = 0; at < spoken.length; at += 1) {
    if (isTimed(spoken[at]!)) continue;
    let next = at + 1;
    while (next < spoken.length && !isTimed(spoken[next]!)) next += 1;
    const run = spoken.slice(at, next);
    const from = at === 0 ? span.start : spoken[at - 1]!.end;
    const until = next === spoken.length ? span.end : spoken[next]!.start;
    if (from !== null && until !== null && from <= until) share(run, from, until, given);
    at = next;
  }
  return words.map((word) => ({ ...word, ...given.get(word) }));
}

const isTimed = ({ start, end }: MaybeTimed): boolean => start !== null && end !== null;

function share(run: readonly MaybeTimed[], from: number, until: number, given: Map<MaybeTimed, object>): void {
  const all = run.reduce((sum, { text }) => sum + text.length, 0) || 1;
  let said = 0;
  const momentAt = (): number => Math.round(from + ((until - from) * said) / all);
  for (const word of run) {
    const start = momentAt();
    said += word.text.length;
    given.set(word, { start, end: momentAt() });
  }
}
