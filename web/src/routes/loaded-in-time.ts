import type { RouteObject } from 'react-router';
import { loadChunk } from '../kernel/load-chunk.ts';

/** The routes, whose screens fail with their address if they cannot be loaded within the time limit. */
export const loadedInTime = (routes: readonly RouteObject[]): RouteObject[] => routes.map(inTime);

function inTime(route: RouteObject): RouteObject {
  const { lazy, children } = route;
  const limited = typeof lazy === 'function' ? { ...route, lazy: () => loadChunk(lazy) } : route;
  return limited.index || !children ? limited : { ...limited, children: loadedInTime(children) };
}
