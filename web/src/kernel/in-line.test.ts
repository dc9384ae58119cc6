import { answered, inLine } from './in-line.ts';

describe('what is done in line', () => {
  it('is done one after the other, and a failure holds nobody up', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = inLine('tags', async () => {
      await gate.promise;
      order.push('first');
      throw new Error('refused');
    });
    const second = inLine('tags', async () => {
      order.push('second');
    });
    gate.resolve();
    await expect(first).rejects.toThrow('refused');
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('is answered only when what follows from its answer has been done too', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    void inLine('tags', () => gate.promise).then(() => order.push('offered to be undone'));
    const asked = answered().then(() => order.push('undone'));
    await Promise.resolve();
    expect(order).toEqual([]);
    gate.resolve();
    await asked;
    expect(order).toEqual(['offered to be undone', 'undone']);
  });
});
