import { inTurn } from './holding.ts';

/** Grants a lock to the first in line. */
class Line {
  private readonly waiting: (() => Promise<void>)[] = [];
  request(_: string, { signal }: LockOptions, granted: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = async () => {
        await granted();
        this.waiting.shift();
        resolve();
        await this.waiting[0]?.();
      };
      signal?.addEventListener('abort', () => {
        if (this.waiting.indexOf(enter) > 0) this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(new Error('AbortError'));
      });
      this.waiting.push(enter);
      if (this.waiting.length === 1) void enter();
    });
  }
}

describe('one at a time in a browser', () => {
  const settled = () => new Promise((after) => setTimeout(after));
  let open: string[];
  const begin = (name: string) => () => {
    open.push(name);
    return () => void open.splice(open.indexOf(name), 1);
  };
  beforeEach(() => {
    open = [];
  });

  it('opens the next when the first is closed, except those that no longer wait', async () => {
    const locks = new Line() as unknown as LockManager;
    const [first, second] = ['first', 'second', 'third'].map((name) => inTurn('texts', begin(name), locks));
    expect(open).toEqual(['first']);
    second!();
    first!();
    await settled();
    expect(open).toEqual(['third']);
  });

  it('opens each where locks are missing', () => {
    const stops = ['first', 'second'].map((name) => inTurn('texts', begin(name), null));
    expect(open).toEqual(['first', 'second']);
    for (const stop of stops) stop();
    expect(open).toEqual([]);
  });
});
