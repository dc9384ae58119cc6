import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { dropEvidence } from './insert-evidence.ts';

/** What a highlight is called while it is being dragged. */
export const DRAGGED_HIGHLIGHT = 'application/x-evident-highlight';

/** A highlight dropped on the text becomes evidence there. */
export const droppedHighlights = Extension.create({
  name: 'droppedHighlights',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [new Plugin({
      props: {
        handleDrop: (_view, event) => {
          const id = event.dataTransfer?.getData(DRAGGED_HIGHLIGHT);
          if (!id) return false;
          event.preventDefault();
          return dropEvidence(editor, id, { left: event.clientX, top: event.clientY });
        },
      },
    })];
  },
});
