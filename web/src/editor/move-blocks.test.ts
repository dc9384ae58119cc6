import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { block, doc, highlight, paragraph, words } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { movedBlock } from './move-blocks.ts';
import { SpeakerNames } from './speaker-names.ts';
import { wordsBetween } from './text-positions.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const item = (text: string) => block('listItem', paragraph(text));
const text = doc(
  paragraph('one'),
  block('bulletList', item('two'), item('three')),
  paragraph(words('four', highlight('h1'))),
);

/** Puts the caret after the first letter of a word and moves its block. */
function moved(word: string, by: -1 | 1): { lines: string; caret: string; highlighted: string } | null {
  const document = schema.nodeFromJSON(text);
  let at = 0;
  document.descendants((node, position) => {
    if (node.text === word) at = position + 1;
  });
  const state = EditorState.create({ doc: document, selection: TextSelection.create(document, at) });
  const tr = movedBlock(state, by);
  if (!tr) return null;
  tr.doc.check();
  const highlighted: string[] = [];
  tr.doc.descendants((node) => {
    if (node.marks.some(({ type }) => type.name === 'highlight')) highlighted.push(node.text!);
  });
  const { $head } = tr.selection;
  return {
    lines: wordsBetween(tr.doc, 0, tr.doc.content.size).replaceAll('\n', ' '),
    caret: $head.parent.textContent.slice($head.parentOffset - 1),
    highlighted: highlighted.join(' '),
  };
}

it('moves the block or the list item at the caret with its highlights, and the caret with it', () => {
  expect(moved('four', -1)).toEqual({ lines: 'one four two three', caret: 'four', highlighted: 'four' });
  expect(moved('one', 1)).toEqual({ lines: 'two three one four', caret: 'one', highlighted: 'four' });
  expect(moved('three', -1)).toEqual({ lines: 'one three two four', caret: 'three', highlighted: 'four' });
  for (const [word, by] of [
    ['one', -1],
    ['two', -1],
    ['three', 1],
    ['four', 1],
  ] as const)
    expect(moved(word, by)).toBeNull();
});
