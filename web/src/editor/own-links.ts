import { embedOf, REFERENCE_KINDS, type Referenced, REFERENCES } from '@evident/domain/content';
import { isUuid } from '@evident/domain/kernel';
import { idFromSlugged } from '@evident/domain/links';
import { Extension } from '@tiptap/core';
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state';

/** The object that a link to this workspace leads to; null for links to a place in it, and for other pages. */
export function objectOfLink(address: string, origin: string): Referenced | null {
  if (!address.startsWith(`${origin}/`) || /[?#]/.test(address)) return null;
  const [page, slugged, ...more] = address.slice(origin.length + 1).split('/');
  const kind = REFERENCE_KINDS.find((name) => REFERENCES[name].page === page);
  const id = slugged === undefined ? undefined : idFromSlugged(slugged);
  return kind && id && isUuid(id) && more.length === 0 ? { kind, id } : null;
}

/**
 * A pasted link to an object of this workspace becomes a card on an empty line, and a mention within words. A link to a
 * service of the allow-list becomes an embed on an empty line. Undo leaves the pasted link.
 */
export function pastedLink(state: EditorState, address: string, origin: string): Transaction | null {
  const { $from, empty } = state.selection;
  const { nodes } = state.schema;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const object = objectOfLink(address, origin);
  const isEmptyLine = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const attrs = object && { kind: object.kind, objectId: object.id };
  if (isEmptyLine) {
    const block = attrs
      ? nodes['reference']!.create(attrs)
      : embedOf(address)
        ? nodes['embed']!.create({ src: address })
        : null;
    return block && state.tr.replaceSelectionWith(block).scrollIntoView();
  }
  return attrs && state.tr.replaceSelectionWith(nodes['mention']!.create(attrs), false).scrollIntoView();
}

export const ownLinks = Extension.create({
  name: 'ownLinks',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste: (view, event) => {
          const text = event.clipboardData?.getData('text/plain').trim() ?? '';
          const tr = /^https?:\/\/\S+$/.test(text) ? pastedLink(view.state, text, location.origin) : null;
          if (tr) view.dispatch(tr);
          return tr !== null;
        },
      },
    }),
  ],
});
