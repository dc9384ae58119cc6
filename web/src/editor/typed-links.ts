import { Extension } from '@tiptap/core';
import { Fragment, Slice, type MarkType, type Node } from '@tiptap/pm/model';
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state';
import { linksIn } from './links-in.ts';

/**
 * Links web addresses when they are typed, followed by a space or a new line, and when they are pasted. Pasting an
 * address over text links the text.
 */
export const typedLinks = Extension.create({
  name: 'typedLinks',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, from, to, text) => {
          const tr = /^\s$/.test(text) ? linkedBefore(view.state, from) : null;
          if (tr) view.dispatch(tr.insertText(text, from, to).scrollIntoView());
          return tr !== null;
        },
        handleKeyDown: (view, { key }) => {
          const tr =
            key === 'Enter' && view.state.selection.empty ? linkedBefore(view.state, view.state.selection.from) : null;
          if (tr) view.dispatch(tr);
          return false;
        },
        handlePaste: (view, event) => {
          const tr = linkedSelection(view.state, event.clipboardData?.getData('text/plain') ?? '');
          if (tr) view.dispatch(tr);
          return tr !== null;
        },
        transformPasted: (slice, { state }) => linkedSlice(slice, state),
      },
    }),
  ],
});

/** Links an address that ends right before a position; null without one. */
export function linkedBefore(state: EditorState, at: number): Transaction | null {
  const link = linkType(state);
  const $at = state.doc.resolve(at);
  if (!link || !$at.parent.isTextblock || $at.parent.type.spec.code) return null;
  const before = $at.parent.textBetween(0, $at.parentOffset, undefined, '\uFFFC');
  const typed = /\S*$/.exec(before)![0];
  const [found] = linksIn(typed);
  if (!found) return null;
  const start = at - typed.length;
  const [from, to] = [start + found.from, start + found.to];
  if (state.doc.rangeHasMark(from, to, link) || hasCode(state, from, to)) return null;
  return state.tr.addMark(from, to, link.create({ href: found.href })).removeStoredMark(link);
}

/** Links the selected text to a pasted address. */
export function linkedSelection(state: EditorState, pasted: string): Transaction | null {
  const link = linkType(state);
  const { from, to, empty, $from, $to } = state.selection;
  const address = pasted.trim();
  const [found] = linksIn(address);
  if (
    !link ||
    empty ||
    !$from.sameParent($to) ||
    $from.parent.type.spec.code ||
    found?.from !== 0 ||
    found.to !== address.length ||
    hasCode(state, from, to)
  )
    return null;
  return state.tr.addMark(from, to, link.create({ href: found.href })).removeStoredMark(link);
}

export function linkedSlice(slice: Slice, state: EditorState): Slice {
  const link = linkType(state);
  const inCode = state.selection.$from.parent.type.spec.code === true;
  return link && !inCode ? new Slice(linked(slice.content, link), slice.openStart, slice.openEnd) : slice;
}

function linked(content: Fragment, link: MarkType): Fragment {
  return Fragment.fromArray(
    content.content.flatMap((node: Node): Node | Node[] => {
      if (!node.isText) return node.type.spec.code ? node : node.copy(linked(node.content, link));
      const text = node.text ?? '';
      const found = node.marks.some(({ type }) => type === link || type.name === 'code') ? [] : linksIn(text);
      const pieces = found.flatMap(({ from, to, href }, at) => [
        ...cut(node, found[at - 1]?.to ?? 0, from),
        node.cut(from, to).mark(link.create({ href }).addToSet(node.marks)),
      ]);
      return found.length === 0 ? node : [...pieces, ...cut(node, found.at(-1)!.to, text.length)];
    }),
  );
}

const cut = (node: Node, from: number, to: number): Node[] => (from < to ? [node.cut(from, to)] : []);
const linkType = ({ schema }: EditorState): MarkType | undefined => schema.marks['link'];
const hasCode = ({ doc, schema }: EditorState, from: number, to: number): boolean =>
  schema.marks['code'] !== undefined && doc.rangeHasMark(from, to, schema.marks['code']);
