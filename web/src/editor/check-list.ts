import { wrappingInputRule, type AnyExtension } from '@tiptap/core';
import type { NodeView } from '@tiptap/pm/view';
import { nodeOf } from './schema.ts';

const ITEM = 'checkItem';

/** Lists of things to do. Reading never edits, so boxes can be checked in edit mode only. */
export const checkList: readonly AnyExtension[] = [
  nodeOf('checkList', {
    parseHTML: () => [{ tag: 'ul[data-check-list]', priority: 60 }],
    renderHTML: () => ['ul', { 'data-check-list': '', dir: 'auto' }, 0],
    addKeyboardShortcuts() {
      return { 'Mod-Shift-9': () => this.editor.commands.toggleList('checkList', ITEM) };
    },
  }),
  nodeOf(ITEM, {
    defining: true,
    parseHTML: () => [
      {
        tag: 'li[data-checked]',
        priority: 60,
        getAttrs: (element) => ({ checked: element.dataset['checked'] === 'true' }),
      },
    ],
    renderHTML: ({ node }) => ['li', { 'data-checked': String(node.attrs.checked) }, 0],
    addInputRules() {
      return [
        wrappingInputRule({
          find: /^\s*\[([ xX]?)\]\s$/,
          type: this.type,
          getAttributes: ([, sign]: RegExpMatchArray) => ({ checked: sign?.toLowerCase() === 'x' }),
        }),
      ];
    },
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(ITEM, { checked: false }),
        Tab: () => this.editor.commands.sinkListItem(ITEM),
        'Shift-Tab': () => this.editor.commands.liftListItem(ITEM),
        'Mod-Enter': () => {
          const { checked } = this.editor.getAttributes(ITEM) as { checked?: boolean };
          return checked !== undefined && this.editor.commands.updateAttributes(ITEM, { checked: !checked });
        },
      };
    },
    addNodeView:
      () =>
      ({ node: first, editor, getPos }): NodeView => {
        const dom = document.createElement('li');
        const label = document.createElement('label');
        const box = document.createElement('input');
        const contentDOM = document.createElement('div');
        label.contentEditable = 'false';
        box.type = 'checkbox';
        box.setAttribute('aria-label', 'Done');
        label.append(box);
        dom.append(label, contentDOM);
        const show = (checked: boolean) => {
          box.checked = checked;
          dom.dataset['checked'] = String(checked);
        };
        box.addEventListener('click', (event) => {
          const position = getPos();
          if (!editor.isEditable || position === undefined) return event.preventDefault();
          editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'checked', box.checked));
        });
        show(first.attrs.checked === true);
        return {
          dom,
          contentDOM,
          update: (node) => {
            if (node.type !== first.type) return false;
            show(node.attrs.checked === true);
            return true;
          },
          ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
          stopEvent: (event) => event.target === box,
        };
      },
  }),
];
