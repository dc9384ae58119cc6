import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useEditorState } from '../../editor/use-editor-state.ts';
import type { Spot } from './floating.tsx';

export interface Words {
  readonly from: number;
  readonly to: number;
}

/** The selected words; null without a selection, and while the pointer is still selecting. */
export function useSelectedWords(editor: Editor | null): Words | null {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const down = (event: PointerEvent) => {
      if (editor?.view.dom.contains(event.target as Node)) setPressed(true);
    };
    // A press on selected words clears the selection only on release.
    const up = () => {
      setTimeout(() => setPressed(false));
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
    };
  }, [editor]);
  const words = useEditorState<Words | null>(
    editor,
    ({ state: { selection } }) =>
      selection instanceof TextSelection && !selection.empty ? { from: selection.from, to: selection.to } : null,
    null,
  );
  return pressed ? null : words;
}

/** The position of the selected words on their sheet, after layout; null without a selection. */
export function useSpotOf(editor: Editor, sheet: RefObject<HTMLElement | null>, selected: Words | null): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- positions are known only after layout
    setSpot(selected && sheet.current ? spotOf(editor, sheet.current, selected) : null);
  }, [selected, editor, sheet]);
  return spot;
}

/** The position of words, relative to the top left of the sheet. */
export function spotOf(editor: Editor, sheet: HTMLElement, { from, to }: Words): Spot {
  const origin = sheet.getBoundingClientRect();
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to, -1)];
  const sameLine = Math.abs(start.top - end.top) < 4;
  return {
    left: (sameLine ? start.left : Math.min(start.left, end.left)) - origin.left,
    top: start.top - origin.top,
    bottom: end.bottom - origin.top,
  };
}

/** The position of an element on its sheet; of words on several lines, the first line. */
export function spotOfElement(sheet: HTMLElement, element: HTMLElement): Spot {
  const origin = sheet.getBoundingClientRect();
  const rects = element.getClientRects();
  const [first, last] = [
    rects[0] ?? element.getBoundingClientRect(),
    rects[rects.length - 1] ?? element.getBoundingClientRect(),
  ];
  return { left: first.left - origin.left, top: first.top - origin.top, bottom: last.bottom - origin.top };
}
