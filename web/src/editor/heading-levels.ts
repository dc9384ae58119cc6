import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { depthsOf } from '../ui/document/heading-depths.ts';

/** Announces heading levels to screen readers without gaps, regardless of the chosen sizes. */
export const headingLevels = Extension.create({
  name: 'headingLevels',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => levelsIn(doc),
        apply: ({ docChanged, doc }, levels) => (docChanged ? levelsIn(doc) : levels),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

/** Level 1 is reserved for the page title. */
const BELOW_THE_TITLE = 2;

function levelsIn(doc: Node): DecorationSet {
  const headings: { node: Node; at: number }[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'heading') headings.push({ node, at });
    return !node.isTextblock;
  });
  const depths = depthsOf(headings.map(({ node }) => Number(node.attrs.level)));
  return DecorationSet.create(
    doc,
    headings.flatMap(({ node, at }, index) => {
      const level = depths[index]! + BELOW_THE_TITLE;
      return level === Number(node.attrs.level) + 1
        ? []
        : Decoration.node(at, at + node.nodeSize, { 'aria-level': String(level) });
    }),
  );
}
