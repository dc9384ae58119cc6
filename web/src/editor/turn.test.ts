import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, turn } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { SpeakerNames } from './speaker-names.ts';

/** A note with its speakers by id. */
function note(speakers: Readonly<Record<string, string>>) {
  const map = new Y.Doc().getMap<unknown>('speakers');
  const names = new SpeakerNames(map);
  for (const [id, name] of Object.entries(speakers)) map.set(id, name);
  return { names, schema: getSchema(documentExtensions({ speakers: names })) };
}

/** The attributes that a turn has on the clipboard. */
function copied({ schema }: ReturnType<typeof note>, speaker: string | null): Record<string, string> {
  const { firstChild } = EditorState.create({
    doc: schema.nodeFromJSON(doc(turn(speaker as string, 0, 900, 'Words'))),
  }).doc;
  const [, attributes] = schema.nodes['turn']!.spec.toDOM!(firstChild!) as unknown as [
    string,
    Record<string, string | null>,
  ];
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}

/** The name of the speaker that a turn of the clipboard gets in a note; null for none. */
function pasted(
  { schema, names }: ReturnType<typeof note>,
  attributes: Readonly<Record<string, string>>,
): string | null {
  const dataset = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace('data-', ''), value]),
  );
  const element = { dataset, getAttribute: (name: string) => attributes[name] ?? null };
  const [rule] = schema.nodes['turn']!.spec.parseDOM!;
  const { speaker } = (rule as unknown as { getAttrs: (element: unknown) => { speaker: string | null } }).getAttrs(
    element,
  );
  return speaker === null ? null : names.of(speaker);
}

describe('the speaker of a pasted turn', () => {
  const source = note({ s1: 'Dana', s2: 'Tom' });

  it('is the same person in another note, never the one who has the id there', () => {
    const target = note({ s1: 'Tom', s2: 'Maria' });
    expect(pasted(target, copied(source, 's2'))).toBe('Tom');
    expect(target.names.all().map(({ name }) => name)).toEqual(['Maria', 'Tom']);
    expect(pasted(target, copied(source, 's1'))).toBe('Dana');
    expect(target.names.all().map(({ name }) => name)).toEqual(['Dana', 'Maria', 'Tom']);
  });

  it('stays in its own note, and words without one get none', () => {
    expect(pasted(source, copied(source, 's2'))).toBe('Tom');
    expect(pasted(note({ s1: 'Tom' }), copied(source, null))).toBeNull();
    expect(pasted(note({}), copied(source, 'gone'))).toBeNull();
  });
});
