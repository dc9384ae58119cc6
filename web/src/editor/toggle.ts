import type { AnyExtension, Editor } from '@tiptap/core';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { NodeView } from '@tiptap/pm/view';
import { nodeOf } from './schema.ts';

let shown = 0;

/** A title that shows and hides the blocks below it. Each reader opens and closes it for themselves. */
export const toggle: readonly AnyExtension[] = [
  nodeOf('toggle', {
    defining: true,
    isolating: true,
    parseHTML: () => [{ tag: 'details' }],
    renderHTML: () => ['details', { open: '' }, 0],
    addNodeView:
      () =>
      ({ node: first }): NodeView => {
        const dom = document.createElement('div');
        const button = document.createElement('button');
        const contentDOM = document.createElement('div');
        dom.dataset['toggle'] = '';
        button.type = 'button';
        button.contentEditable = 'false';
        button.setAttribute('aria-label', 'Details');
        contentDOM.id = `toggle-${(shown += 1)}`;
        button.setAttribute('aria-controls', contentDOM.id);
        dom.append(button, contentDOM);
        const open = (isOpen: boolean) => {
          dom.dataset['open'] = String(isOpen);
          button.setAttribute('aria-expanded', String(isOpen));
        };
        button.addEventListener('click', () => open(dom.dataset['open'] !== 'true'));
        open(true);
        return {
          dom,
          contentDOM,
          update: (node) => node.type === first.type,
          ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
          stopEvent: (event) => event.target === button,
        };
      },
    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const left = leftToggle(this.editor.state);
          if (left) this.editor.view.dispatch(left);
          return left !== null;
        },
      };
    },
  }),
  nodeOf('toggleTitle', {
    defining: true,
    parseHTML: () => [{ tag: 'summary' }],
    renderHTML: () => ['summary', 0],
    addNodeView: () => () => {
      const dom = document.createElement('p');
      dom.dataset['toggleTitle'] = '';
      return { dom, contentDOM: dom };
    },
    addKeyboardShortcuts() {
      return { Enter: () => intoToggle(this.editor), Backspace: () => outOfToggle(this.editor) };
    },
  }),
];

/** Enter in the title goes to the empty line below it, or starts one. */
function intoToggle({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'toggleTitle') return false;
  const after = $from.after();
  const next = state.doc.resolve(after).nodeAfter;
  if ($from.parentOffset === $from.parent.content.size && next?.type.name === 'paragraph' && next.content.size === 0) {
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, after + 1)).scrollIntoView());
    return true;
  }
  const rest = $from.parent.slice($from.parentOffset).content;
  const transaction = state.tr
    .delete($from.pos, $from.end())
    .insert(after - rest.size, state.schema.nodes['paragraph']!.create(null, rest));
  view.dispatch(
    transaction.setSelection(TextSelection.create(transaction.doc, after - rest.size + 1)).scrollIntoView(),
  );
  return true;
}

/** Enter on an empty last line goes on below the toggle; null elsewhere. */
export function leftToggle({ tr, selection: { $from, empty } }: EditorState): Transaction | null {
  const toggle = $from.depth > 1 ? $from.node(-1) : null;
  const isLastLine = toggle?.type.name === 'toggle' && $from.indexAfter(-1) === toggle.childCount;
  if (!toggle || !isLastLine || !empty || $from.parent.content.size > 0 || toggle.childCount < 3) return null;
  const below = $from.after(-1) - $from.parent.nodeSize;
  tr.delete($from.before(), $from.after()).insert(below, $from.parent.type.create());
  return tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView();
}

/** Backspace at the start of the title turns the toggle into ordinary blocks. */
function outOfToggle({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'toggleTitle' || $from.parentOffset > 0) return false;
  const block = $from.node(-1);
  const start = $from.before(-1);
  const line = state.schema.nodes['paragraph']!.create(null, $from.parent.content);
  const blocks = [line, ...block.children.slice(1)];
  const transaction = state.tr.replaceWith(start, start + block.nodeSize, blocks);
  view.dispatch(transaction.setSelection(TextSelection.create(transaction.doc, start + 1)).scrollIntoView());
  return true;
}
