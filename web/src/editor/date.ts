import { isDay } from '@evident/domain/content';
import type { AnyExtension } from '@tiptap/core';
import { dayInWords } from '../ui/time.ts';
import { nodeOf } from './schema.ts';

const inWords = (day: unknown): string => (isDay(day) ? dayInWords(day, new Date()) : '');

/** A day in the words, written as each reader prefers. In edit mode a press changes it. */
export const date: AnyExtension = nodeOf('date', {
  selectable: true,
  parseHTML: () => [
    {
      tag: 'time[datetime]',
      getAttrs: (element) => {
        const day = element.getAttribute('datetime');
        return isDay(day) ? { day } : false;
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['time', { datetime: attrs.day, class: 'date-chip' }, inWords(attrs.day)],
  renderText: ({ node }) => String(node.attrs.day),
  addNodeView:
    () =>
    ({ node, editor, getPos }) => {
      let day: unknown = node.attrs['day'];
      const dom = document.createElement('time');
      dom.className = 'date-chip';
      dom.contentEditable = 'false';
      const show = () => {
        dom.dateTime = String(day);
        dom.replaceChildren(inWords(day));
      };
      const choose = () => {
        if (!editor.isEditable || dom.querySelector('input')) return;
        const field = document.createElement('input');
        field.type = 'date';
        field.ariaLabel = 'Day';
        field.value = isDay(day) ? day : '';
        const close = () => {
          field.onblur = null;
          const position = getPos();
          const chosen = field.value;
          show();
          if (position !== undefined && isDay(chosen) && chosen !== day)
            editor.view.dispatch(editor.state.tr.setNodeMarkup(position, null, { day: chosen }));
        };
        field.onblur = close;
        field.onkeydown = (event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Escape') field.value = '';
          close();
          editor.view.focus();
        };
        dom.replaceChildren(field);
        field.focus();
      };
      dom.onclick = choose;
      show();
      return {
        dom,
        update(next) {
          if (next.type !== node.type) return false;
          day = next.attrs['day'];
          show();
          return true;
        },
        stopEvent: (event) => event.target instanceof HTMLInputElement,
        ignoreMutation: () => true,
      };
    },
});
