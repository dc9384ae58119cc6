import { getSchema } from '@tiptap/core';
import * as Y from 'yjs';
import { documentExtensions } from '../editor/extensions.ts';
import { SpeakerNames } from '../editor/speaker-names.ts';
import { timeAtPosition, timedTextOf } from './timed-text.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const word = (text: string, start: number, more: object[] = []) => ({
  type: 'text',
  text,
  marks: [...more, { type: 'word', attrs: { start, end: start + 300 } }],
});
const turn = (attrs: object, ...content: object[]) => ({ type: 'turn', attrs, content });
const docOf = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content });

describe('the timed text of a recording', () => {
  const doc = docOf(
    { type: 'paragraph', content: [{ type: 'text', text: 'Intro' }] },
    turn({ start: 1_000 }, word('One', 1_000), { type: 'text', text: ' ' }, word('two', 1_400)),
    turn({ fileId: 'b' }, word('Other', 100)),
    turn({ start: 1_200, fileId: 'a' }, word('Mhm', 1_200)),
    turn({ start: 5_000 }, { type: 'text', text: 'No times' }),
  );
  const text = timedTextOf(doc, 'a', 'a');
  const said = (of: typeof text) => [...of.from].map((from, at) => doc.textBetween(from, of.to[at]!));

  it('holds its words by time, also where turns overlap', () => {
    expect(said(text)).toEqual(['One', 'Mhm', 'two']);
    expect([...text.starts]).toEqual([1_000, 1_200, 1_400]);
    expect([...text.turnOf]).toEqual([0, 1, 0]);
    expect([...text.turns.starts]).toEqual([1_000, 1_200, 5_000]);
  });

  it('leaves out turns of other recordings; turns without one belong to the first', () => {
    expect(said(timedTextOf(doc, 'b', 'a'))).toEqual(['Other']);
    expect(said(timedTextOf(doc, 'b', 'b'))).toEqual(['Other', 'One', 'two']);
  });

  it('is read once per document', () => expect(timedTextOf(doc, 'a', 'a')).toBe(text));

  it('keeps a word whole that a highlight begins in', () => {
    const cut = docOf(turn({}, word('Won', 0), word('derful', 0, [{ type: 'highlight', attrs: { id: 'h1' } }])));
    const whole = timedTextOf(cut, null, null);
    expect(cut.textBetween(whole.from[0]!, whole.to[0]!)).toBe('Wonderful');
    expect(whole.starts).toHaveLength(1);
  });

  it('tells the time of the words at a position', () => {
    expect(timeAtPosition(doc, text.from[2]! + 1)).toEqual({ ms: 1_400, fileId: null });
    expect(timeAtPosition(doc, 2)).toBeNull();
    expect(timeAtPosition(doc, doc.content.size)).toBeNull();
  });
});
