import { getSchema } from '@tiptap/core';
import * as Y from 'yjs';
import { doc, heading, paragraph, turn } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from '../editor/extensions.ts';
import { SpeakerNames } from '../editor/speaker-names.ts';
import { chaptersOf } from './chapters.ts';
import { timedTextOf } from './timed-text.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));

it('headings are chapters, from the first timed turn of the recording after them', () => {
  const other = turn(null, 3_000, null, 'Elsewhere');
  const text = schema.nodeFromJSON(
    doc(
      turn(null, 500, null, 'Hello'),
      heading(2, 'Setup'),
      heading(3, 'Collector'),
      paragraph('No time'),
      { ...other, attrs: { ...other.attrs, fileId: 'b' } },
      turn(null, 4_000, null, 'We run three'),
      heading(2),
      turn(null, 6_000, null, 'Later'),
      heading(2, 'Costs'),
      turn(null, 9_000, null, 'Too high'),
      heading(2, 'Nothing was said'),
    ),
  );
  expect(chaptersOf(text, timedTextOf(text, 'a', 'a'))).toEqual([
    { title: 'Collector', startMs: 4_000 },
    { title: 'Costs', startMs: 9_000 },
  ]);
});
