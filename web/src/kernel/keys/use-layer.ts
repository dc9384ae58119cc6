import { useKeys } from './use-keys.ts';

/** Closes the topmost layer on Escape. Used by dialogs, drawers and the palette; peeks are below them. */
export function useLayer(open: boolean, close: () => void): void {
  useKeys([{ keys: 'Escape', label: 'Close', layer: true, run: close }], open);
}
