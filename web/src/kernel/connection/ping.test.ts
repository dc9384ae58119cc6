import { ping } from './connection-store.ts';

describe('ping', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('reads the whole response, so that nothing stays pending', async () => {
    const answered = new Response('pong');
    globalThis.fetch = async () => answered;
    expect([await ping(), answered.bodyUsed]).toEqual([true, true]);
  });

  it('fails on an error and without a response', async () => {
    globalThis.fetch = async () => new Response('', { status: 503 });
    expect(await ping()).toBe(false);
    globalThis.fetch = async () => {
      throw new TypeError('offline');
    };
    expect(await ping()).toBe(false);
  });
});
