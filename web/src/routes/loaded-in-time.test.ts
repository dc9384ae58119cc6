import { jest } from '@jest/globals';
import type { RouteObject } from 'react-router';
import { ChunkLoadError } from '../kernel/load-chunk.ts';
import { loadedInTime } from './loaded-in-time.ts';
import { routes } from './router.tsx';

const lazies = (all: readonly RouteObject[]): (() => Promise<unknown>)[] =>
  all.flatMap(({ lazy, children = [] }) => [...(typeof lazy === 'function' ? [lazy] : []), ...lazies(children)]);

describe('routes loaded within the time limit', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a route', { path: '/a', lazy: () => new Promise<never>(() => {}) }],
    ['an index', { index: true, lazy: () => new Promise<never>(() => {}) } as const],
    ['a child', { children: [{ path: '/a', lazy: () => new Promise<never>(() => {}) }] }],
  ])('fail late: %s', async (_, route) => {
    jest.useFakeTimers();
    const failing = Promise.allSettled(lazies(loadedInTime([route])).map((load) => load()));
    await jest.advanceTimersByTimeAsync(120_000);
    expect(await failing).toMatchObject([{ reason: expect.any(ChunkLoadError) }]);
  });

  it('keep the rest', () => {
    const loader = () => null;
    expect(loadedInTime([{ path: '/a', loader }])).toEqual([{ path: '/a', loader }]);
  });

  it('are all routes of the app', () => {
    expect(lazies(routes).length).toBeGreaterThan(100);
    expect(lazies(routes).filter((load) => !String(load).includes('loadChunk'))).toEqual([]);
  });
});
