import { createContext, useContext } from 'react';
import type { OpenMode, Peek } from './peek.ts';

/** Container of a screen: the page itself or a peek above it. */
export type Surface = { as: 'page'; depth: 0 } | { as: OpenMode; depth: number; peek: Peek; top: boolean };

export const PAGE: Surface = { as: 'page', depth: 0 };

export const SurfaceContext = createContext<Surface>(PAGE);

export function useSurface(): Surface {
  return useContext(SurfaceContext);
}
