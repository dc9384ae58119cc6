import type { AnyExtension } from '@tiptap/core';
import { nodeOf, type NodeLook } from './schema.ts';

/** Node for a highlight as evidence, in insights only. The caller provides the view. */
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
