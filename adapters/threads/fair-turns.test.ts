import { FairTurns } from './fair-turns.ts';

describe('turns between groups', () => {
  it('go round: a group with one piece of work waits for one piece of each other group', async () => {
    const turns = new FairTurns(1);
    const order: string[] = [];
    const work = (group: string, name: string) => turns.take(group, async () => void order.push(name));
    await Promise.all([
      ...Array.from({ length: 5 }, (_, at) => work('many', `many ${at}`)),
      work('few', 'few 0'),
      work('other', 'other 0'),
      work('few', 'few 1'),
    ]);
    expect(order).toEqual(['many 0', 'many 1', 'few 0', 'other 0', 'many 2', 'few 1', 'many 3', 'many 4']);
  });

  it('let a number run at once, and hand on the turn of work that fails', async () => {
    const turns = new FairTurns(2);
    let most = 0;
    let running = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      throw new Error('broken');
    };
    const all = await Promise.allSettled(Array.from({ length: 7 }, (_, at) => turns.take(`${at % 3}`, work)));
    expect(all.map(({ status }) => status)).toEqual(Array(7).fill('rejected'));
    expect(most).toBe(2);
    expect(await turns.take('free', async () => 'free')).toBe('free');
  });
});
