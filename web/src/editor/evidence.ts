import type { AnyExtension } from '@tiptap/core';
import { nodeOf, type NodeLook } from './schema.ts';

/** A highlight shown as evidence. Only insights have any; whoever shows them gives the look. */
export const evidence = (look: NodeLook = {}): AnyExtension =>
  nodeOf('evidence', {
    parseHTML: () => [
      {
        tag: '[data-evidence]',
        getAttrs: (element) => (element.dataset['evidence'] ? { highlightId: element.dataset['evidence'] } : false),
      },
    ],
    renderHTML: ({ node }) => ['div', { 'data-evidence': node.attrs.highlightId }],
    ...look,
  });
