import { ping } from './connection-store.ts';

describe('asking whether the server is there', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('reads the answer to its end, so that nothing is left to be broken off', async () => {
    const answered = new Response('pong');
    globalThis.fetch = async () => answered;
    expect([await ping(), answered.bodyUsed]).toEqual([true, true]);
  });

  it('takes an error, and no answer, for no', async () => {
    globalThis.fetch = async () => new Response('', { status: 503 });
    expect(await ping()).toBe(false);
    globalThis.fetch = async () => {
      throw new TypeError('offline');
    };
    expect(await ping()).toBe(false);
  });
});
