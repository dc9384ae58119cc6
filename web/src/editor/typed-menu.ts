import { Extension } from '@tiptap/core';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { createStore, type Store } from '../kernel/store.ts';

/** A sign at the start of a line or after a space, the query after it, and its position on the screen. */
export interface Typed {
  readonly from: number;
  readonly to: number;
  readonly query: string;
  readonly spot: { readonly left: number; readonly top: number; readonly bottom: number };
}

export interface TypedMenu {
  readonly typed: Store<Typed | null>;
  /** Handles a key while the menu is open; false passes the key to the editor. */
  onKey: (key: string) => boolean;
}

export const newTypedMenu = (): TypedMenu => ({ typed: createStore<Typed | null>(null), onKey: () => false });

/** Signs that open a menu, with the query after them: blocks after `/`, members and dates after `@`. */
const SIGNS = { '/': /(?:^|\s)\/([^/\n]{0,60})$/, '@': /(?:^|[\s(])@([^@\n]{0,40})$/ } as const;
export type Sign = keyof typeof SIGNS;
const KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape']);

/** The sign before the cursor and the query after it; null if there is none, and in code blocks. */
export function typedIn({ selection }: EditorState, sign: Sign): Omit<Typed, 'spot'> | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const query = SIGNS[sign].exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC'))?.[1];
  return query === undefined ? null : { from: $from.pos - query.length - 1, to: $from.pos, query };
}

/** Detects a sign; React renders the menu. Escape closes the menu and keeps the sign. */
export const typedMenu = (menu: TypedMenu, sign: Sign) =>
  Extension.create({
    name: `typedMenu${sign}`,
    priority: 2000,
    addProseMirrorPlugins() {
      let left: number | null = null;
      const look = (view: EditorView) => {
        const found = view.editable && view.hasFocus() ? typedIn(view.state, sign) : null;
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
