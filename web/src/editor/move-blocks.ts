import { Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** The depth of the block that moves: a list item in a list, otherwise the block in its container. */
function movedDepth($at: ResolvedPos): number {
  for (let depth = $at.depth; depth > 0; depth -= 1)
    if (['listItem', 'checkItem'].includes($at.node(depth).type.name)) return depth;
  return $at.depth;
}

/** Moves the block at the caret, or the selected one, before or after its neighbor; null at the end. */
export function movedBlock(state: EditorState, by: -1 | 1): Transaction | null {
  const { selection } = state;
  const $at = selection instanceof NodeSelection && selection.node.isBlock ? selection.$from : null;
  const depth = $at ? $at.depth + 1 : movedDepth(selection.$from);
  const $from = selection.$from;
  if (depth === 0) return null;
  const parent = $from.node(depth - 1);
  const index = $from.index(depth - 1);
  const neighbor = parent.maybeChild(index + by);
  const moved = parent.child(index);
  if (!neighbor || moved.type.name === 'toggleTitle' || neighbor.type.name === 'toggleTitle') return null;
  const start = $from.posAtIndex(index, depth - 1);
  const [first, second] = by < 0 ? [neighbor, moved] : [moved, neighbor];
  const from = by < 0 ? start - neighbor.nodeSize : start;
  const shift = by < 0 ? -neighbor.nodeSize : neighbor.nodeSize;
  const tr = state.tr.replaceWith(from, from + first.nodeSize + second.nodeSize, [second, first]);
  const anchor = selection.anchor + shift;
  return tr
    .setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, anchor)
        : TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(selection.head + shift)),
    )
    .scrollIntoView();
}

/** The block of the document at a height of the screen. */
function blockAt(view: EditorView, y: number): { dom: HTMLElement; position: number } | null {
  const { left, width } = view.dom.getBoundingClientRect();
  let dom = document.elementFromPoint(left + width / 2, y);
  while (dom && dom.parentElement !== view.dom) dom = dom.parentElement;
  if (!(dom instanceof HTMLElement)) return null;
  const $inside = view.state.doc.resolve(view.posAtDOM(dom, 0));
  return { dom, position: $inside.depth === 0 ? $inside.pos : $inside.before(1) };
}

/** A handle next to the block under the pointer, by which it is dragged. Keys move blocks as well. */
function dragHandle(view: EditorView) {
  const handle = document.createElement('div');
  handle.className = 'block-handle';
  handle.draggable = true;
  handle.title = 'Drag to move (Alt+Shift+↑ or ↓)';
  handle.ariaHidden = 'true';
  handle.hidden = true;
  const place = view.dom.parentElement;
  place?.append(handle);
  let position: number | null = null;
  const show = ({ clientY }: PointerEvent) => {
    const block = view.editable ? blockAt(view, clientY) : null;
    handle.hidden = !block;
    if (!block || !place) return;
    position = block.position;
    handle.style.top = `${block.dom.getBoundingClientRect().top - place.getBoundingClientRect().top}px`;
  };
  const hide = () => {
    handle.hidden = true;
  };
  const start = (event: DragEvent) => {
    if (position === null || !event.dataTransfer || !view.state.doc.nodeAt(position)) return;
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
    const slice = view.state.selection.content();
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/html', view.serializeForClipboard(slice).dom.innerHTML);
    view.dragging = { slice, move: true };
  };
  place?.addEventListener('pointermove', show);
  place?.addEventListener('pointerleave', hide);
  handle.addEventListener('dragstart', start);
  return {
    destroy: () => {
      place?.removeEventListener('pointermove', show);
      place?.removeEventListener('pointerleave', hide);
      handle.remove();
    },
  };
}

/** Moves blocks: by a handle, and with Alt+Shift+Up or Down. */
export const moveBlocks = Extension.create({
  name: 'moveBlocks',
  addKeyboardShortcuts() {
    const move = (by: -1 | 1) => () => {
      const { state, view } = this.editor;
      const tr = view.editable ? movedBlock(state, by) : null;
      if (tr) view.dispatch(tr);
      return view.editable;
    };
    return { 'Alt-Shift-ArrowUp': move(-1), 'Alt-Shift-ArrowDown': move(1) };
  },
  addProseMirrorPlugins: () => [new Plugin({ view: dragHandle })],
});
