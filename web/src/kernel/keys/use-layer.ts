import { useKeys } from './use-keys.ts';

/** Closes this layer on Escape while it is the topmost one. Dialogs, drawers and the palette use it; a peek is the layer below them. */
export function useLayer(open: boolean, close: () => void): void {
  useKeys([{ keys: 'Escape', label: 'Close', layer: true, run: close }], open);
}
