import { Extension } from '@tiptap/core';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { createStore, type Store } from '../../kernel/store.ts';

/** A slash at the start of a line or after a space, the query after it, and its position on the screen. */
export interface Slash {
  readonly from: number;
  readonly to: number;
  readonly query: string;
  readonly spot: { readonly left: number; readonly top: number; readonly bottom: number };
}

export interface SlashMenu {
  readonly typed: Store<Slash | null>;
  /** Handles a key while the menu is open; false passes the key to the editor. */
  onKey: (key: string) => boolean;
}

export const newSlashMenu = (): SlashMenu => ({ typed: createStore<Slash | null>(null), onKey: () => false });

const SLASH = /(?:^|\s)\/([^/\n]{0,60})$/;
const KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape']);

/** The slash before the cursor and the query after it; null if there is none, and in code blocks. */
export function slashIn({ selection }: EditorState): Omit<Slash, 'spot'> | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const query = SLASH.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC'))?.[1];
  return query === undefined ? null : { from: $from.pos - query.length - 1, to: $from.pos, query };
}

/** Detects a slash; React renders the menu. Escape closes the menu and keeps the slash. */
export const slash = (menu: SlashMenu) =>
  Extension.create({
    name: 'slash',
    priority: 2000,
    addProseMirrorPlugins() {
      let left: number | null = null;
      const look = (view: EditorView) => {
        const found = view.editable && view.hasFocus() ? slashIn(view.state) : null;
        if (found?.from !== left) left = null;
        if (!found || left !== null) return menu.typed.set(null);
        const { left: x, top, bottom } = view.coordsAtPos(found.from);
        menu.typed.set({ ...found, spot: { left: x, top, bottom } });
      };
      return [
        new Plugin({
          view: () => ({
            update: (view, before) => {
              if (!before.doc.eq(view.state.doc) || !before.selection.eq(view.state.selection)) look(view);
            },
            destroy: () => menu.typed.set(null),
          }),
          props: {
            handleKeyDown: (_view, event) => {
              const typed = menu.typed.get();
              if (!typed || event.isComposing || !KEYS.has(event.key)) return false;
              if (event.key !== 'Escape') return menu.onKey(event.key);
              left = typed.from;
              menu.typed.set(null);
              event.preventDefault();
              event.stopPropagation();
              return true;
            },
            handleDOMEvents: {
              blur: () => {
                setTimeout(() => menu.typed.set(null), 200);
                return false;
              },
            },
          },
        }),
      ];
    },
  });
