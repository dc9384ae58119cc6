import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, paragraph } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { limitPlugin } from './length-limit.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));

describe('the limit of a text', () => {
  let refused = 0;
  const state = EditorState.create({
    doc: schema.nodeFromJSON(doc(paragraph('12345678'))),
    plugins: [limitPlugin(() => (refused += 1), 10)],
  });
  beforeEach(() => {
    refused = 0;
  });

  it('refuses more characters whole, before anything changes', () => {
    const now = state.apply(state.tr.insertText('too many', 1));
    expect([now.doc.textContent, refused]).toEqual(['12345678', 1]);
  });

  it('lets words in up to the limit, and words out of a text beyond it', () => {
    expect(state.apply(state.tr.insertText('90', 9)).doc.textContent).toBe('1234567890');
    const others = state.apply(state.tr.insertText('from others', 1).setMeta('y-sync$', {}));
    expect(others.apply(others.tr.delete(1, 4)).doc.textContent).toBe('m others12345678');
    expect(refused).toBe(0);
  });
});
