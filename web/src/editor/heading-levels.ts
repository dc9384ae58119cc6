import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { depthsOf } from '../ui/document/heading-depths.ts';

/** Tells those who hear the page how deep a heading lies, whatever size somebody chose for it: no level is left out. */
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

/** The page has the first level for itself. */
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
