import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import './translation.css';

export interface ShownTranslation {
  /** Language of the translation, for the browser's fonts and screen readers. */
  readonly language: string;
  /** The translation of each turn, in text order. `source` are the words that were translated. */
  readonly turns: readonly { readonly source: string; readonly text: string | null; readonly stale: boolean }[];
}

const key = new PluginKey<DecorationSet>('translation');

/** Shows a translation below each turn. Selecting words of a translation selects its turn, to highlight the original. */
export function showTranslation(editor: Editor, shown: ShownTranslation): () => void {
  const bySource = new Map(shown.turns.map((turn) => [turn.source, turn]));
  const decorated = (doc: Node): DecorationSet => {
    const widgets: Decoration[] = [];
    let turn = 0;
    doc.forEach((node, offset) => {
      if (node.type.name !== 'turn' || wordsOf(node).trim() === '') return;
      const words = wordsOf(node);
      // While one types, the turn at the same place is the former version of this one.
      const found = bySource.get(words) ?? shown.turns[turn];
      turn += 1;
      if (!found?.text) return;
      const stale = found.stale || found.source !== words;
      widgets.push(
        Decoration.widget(offset + node.nodeSize, () => element(found.text!, shown.language, stale), {
          side: -1,
          key: `${shown.language} ${stale} ${found.text}`,
          ignoreSelection: true,
          stopEvent: () => true,
        }),
      );
    });
    return DecorationSet.create(doc, widgets);
  };
  editor.registerPlugin(
    new Plugin({
      key,
      state: {
        init: (_, { doc }) => decorated(doc),
        apply: (transaction, before) => (transaction.docChanged ? decorated(transaction.doc) : before),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  );
  const onRelease = () => selectTurn(editor);
  document.addEventListener('pointerup', onRelease);
  return () => {
    document.removeEventListener('pointerup', onRelease);
    if (!editor.isDestroyed) editor.unregisterPlugin(key);
  };
}

/** If words of a translation are selected, selects the words of its turn instead. */
function selectTurn(editor: Editor): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || editor.isDestroyed) return;
  const { anchorNode } = selection;
  const translation = (anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement)?.closest('.translation');
  if (!translation || !editor.view.dom.contains(translation)) return;
  const after = editor.view.posAtDOM(translation, 0);
  const { doc } = editor.state;
  const turn = doc.resolve(Math.min(after, doc.content.size)).nodeBefore;
  if (turn?.type.name !== 'turn') return;
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(doc, after - turn.nodeSize + 1, after - 1)));
  editor.view.focus();
}

/** As the server reads a turn: a hard break is a line feed. */
const wordsOf = (turn: Node): string => turn.textBetween(0, turn.content.size, '\n', '\n');

function element(text: string, language: string, stale: boolean): HTMLElement {
  const made = document.createElement('p');
  made.className = 'translation';
  made.lang = language;
  made.dir = 'auto';
  made.contentEditable = 'false';
  made.textContent = text;
  if (stale) {
    const note = document.createElement('span');
    note.className = 'translation-stale';
    note.lang = 'en';
    note.textContent = 'Original changed';
    made.append(' ', note);
  }
  return made;
}
