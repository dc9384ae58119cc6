import { anchorOf, follow } from '@evident/domain/anchors';
import { codePoints } from '@evident/domain/content';
import { Extension } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { type Run, joinedRuns, runsOf, wordsOf } from './runs.ts';

/** Identifies marks bound to the original text: highlights and word times. */
export const isBound = ({ type }: Mark): boolean => type.name === 'highlight' || type.name === 'word';

/** Removed text, with the number of words that still carried each mark afterwards. */
interface Left {
  readonly runs: readonly Run[];
  readonly remaining: ReadonlyMap<string, number>;
}

const key = new PluginKey<Left>('movedWords');
const NOTHING: Left = { runs: [], remaining: new Map() };

export const movingPlugin = (): Plugin<Left> =>
  new Plugin<Left>({
    key,
    state: {
      init: () => NOTHING,
      apply: (transaction, before, _, now) => {
        if (!transaction.docChanged || isFromOthers(transaction) || does(transaction, 'paste')) return before;
        const runs = leftBy(transaction);
        const isKept = does(transaction, 'cut', 'drop')
          ? runs.length > 0
          : wordsOf(runs) >= LEAST_WORDS && runs.some(({ marks }) => marks.some(isBound));
        return isKept ? { runs, remaining: wordsPerMark(now.doc) } : before;
      },
    },
    appendTransaction: (transactions, before, now) => {
      const put = transactions.find((transaction) => does(transaction, 'paste', 'drop'));
      if (!put) return null;
      const inserted = insertedBy(put);
      const overwritten = does(put, 'paste') ? leftBy(put) : [];
      const { tr } = now;
      const isMoved = bind(tr, now, key.getState(now)!, inserted);
      const isCorrected =
        overwritten.length > 0 &&
        !isMoved &&
        bind(tr, now, { runs: overwritten, remaining: wordsPerMark(before.doc, overwritten) }, inserted);
      if (!isCorrected) keepApart(tr, now.doc, inserted);
      return tr.docChanged ? tr : null;
    },
  });

/** Shorter text counts as typed, not as moved. */
const LEAST_WORDS = 2;

/**
 * Keeps highlights and word times on text that is cut and pasted, dragged, or pasted over itself, even if corrected.
 * A highlight of which only a part moves follows the larger part. Copies lose their marks, as do a second paste and a
 * paste after undoing the cut.
 */
export const movedWords = Extension.create({ name: 'movedWords', addProseMirrorPlugins: () => [movingPlugin()] });

const does = (transaction: Transaction, ...what: string[]): boolean =>
  what.includes(transaction.getMeta('uiEvent') as string);
const isFromOthers = (transaction: Transaction): boolean =>
  Boolean((transaction.getMeta('y-sync$') as { isChangeOrigin?: boolean } | undefined)?.isChangeOrigin);
const nameOf = ({ type, attrs }: Mark): string => JSON.stringify([type.name, attrs]);

/** Transfers marks of removed text to inserted text where both match or were corrected. Returns whether any did. */
function bind(tr: Transaction, now: EditorState, left: Left, put: readonly Run[]): boolean {
  const [old, written] = [joinedRuns(left.runs), joinedRuns(put)];
  const marked = marksIn(left.runs, old.starts);
  if (old.text === '' || written.text === '') return false;
  const [from, to] = [codePoints(old.text), codePoints(written.text)];
  const at = written.text.indexOf(old.text);
  const found =
    at >= 0
      ? []
      : follow(
          marked.map(({ start, end }) => anchorOf(old.text, from.pointAt(start), from.pointAt(end), from)),
          old.text,
          written.text,
        );
  let isSame = at >= 0;
  marked.forEach(({ mark, start, end }, index) => {
    const place = found[index];
    if (at < 0 && (place === undefined || place === 'lost')) return;
    const [first, last] =
      place === undefined || place === 'lost' ? [start + at, end + at] : [to.unitAt(place.start), to.unitAt(place.end)];
    isSame = true;
    const ranges = written.within(first, last);
    const others = runsOf(now.doc).filter(
      (run) =>
        run.marks.some((each) => nameOf(each) === nameOf(mark)) &&
        !ranges.some((range) => range.from < run.position + run.text.length && range.to > run.position),
    );
    const remaining = wordsOf(others);
    if (remaining > (left.remaining.get(nameOf(mark)) ?? 0)) return;
    if (others.length > 0 && !touches(others, ranges)) {
      if (remaining >= wordsOf([{ text: old.text.slice(start, end), position: 0, marks: [] }])) return;
      for (const { position, text } of others) tr.removeMark(position, position + text.length, mark);
    }
    for (const range of ranges) tr.addMark(range.from, range.to, mark);
  });
  return isSame;
}

/** Returns each bound mark of removed text, with its full range in the joined text. */
function marksIn(runs: readonly Run[], starts: readonly number[]): { mark: Mark; start: number; end: number }[] {
  const found = new Map<string, { mark: Mark; start: number; end: number }>();
  runs.forEach(({ text, marks }, index) => {
    for (const mark of marks.filter(isBound)) {
      const start = found.get(nameOf(mark))?.start ?? starts[index]!;
      found.set(nameOf(mark), { mark, start, end: starts[index]! + text.length });
    }
  });
  return [...found.values()];
}

const touches = (runs: readonly Run[], ranges: readonly { from: number; to: number }[]): boolean =>
  runs.some(({ position, text }) =>
    ranges.some(
      ({ from, to }) => Math.abs(position - to) <= BESIDE || Math.abs(from - position - text.length) <= BESIDE,
    ),
  );

/** One space, or the borders of two blocks. */
const BESIDE = 2;

/** Excludes text that was put into the middle of a highlight, from anywhere. The highlight stays with its larger part. */
function keepApart(tr: Transaction, doc: Node, put: readonly Run[]): void {
  const [start, end] = [put[0]?.position ?? 0, Math.max(0, ...put.map(({ position, text }) => position + text.length))];
  const inside = new Set(put.flatMap(({ marks }) => marks.map(nameOf)));
  const sides = new Map<string, { mark: Mark; before: Run[]; after: Run[] }>();
  for (const run of runsOf(doc)) {
    for (const mark of run.marks.filter((each) => each.type.name === 'highlight' && !inside.has(nameOf(each)))) {
      const side = sides.get(nameOf(mark)) ?? { mark, before: [], after: [] };
      if (run.position < start) side.before.push(run);
      else if (run.position >= end) side.after.push(run);
      sides.set(nameOf(mark), side);
    }
  }
  for (const { mark, before, after } of sides.values()) {
    if (before.length === 0 || after.length === 0) continue;
    for (const { position, text } of wordsOf(before) >= wordsOf(after) ? after : before)
      tr.removeMark(position, position + text.length, mark);
  }
}

/** Counts words per bound mark, without the words of `of`. With `of`, counts only marks on it. */
function wordsPerMark(doc: Node, of?: readonly Run[]): Map<string, number> {
  const count = (runs: readonly Run[]): Map<string, number> => {
    const byName = new Map<string, Run[]>();
    for (const run of runs)
      for (const mark of run.marks.filter(isBound))
        byName.set(nameOf(mark), [...(byName.get(nameOf(mark)) ?? []), run]);
    return new Map([...byName].map(([name, marked]) => [name, wordsOf(marked)]));
  };
  const all = count(runsOf(doc));
  if (of) for (const [name, words] of count(of)) all.set(name, (all.get(name) ?? 0) - words + 1);
  return all;
}

/** Text that a transaction removes. */
export function leftBy({ docs, mapping }: Transaction): Run[] {
  const runs: Run[] = [];
  mapping.maps.forEach((map, index) =>
    map.forEach((from, to) => {
      runs.push(...runsOf(docs[index]!, from, to));
    }),
  );
  return runs;
}

/** Text that a transaction inserts, at its positions afterwards. */
export function insertedBy({ doc, mapping }: Transaction): Run[] {
  const runs: Run[] = [];
  mapping.maps.forEach((map, index) => {
    const later = mapping.slice(index + 1);
    map.forEach((_from, _to, from, to) => {
      runs.push(...runsOf(doc, later.map(from, 1), later.map(to, -1)));
    });
  });
  return runs;
}
