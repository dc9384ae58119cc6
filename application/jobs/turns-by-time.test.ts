import { TurnsByTime } from './turns-by-time.ts';

interface Recording {
  readonly team: string;
  readonly file: string;
  readonly stepMs: number;
  steps: number;
}

/** More than any queue here needs. */
const LOOKS_MAX = 100_000;

/** Works on a queue as the worker does, and returns the recordings in the order of their steps. */
function work(queue: Recording[]): Recording[] {
  const turns = new TurnsByTime();
  const done: Recording[] = [];
  let looks = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    if ((looks += 1) > LOOKS_MAX) throw new Error('The recordings go round without being worked on');
    if (turns.yields(next.team, next.file)) {
      queue.push(next);
      continue;
    }
    for (let usedUp = false; next.steps > 0 && !usedUp;) {
      usedUp = turns.spent(next.team, next.file, next.stepMs);
      done.push(next);
      next.steps -= 1;
    }
    if (next.steps > 0) queue.push(next);
  }
  return done;
}
const recordings = (team: string, count: number, stepMs: number, steps: number): Recording[] =>
  Array.from({ length: count }, (_, number) => ({ team, file: `${team} ${number}`, stepMs, steps }));

describe('a worker that takes turns', () => {
  it('lets another workspace go first after a minute, however many recordings wait before it', () => {
    const done = work([...recordings('busy', 100, 25_000, 5), ...recordings('small', 1, 1_000, 4)]);
    expect(done).toHaveLength(504);
    // Three steps of the busy workspace exceed a minute; then it is the turn of the other one, which is done in its own.
    const places = done.flatMap(({ team }, place) => (team === 'small' ? [place] : []));
    expect(places).toEqual([3, 4, 5, 6]);
  });

  it.each([25_000, 70_000])('finishes the recordings of a batch one after the other, in steps of %s ms', (stepMs) => {
    const done = work([...recordings('busy', 100, stepMs, 5), ...recordings('small', 3, stepMs, 4)]);
    const busy = done.flatMap(({ team, file }) => (team === 'busy' ? [file] : []));
    expect(busy).toEqual([...busy].sort((one, other) => Number(one.slice(5)) - Number(other.slice(5))));
    const small = done.flatMap(({ team }, place) => (team === 'small' ? [place] : []));
    // A turn is at most a minute and the rest of a step, so three steps of either length.
    expect(small.every((place, at) => place - (small[at - 1] ?? -1) <= 4)).toBe(true);
  });

  it('counts a repeated attempt, which does not ask first', () => {
    const turns = new TurnsByTime();
    expect(turns.yields('one', 'a')).toBe(false);
    expect(turns.spent('one', 'a', 50_000)).toBe(false);
    expect(turns.spent('other', 'b', 50_000)).toBe(false);
    expect(turns.spent('other', 'b', 50_000)).toBe(true);
  });

  it('works on without a break where nobody else waits', () => {
    expect(work(recordings('alone', 3, 70_000, 2))).toHaveLength(6);
  });
});
