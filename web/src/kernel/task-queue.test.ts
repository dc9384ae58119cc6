import { settled, inQueue } from './task-queue.ts';

describe('queue', () => {
  it('runs tasks in order, and continues after a failure', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = inQueue('tags', async () => {
      await gate.promise;
      order.push('first');
      throw new Error('refused');
    });
    const second = inQueue('tags', async () => {
      order.push('second');
    });
    gate.resolve();
    await expect(first).rejects.toThrow('refused');
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('settles after the follow-ups of its responses', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    void inQueue('tags', () => gate.promise).then(() => order.push('offered to be undone'));
    const asked = settled().then(() => order.push('undone'));
    await Promise.resolve();
    expect(order).toEqual([]);
    gate.resolve();
    await asked;
    expect(order).toEqual(['offered to be undone', 'undone']);
  });
});
