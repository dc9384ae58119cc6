import { Extension } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';

/** Place where words at an end of highlights were removed. Words typed there replace them. */
interface Retyping {
  readonly at: number;
  readonly marks: readonly Mark[];
}

interface Change {
  readonly from: number;
  readonly to: number;
  /** End of the inserted text. */
  readonly end: number;
}

const key = new PluginKey<Retyping | null>('retypedWords');

/**
 * Keeps highlights on words that are typed in place of their first or last words, at once or after deleting these.
 * Ends when the caret moves. Text typed directly before or after an untouched highlight stays outside it.
 */
export const retypingPlugin = (): Plugin<Retyping | null> =>
  new Plugin<Retyping | null>({
    key,
    state: {
      init: () => null,
      apply: (transaction, known, before, now) => {
        if (isFromOthers(transaction)) return known && { ...known, at: transaction.mapping.map(known.at) };
        if (rangesOf(transaction).length === 0) return known && isCaret(now, known.at) ? known : null;
        const change = changeOf(transaction);
        if (!change) return null;
        const marks = change.from === change.to ? [] : cutFrom(before, change, now.doc);
        const kept = known && change.to === known.at ? known.marks : [];
        const all = [...marks, ...kept.filter((mark) => !mark.isInSet(marks) && isNextTo(now.doc, change, mark))];
        return all.length > 0 ? { at: change.end, marks: all } : null;
      },
    },
    appendTransaction: (transactions, _, now) => {
      const retyping = key.getState(now);
      const typing = transactions.find((one) => !isFromOthers(one) && rangesOf(one).length > 0);
      const change = retyping && typing ? changeOf(typing) : null;
      if (!retyping || !change) return null;
      const { tr } = now;
      for (const mark of retyping.marks) tr.addMark(change.from, change.end, mark);
      return tr.docChanged ? tr : null;
    },
  });

export const retypedWords = Extension.create({ name: 'retypedWords', addProseMirrorPlugins: () => [retypingPlugin()] });

const isFromOthers = (transaction: Transaction): boolean => transaction.getMeta('y-sync$') !== undefined;

const isCaret = ({ selection }: EditorState, at: number): boolean => selection.empty && selection.head === at;

function rangesOf({ mapping }: Transaction): Change[] {
  const ranges: Change[] = [];
  mapping.maps.forEach((map) => map.forEach((from, to, _start, end) => void ranges.push({ from, to, end })));
  return ranges;
}

/** The replaced range of typing or deleting within one block; null for any other change. */
function changeOf(transaction: Transaction): Change | null {
  const [change, ...more] = rangesOf(transaction);
  if (!change || more.length > 0 || transaction.getMeta('uiEvent') !== undefined) return null;
  const [before, now] = [transaction.docs[0]!, transaction.doc];
  const [start, end, put] = [before.resolve(change.from), before.resolve(change.to), now.resolve(change.end)];
  return start.sameParent(end) && start.parent.inlineContent && put.start() === start.start() ? change : null;
}

/** Highlights on all removed text that go on directly before or after it. */
function cutFrom(before: EditorState, change: Change, now: Node): Mark[] {
  const marksOn: (readonly Mark[])[] = [];
  before.doc.nodesBetween(change.from, change.to, (node) => {
    if (node.isInline) marksOn.push(node.marks);
  });
  return (marksOn[0] ?? []).filter(
    (mark) =>
      mark.type.name === 'highlight' && marksOn.every((marks) => mark.isInSet(marks)) && isNextTo(now, change, mark),
  );
}

/** Whether text directly before or after the place of a change has a mark. */
function isNextTo(now: Node, { from, end }: Change, mark: Mark): boolean {
  const [left, right] = [now.resolve(from).nodeBefore, now.resolve(end).nodeAfter];
  return Boolean((left && mark.isInSet(left.marks)) || (right && mark.isInSet(right.marks)));
}
