import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Mapping, StepMap } from '@tiptap/pm/transform';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import { readCaret } from './read-caret.ts';

/**
 * Decoration that does not change the text: a pending highlight, a search match, or a highlight stored outside the
 * document.
 */
interface Overlay {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly attrs: Readonly<Record<string, string>>;
}

type Layers = ReadonlyMap<string, DecorationSet>;
const key = new PluginKey<Layers>('overlays');

export const overlays = Extension.create({
  name: 'overlays',
  addProseMirrorPlugins: () => [
    new Plugin<Layers>({
      key,
      state: {
        init: () => new Map(),
        apply(transaction, layers) {
          const moved = transaction.docChanged && layers.size > 0 ? mapped(layers, transaction) : layers;
          const set = transaction.getMeta(key) as { layer: string; words: readonly Overlay[] } | undefined;
          if (!set) return moved;
          const made = set.words
            .filter(({ from, to }) => to > from)
            .map(({ id, from, to, attrs }) => Decoration.inline(from, to, { nodeName: 'span', ...attrs }, { id }));
          return new Map(moved).set(set.layer, DecorationSet.create(transaction.doc, made));
        },
      },
      props: { decorations: (state) => joined(state) },
    }),
  ],
});

/** Replaces the decorations of a layer. */
export function overlay(view: EditorView, layer: string, words: readonly Overlay[]): void {
  if (words.length === 0 && (key.getState(view.state)?.get(layer)?.find().length ?? 0) === 0) return;
  readCaret(view);
  view.dispatch(view.state.tr.setMeta(key, { layer, words }).setMeta('addToHistory', false));
}

/** Returns the current range of an overlay; undefined if its text is gone. */
export function overlaid(state: EditorState, layer: string, id: string): { from: number; to: number } | undefined {
  const found =
    key
      .getState(state)
      ?.get(layer)
      ?.find(undefined, undefined, (spec) => spec['id'] === id) ?? [];
  return found.length === 0
    ? undefined
    : { from: Math.min(...found.map(({ from }) => from)), to: Math.max(...found.map(({ to }) => to)) };
}

/**
 * Maps positions through a transaction. The Yjs binding rewrites the whole document on remote changes.
 * The real change is between the first and the last difference.
 */
export function movement(transaction: Transaction): Mapping {
  return transaction.getMeta(ySyncPluginKey) === undefined
    ? transaction.mapping
    : difference(transaction.before, transaction.doc);
}

export function difference(before: Node, after: Node): Mapping {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || end === null) return new Mapping();
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return new Mapping([new StepMap([start, end.a + overlap - start, end.b + overlap - start])]);
}

function mapped(layers: Layers, transaction: Transaction): Layers {
  const mapping = movement(transaction);
  return new Map([...layers].map(([layer, set]) => [layer, set.map(mapping, transaction.doc)]));
}

const joinedOf = new WeakMap<Layers, DecorationSet>();

function joined(state: EditorState): DecorationSet {
  const layers = key.getState(state) ?? new Map<string, DecorationSet>();
  const cached = joinedOf.get(layers);
  if (cached) return cached;
  const [only, ...others] = [...layers.values()].filter((set) => set !== DecorationSet.empty && set.find().length > 0);
  const set =
    only === undefined
      ? DecorationSet.empty
      : others.length === 0
        ? only
        : DecorationSet.create(
            state.doc,
            [only, ...others].flatMap((each) => each.find()),
          );
  joinedOf.set(layers, set);
  return set;
}
