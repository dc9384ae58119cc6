import { calloutLabel, isCalloutTone } from '@evident/domain/content';
import type { AnyExtension } from '@tiptap/core';
import { nodeOf } from './schema.ts';

/** A box that is set off from the text. Its kind is written in it, so that color is not the only sign. */
export const callout: AnyExtension = nodeOf('callout', {
  defining: true,
  parseHTML: () => [
    {
      tag: 'aside[data-tone]',
      getAttrs: (element) => (isCalloutTone(element.dataset['tone']) ? { tone: element.dataset['tone'] } : false),
    },
  ],
  renderHTML: ({ node }) => [
    'aside',
    { 'data-tone': node.attrs.tone, role: 'note', 'aria-label': calloutLabel(node.attrs.tone), dir: 'auto' },
    0,
  ],
  addKeyboardShortcuts() {
    return {
      // An empty line at the end leaves the box.
      Enter: () => {
        const { $from, empty } = this.editor.state.selection;
        const isLastLine =
          $from.depth > 1 && $from.node(-1).type === this.type && $from.indexAfter(-1) === $from.node(-1).childCount;
        return isLastLine && empty && $from.parent.content.size === 0 && $from.node(-1).childCount > 1
          ? this.editor.commands.lift('callout')
          : false;
      },
    };
  },
});
