import { jest } from '@jest/globals';
import { chunkErrorOf, loadChunk } from './load-chunk.ts';

const URL = 'https://evident.example/assets/note-3f.js';
const answering = (status: number) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ status } as Response));
};
const failing = (message: string) => () => Promise.reject(new TypeError(message));

describe('chunks of the app', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
    jest.useRealTimers();
  });

  it('are returned, and leave no timer', async () => {
    jest.useFakeTimers();
    await expect(loadChunk(async () => 1)).resolves.toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    [404, 'missing'],
    [200, 'error'],
  ])('that fail name their address; with status %i: %s', async (status, reason) => {
    answering(status);
    await expect(loadChunk(failing(`Failed to fetch dynamically imported module: ${URL}`))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      reason,
      url: URL,
    });
  });

  it('name the file of a style sheet, and read the address from the import if the browser does not', async () => {
    answering(404);
    await expect(loadChunk(failing('Unable to preload CSS for /assets/note-1.css'))).rejects.toMatchObject({
      url: '/assets/note-1.css',
      reason: 'missing',
    });
    const load = Object.assign(failing('Importing a module script failed.'), {
      toString: () => '()=>import("./note-3f.js")',
    });
    await expect(loadChunk(load)).rejects.toMatchObject({ url: './note-3f.js', reason: 'error' });
  });

  it('fail after 120 seconds', async () => {
    jest.useFakeTimers();
    let failure: unknown;
    void loadChunk(() => new Promise<never>(() => {})).catch((problem: unknown) => (failure = problem));
    await jest.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ name: 'ChunkLoadError', reason: 'timeout' });
  });

  it('that throw while they run keep their error', async () => {
    const own = new Error('Invalid state');
    await expect(loadChunk(() => Promise.reject(own))).rejects.toBe(own);
  });

  it('of components are recognized by the words of the browser', () => {
    expect(chunkErrorOf(new TypeError(`error loading dynamically imported module: ${URL}`))).toMatchObject({
      reason: 'error',
      url: URL,
    });
    expect(chunkErrorOf(new TypeError('x is undefined'))).toBeNull();
  });
});
