import { isDay } from '@evident/domain/content';
import type { AnyExtension } from '@tiptap/core';
import { dayInWords } from '../ui/time.ts';
import { nodeOf } from './schema.ts';

/** A day in the words, written as each reader prefers. */
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
  renderHTML: ({ node: { attrs } }) => [
    'time',
    { datetime: attrs.day, class: 'date-chip' },
    isDay(attrs.day) ? dayInWords(attrs.day, new Date()) : '',
  ],
  renderText: ({ node }) => String(node.attrs.day),
});
