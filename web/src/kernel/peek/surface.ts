import { createContext, useContext } from 'react';
import type { OpenMode, Peek } from './peek.ts';

/** Where a screen is being shown: as the page itself, or as one of the peeks above it. */
export type Surface = { as: 'page'; depth: 0 } | { as: OpenMode; depth: number; peek: Peek; top: boolean };

export const PAGE: Surface = { as: 'page', depth: 0 };

export const SurfaceContext = createContext<Surface>(PAGE);

export function useSurface(): Surface {
  return useContext(SurfaceContext);
}
