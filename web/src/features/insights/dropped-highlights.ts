import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { showToast } from '../../kernel/toasts.ts';
import { dropEvidence } from './insert-evidence.ts';

/** Media type of a dragged highlight. */
export const DRAGGED_HIGHLIGHT = 'application/x-evident-highlight';

/** Inserts a dropped highlight as evidence. A read-only text refuses the drop. */
export const droppedHighlights = Extension.create({
  name: 'droppedHighlights',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleDrop: (view, event) => {
            const id = event.dataTransfer?.getData(DRAGGED_HIGHLIGHT);
            if (!id) return false;
            event.preventDefault();
            if (!view.editable) return true;
            showToast({ title: 'Highlight inserted as evidence' });
            return dropEvidence(editor, id, { left: event.clientX, top: event.clientY });
          },
        },
      }),
    ];
  },
});
