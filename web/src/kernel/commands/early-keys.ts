import { useLayoutEffect } from 'react';
import { palette } from './use-commands.ts';

/** Collects keys typed between Ctrl/⌘ K and the palette's first render, and passes them to its field. */
export function useEarlyKeys(): void {
  const open = palette.useIsOpen();
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        document.activeElement?.matches('[data-palette-field]') ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing
      )
        return;
      if (event.key === 'Escape') palette.close();
      else if (event.key === 'Enter') palette.enter(event.shiftKey);
      else if (event.key === 'Backspace') palette.type((typed) => typed.slice(0, -1));
      else if ([...event.key].length === 1) palette.type((typed) => typed + event.key);
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
}
