import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, turn, words } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { replacingPlugin } from './replaced-words.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const timed = (text: string, start: number) => words(text, { type: 'word', attrs: { start, end: start + 100 } });
const spoken = doc(turn(null, 0, 300, timed('We', 0), words(' '), timed('use', 100), words(' '), timed('it', 200)));

/** Selects a part of the text, types, and returns each run with its start. */
function typed(from: number, to: number, text: string) {
  const state = EditorState.create({ doc: schema.nodeFromJSON(spoken), plugins: [replacingPlugin()] });
  const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from + 1, to + 1)));
  // One letter after the other, as they are typed.
  const { doc: after } = [...text].reduce((now, letter) => now.apply(now.tr.insertText(letter)), selected);
  const runs: [string, number | null][] = [];
  after.descendants((node) => {
    if (node.isText)
      runs.push([node.text!, (node.marks.find(({ type }) => type.name === 'word')?.attrs['start'] as number) ?? null]);
  });
  return runs;
}

describe('correcting words with times', () => {
  it('inside a word keeps all times', () => {
    expect(typed(4, 4, 'XX')).toEqual([
      ['We', 0],
      [' ', null],
      ['uXXse', 100],
      [' ', null],
      ['it', 200],
    ]);
  });
  it('by replacing a word gives the new one its time', () => {
    expect(typed(3, 6, 'chose')).toEqual([
      ['We', 0],
      [' ', null],
      ['chose', 100],
      [' ', null],
      ['it', 200],
    ]);
  });
  it('at the end of a word keeps its time', () => {
    expect(typed(6, 6, 'd')).toEqual([
      ['We', 0],
      [' ', null],
      ['used', 100],
      [' ', null],
      ['it', 200],
    ]);
  });
  it('after a word adds one without a time', () => {
    expect(typed(2, 2, ' all')).toEqual([
      ['We', 0],
      [' all ', null],
      ['use', 100],
      [' ', null],
      ['it', 200],
    ]);
  });
});
