import type { CanvasView } from '@evident/domain/canvas';
import { useEffect, useRef, type RefObject } from 'react';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import type { CanvasEditing } from './use-canvas-editing.ts';
import type { NewPlace } from './use-new-place.ts';

interface Keyed {
  readOnly: boolean;
  view: CanvasView;
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  editing: CanvasEditing;
  center: NewPlace;
}

/** Keys of the canvas. */
export function useCanvasKeys({ readOnly, view, selected, setSelected, editing, center }: Keyed): void {
  const group = 'Canvas';
  useKeys([
    {
      keys: 'mod+a',
      label: 'Select all',
      group,
      run: () => setSelected(new Set(view.objects.map(({ id }) => id))),
    },
  ]);
  useKeys(
    [
      { keys: 't', label: 'Add text', group, run: () => editing.addText(center()) },
      { keys: 'r', label: 'Add a rectangle', group, run: () => editing.addRectangle(center('rectangle')) },
      { keys: 'mod+g', label: 'Group the selection', group, run: () => editing.group(selected) },
      { keys: 'mod+d', label: 'Duplicate', group, run: () => editing.duplicate(selected) },
      { keys: ']', label: 'Bring to front', group, run: () => editing.stack(selected, 'front') },
      { keys: '[', label: 'Send to back', group, run: () => editing.stack(selected, 'back') },
      { keys: 'l', label: 'Lock or unlock', group, run: () => editing.lock(selected) },
    ],
    !readOnly,
  );
}

/** Text pasted outside fields becomes cards. */
export function usePaste(area: RefObject<HTMLElement | null>, enabled: boolean, onText: (text: string) => void): void {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: ClipboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, [contenteditable="true"], [role="dialog"]')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '' || !area.current) return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [area, enabled]);
}
