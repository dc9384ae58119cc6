import { TurnsByTime } from './turns-by-time.ts';

interface Recording {
  readonly team: string;
  readonly file: string;
  readonly stepMs: number;
  steps: number;
}

/** Works on a queue as the worker does, and returns the teams in the order of their steps. */
function work(queue: Recording[]): Recording[] {
  const turns = new TurnsByTime();
  const done: Recording[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (!turns.yields(next.team, next.file)) {
      turns.spent(next.team, next.stepMs);
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
    const before = done.findIndex(({ team }) => team === 'small');
    expect(before).toBe(3);
    // Three steps of the busy workspace exceed a minute; then it is the turn of the other one.
    const places = done.flatMap(({ team }, place) => (team === 'small' ? [place] : []));
    expect(places).toEqual([3, 7, 11, 15]);
  });

  it('works on without a break where nobody else waits', () => {
    expect(work(recordings('alone', 3, 70_000, 2))).toHaveLength(6);
  });
});
