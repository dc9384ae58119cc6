import { embedOf } from '@evident/domain/content';
import type { AnyExtension } from '@tiptap/core';
import { embedShown } from '../ui/document/embed-shown.ts';
import { nodeOf } from './schema.ts';

/** A page of another service. Its frame loads only when the reader opens it, so that no one is tracked by reading. */
export const embed: AnyExtension = nodeOf('embed', {
  draggable: true,
  selectable: true,
  parseHTML: () => [
    { tag: '[data-embed]', getAttrs: ({ dataset }) => (embedOf(dataset['embed']) ? { src: dataset['embed'] } : false) },
    {
      tag: 'iframe[src]',
      getAttrs: (element) => (embedOf(element.getAttribute('src')) ? { src: element.getAttribute('src') } : false),
    },
  ],
  renderHTML: ({ node }) => ['div', { 'data-embed': node.attrs.src }],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      dom.contentEditable = 'false';
      dom.className = 'embed';
      embedShown(dom, String(node.attrs['src']));
      return {
        dom,
        stopEvent: (event: Event) =>
          event.type !== 'dragstart' &&
          event.target instanceof Element &&
          event.target.closest('a, button, iframe') !== null,
        ignoreMutation: () => true,
      };
    },
});
