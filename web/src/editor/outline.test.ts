import { getSchema } from '@tiptap/core';
import * as Y from 'yjs';
import { doc, heading, paragraph, turn, words } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { outlineOf, wordsIn } from './outline.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));

it('lists headings, and speakers where they change, and counts words', () => {
  const said = (speaker: string, text: string) => turn(speaker, 0, null, words(text));
  const text = schema.nodeFromJSON(
    doc(
      heading(1, 'Start'),
      heading(2, ' '),
      said('a', 'One two.'),
      said('a', 'Three.'),
      said('b', 'Four'),
      paragraph('five'),
    ),
  );
  expect(outlineOf(text, (id) => (id === 'a' ? 'Ada' : undefined)).map(({ title, level }) => [title, level])).toEqual([
    ['Start', 1],
    ['Ada', null],
    ['Unnamed speaker', null],
  ]);
  expect(wordsIn(text)).toBe(6);
});
