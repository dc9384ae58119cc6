import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, paragraph } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { objectOfLink, pastedLink } from './own-links.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const ID = '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70';
const ORIGIN = 'https://research.example';
const pasted = (words: string, link: string) => {
  const text = EditorState.create({ doc: schema.nodeFromJSON(doc(words === '' ? paragraph() : paragraph(words))) });
  const state = text.apply(text.tr.setSelection(TextSelection.create(text.doc, words.length + 1)));
  return pastedLink(state, link, ORIGIN)?.doc.toJSON().content ?? null;
};

describe('a pasted link', () => {
  it('to an object of this workspace names it, with a title in the address or not', () => {
    expect(objectOfLink(`${ORIGIN}/data/${ID}`, ORIGIN)).toEqual({ kind: 'note', id: ID });
    expect(objectOfLink(`${ORIGIN}/projects/why-people-leave-${ID}`, ORIGIN)).toEqual({ kind: 'project', id: ID });
    for (const link of [
      `${ORIGIN}/data/${ID}#highlight-${ID}`,
      `${ORIGIN}/projects/${ID}/tags`,
      `${ORIGIN}/settings/${ID}`,
      `${ORIGIN}.evil.example/data/${ID}`,
      `https://other.example/data/${ID}`,
      `${ORIGIN}/data/new`,
    ])
      expect(objectOfLink(link, ORIGIN)).toBeNull();
  });

  it('becomes a card or an embed on an empty line, a mention within words, and else stays a link', () => {
    expect(pasted('', `${ORIGIN}/tags/${ID}`)).toMatchObject([
      { type: 'reference', attrs: { kind: 'tag', objectId: ID } },
    ]);
    expect(pasted('', 'https://youtu.be/dQw4w9WgXcQ')).toMatchObject([{ type: 'embed' }]);
    expect(pasted('See ', `${ORIGIN}/tags/${ID}`)).toMatchObject([
      { content: [{ text: 'See ' }, { type: 'mention', attrs: { kind: 'tag', objectId: ID, mentionId: null } }] },
    ]);
    expect(pasted('See ', 'https://youtu.be/dQw4w9WgXcQ')).toBeNull();
    expect(pasted('', 'https://elsewhere.example/')).toBeNull();
  });
});
