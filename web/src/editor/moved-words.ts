import { Extension } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';

/** Belongs to these very words: a highlight, and when they were said. */
export const isBound = ({ type }: Mark): boolean => type.name === 'highlight' || type.name === 'word';

interface Run {
  readonly text: string;
  readonly position: number;
  readonly marks: readonly Mark[];
}

const key = new PluginKey<readonly Run[]>('movedWords');

export const movingPlugin = (): Plugin<readonly Run[]> => new Plugin<readonly Run[]>({
  key,
  state: {
    init: () => [],
    apply: (transaction, before) => {
      const left = does(transaction, 'cut', 'drop') ? leftBy(transaction) : [];
      return left.length > 0 ? left : before;
    },
  },
  appendTransaction: (transactions, _before, now) => {
    const put = transactions.find((transaction) => does(transaction, 'paste', 'drop'));
    return put ? bound(now, key.getState(now)!, insertedBy(put)) : null;
  },
});

/**
 * What is bound to words goes along when they are cut and put elsewhere, or dragged, within their own text. What still stands there is not doubled:
 * copies stay bare, and so do a second paste and a paste after the cut was undone.
 */
export const movedWords = Extension.create({ name: 'movedWords', addProseMirrorPlugins: () => [movingPlugin()] });

const does = (transaction: Transaction, ...what: string[]): boolean => what.includes(transaction.getMeta('uiEvent') as string);
const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
const nameOf = ({ type, attrs }: Mark): string => JSON.stringify([type.name, attrs]);

/** Marks the words that were put in as they were marked when they left; null when they are others or nothing is missing. */
function bound(now: EditorState, left: readonly Run[], put: readonly Run[]): Transaction | null {
  const at = textOf(put).indexOf(textOf(left));
  if (left.length === 0 || at < 0) return null;
  const standing = new Set(runsOf(now.doc).flatMap(({ marks }) => marks.map(nameOf)));
  const { tr } = now;
  let start = at;
  for (const { text, marks } of left) {
    for (const mark of marks.filter((each) => isBound(each) && !standing.has(nameOf(each)))) {
      for (const { from, to } of within(put, start, start + text.length)) tr.addMark(from, to, mark);
    }
    start += text.length;
  }
  return tr.docChanged ? tr : null;
}

/** Where in the document lie these characters of runs. */
function within(runs: readonly Run[], start: number, end: number): { from: number; to: number }[] {
  let passed = 0;
  return runs.flatMap(({ text, position }) => {
    const [from, to] = [Math.max(start - passed, 0), Math.min(end - passed, text.length)];
    passed += text.length;
    return from < to ? [{ from: position + from, to: position + to }] : [];
  });
}

function leftBy({ docs, mapping }: Transaction): Run[] {
  const runs: Run[] = [];
  mapping.maps.forEach((map, index) => map.forEach((from, to) => { runs.push(...runsOf(docs[index]!, from, to)); }));
  return runs;
}

function insertedBy({ doc, mapping }: Transaction): Run[] {
  const runs: Run[] = [];
  mapping.maps.forEach((map, index) => {
    const later = mapping.slice(index + 1);
    map.forEach((_from, _to, from, to) => { runs.push(...runsOf(doc, later.map(from, 1), later.map(to, -1))); });
  });
  return runs;
}

function runsOf(doc: Node, from = 0, to = doc.content.size): Run[] {
  const runs: Run[] = [];
  if (from < to) doc.nodesBetween(from, to, ({ text, marks }, position) => {
    if (text) runs.push({ text: text.slice(Math.max(from - position, 0), to - position), position: Math.max(from, position), marks });
  });
  return runs;
}
