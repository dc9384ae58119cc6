import { Extension } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';

/** Text of a turn with one time, or none. Offsets from the start of the turn. */
interface Stretch {
  readonly from: number;
  readonly text: string;
  readonly time: Mark | null;
}

/**
 * Gives times to words that are written in place of timed ones. Words between two timed words share the time between
 * them, by their length. Letters written at the end or the start of a timed word belong to it.
 */
export const replacingPlugin = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, now) => {
      if (!transactions.some((one) => one.docChanged && !isFromOthers(one))) return null;
      const known = new Set<Node>();
      before.doc.forEach((block) => void known.add(block));
      const { tr } = now;
      now.doc.forEach((block, offset) => {
        if (block.type.name === 'turn' && !known.has(block)) giveTimes(tr, block, offset + 1);
      });
      return tr.docChanged ? tr : null;
    },
  });

export const replacedWords = Extension.create({
  name: 'replacedWords',
  addProseMirrorPlugins: () => [replacingPlugin()],
});

const isFromOthers = (transaction: Transaction): boolean => transaction.getMeta('y-sync$') !== undefined;

function giveTimes(tr: Transaction, turn: Node, start: number): void {
  const stretches = stretchesOf(turn);
  stretches.forEach(({ from, text, time }, at) => {
    if (time) return;
    const [left, right] = [stretches[at - 1]?.time, stretches[at + 1]?.time];
    const free: { from: number; to: number }[] = [];
    for (const { 0: word, index } of text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
      const range = { from: start + from + index, to: start + from + index + word.length };
      if (index === 0 && left) tr.addMark(range.from, range.to, left);
      else if (index + word.length === text.length && right) tr.addMark(range.from, range.to, right);
      else free.push(range);
    }
    if (left && right) share(tr, free, left, right);
  });
}

function share(tr: Transaction, words: readonly { from: number; to: number }[], left: Mark, right: Mark): void {
  const [begin, end] = [Number(left.attrs['end']), Number(right.attrs['start'])];
  const whole = words.reduce((sum, { from, to }) => sum + to - from, 0);
  if (!(end > begin)) return;
  let passed = 0;
  const at = (length: number): number => Math.round(begin + ((end - begin) * length) / whole);
  for (const { from, to } of words) {
    tr.addMark(from, to, left.type.create({ start: at(passed), end: at(passed + to - from) }));
    passed += to - from;
  }
}

/** Neighbors with the same time are one stretch: highlights divide words. Anything but text ends a stretch. */
function stretchesOf(turn: Node): Stretch[] {
  const found: Stretch[] = [];
  let end = -1;
  turn.forEach((node, from) => {
    if (!node.isText) return;
    const time = node.marks.find(({ type }) => type.name === 'word') ?? null;
    const last = found.at(-1);
    if (last && end === from && (last.time === time || (time && last.time?.eq(time))))
      found[found.length - 1] = { ...last, text: last.text + node.text! };
    else found.push({ from, text: node.text!, time });
    end = from + node.nodeSize;
  });
  return found;
}
