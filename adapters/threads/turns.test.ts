import { Turns } from './turns.ts';

describe('turns', () => {
  it('let a number of pieces of work run at once, the others in order', async () => {
    const turns = new Turns(2);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((number) =>
      turns.take(() => {
        started.push(number);
        return new Promise<void>((resolve) => (ends[number] = resolve));
      }),
    );
    expect(started).toEqual([0, 1]);
    ends[1]!();
    await all[1];
    expect(started).toEqual([0, 1, 2]);
    ends[0]!();
    await all[0];
    expect(started).toEqual([0, 1, 2, 3]);
    [ends[2]!, ends[3]!].forEach((end) => end());
    await Promise.all(all);
    expect(await turns.take(async () => 'free')).toBe('free');
  });

  it('hand on the turn of work that fails, and skip work that was given up', async () => {
    const turns = new Turns(1);
    let fail = (): void => {};
    const first = turns.take(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('broken')))));
    const abort = new AbortController();
    const second = turns.take(async () => 'second', abort.signal);
    const third = turns.take(async () => 'third');
    abort.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    fail();
    await expect(first).rejects.toThrow('broken');
    expect(await third).toBe('third');
  });
});
