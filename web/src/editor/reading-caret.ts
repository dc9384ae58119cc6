import { Extension } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { onMac } from '../kernel/keys/listen.ts';

type Direction = 'left' | 'right' | 'forward' | 'backward';
interface Move {
  direction: Direction;
  by: string;
  /** With Ctrl, or ⌥ on a Mac. */ far?: string;
}

const MOVES: Record<string, Move> = {
  ArrowLeft: { direction: 'left', by: 'character', far: 'word' },
  ArrowRight: { direction: 'right', by: 'character', far: 'word' },
  ArrowUp: { direction: 'backward', by: 'line' },
  ArrowDown: { direction: 'forward', by: 'line' },
  Home: { direction: 'backward', by: 'lineboundary' },
  End: { direction: 'forward', by: 'lineboundary' },
};

/** Caret for read-only text: arrows move it, Shift selects. Letters remain shortcuts. */
export const readingCaret = Extension.create({
  name: 'readingCaret',
  addProseMirrorPlugins: () => {
    const caret = document.createElement('div');
    caret.className = 'reading-caret';
    caret.hidden = true;
    const hide = () => {
      caret.hidden = true;
      return false;
    };
    return [
      new Plugin({
        view: (view) => {
          const moved = new ResizeObserver(() => draw(view, caret));
          moved.observe(view.dom);
          return {
            update: () => draw(view, caret),
            destroy: () => {
              moved.disconnect();
              caret.remove();
            },
          };
        },
        props: {
          handleDOMEvents: {
            focus: (view) => {
              if (!view.editable && view.dom.matches(':focus-visible')) show(view, caret);
              return false;
            },
            blur: hide,
            pointerdown: hide,
            keydown: (view, event) => !view.editable && onKey(view, event, caret),
          },
        },
      }),
    ];
  },
});

function onKey(view: EditorView, event: KeyboardEvent, caret: HTMLElement): boolean {
  const { selection } = view.state;
  if (event.key === 'Escape' && !selection.empty) placeCaret(view, selection.head);
  else if (!moveBy(view, event, caret)) return false;
  event.preventDefault();
  return true;
}

/** Moves as in any text, and stays at its ends. */
function moveBy(view: EditorView, event: KeyboardEvent, caret: HTMLElement): boolean {
  const move = MOVES[event.key];
  const [far, other] = onMac ? [event.altKey, event.ctrlKey] : [event.ctrlKey, event.altKey];
  if (!move || other || event.metaKey || (far && !move.far)) return false;
  show(view, caret);
  const selection = getSelection()!;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  selection.modify(event.shiftKey ? 'extend' : 'move', move.direction, far ? move.far! : move.by);
  if (!view.dom.contains(selection.focusNode))
    selection.setBaseAndExtent(anchorNode!, anchorOffset, focusNode!, focusOffset);
  // The browser's own event comes too late: the next key would still apply to the previous selection.
  document.dispatchEvent(new Event('selectionchange'));
  draw(view, caret, event.key === 'End' ? -1 : 1);
  caret.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Restores the caret if visible, or else moves it to the top of the visible text. */
function show(view: EditorView, caret: HTMLElement): void {
  const position = positionOnScreen(view);
  if (!selectsIn(view) || position !== view.state.selection.head) placeCaret(view, position);
  caret.hidden = false;
  draw(view, caret);
}

function draw(view: EditorView, caret: HTMLElement, side: 1 | -1 = 1): void {
  if (view.editable) caret.hidden = true;
  if (caret.hidden || !selectsIn(view)) return;
  view.dom.parentElement!.append(caret);
  const { isCollapsed, focusNode, focusOffset } = getSelection()!;
  const { left, top, bottom } = view.coordsAtPos(view.posAtDOM(focusNode!, focusOffset), side);
  const origin = view.dom.parentElement!.getBoundingClientRect();
  Object.assign(caret.style, {
    left: `${left - origin.left}px`,
    top: `${top - origin.top}px`,
    height: `${bottom - top}px`,
    visibility: isCollapsed ? 'visible' : 'hidden',
  });
}

const selectsIn = (view: EditorView): boolean => view.dom.contains(getSelection()!.focusNode);

/** Updates the editor state too. Otherwise a remote change would restore the old selection. */
function placeCaret(view: EditorView, position: number): void {
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(position))));
  const { node, offset } = view.domAtPos(position);
  getSelection()!.collapse(node, offset);
}

const BELOW_THE_BARS = 110;

/** Returns the caret's position if visible, or else the first visible one. */
export function positionOnScreen(view: EditorView): number {
  const { head } = view.state.selection;
  const { top } = view.coordsAtPos(head);
  if (top >= BELOW_THE_BARS && top <= innerHeight) return head;
  const text = view.dom.getBoundingClientRect();
  const found = view.posAtCoords({ left: text.left + 8, top: Math.max(text.top, 0) + innerHeight / 3 });
  return found ? TextSelection.near(view.state.doc.resolve(found.pos)).head : head;
}
