import type { AnyExtension } from '@tiptap/core';
import { evidence } from '../../editor/evidence.ts';
import type { Store } from '../../kernel/store.ts';
import { drawEvidence, type Mark, type Open } from './draw-evidence.ts';
import type { Pieces } from './evidence-pieces.ts';

/** Node view of evidence. The document stores only the id; the view shows the current source. */
export const evidenceLook = (pieces: Store<Pieces>, open: Open, mark?: Mark): AnyExtension =>
  evidence({
    draggable: true,
    selectable: true,
    addNodeView:
      () =>
      ({ node, editor, getPos }) => {
        const id = String(node.attrs.highlightId);
        const dom = document.createElement('figure');
        dom.dataset['evidence'] = id;
        dom.dir = 'auto';
        const remove = () => {
          const at = getPos();
          if (at !== undefined)
            editor
              .chain()
              .deleteRange({ from: at, to: at + 1 })
              .focus()
              .run();
        };
        // Reading never edits.
        const markInEditMode: Mark = (highlightId, contradicts) => {
          if (editor.isEditable) mark?.(highlightId, contradicts);
        };
        let drawn: Pieces extends ReadonlyMap<string, infer Piece> ? Piece | undefined | 'not yet' : never = 'not yet';
        const draw = () => {
          const piece = pieces.get().get(id);
          if (piece === drawn) return;
          drawn = piece;
          dom.replaceChildren(...drawEvidence(piece, open, remove, markInEditMode));
        };
        draw();
        const stop = pieces.subscribe(draw);
        return {
          dom,
          // Links and buttons inside work as usual; the editor handles all other events.
          stopEvent: (event: Event) =>
            event.type !== 'dragstart' && event.target instanceof Element && event.target.closest('a, button') !== null,
          ignoreMutation: () => true,
          destroy: stop,
        };
      },
    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const { selection } = this.editor.state as {
            selection: { node?: { type: { name: string }; attrs: { highlightId?: string } } };
          };
          const piece =
            selection.node?.type.name === 'evidence'
              ? pieces.get().get(String(selection.node.attrs.highlightId))
              : undefined;
          if (typeof piece !== 'object' || piece === null) return false;
          open(piece);
          return true;
        },
      };
    },
  });
