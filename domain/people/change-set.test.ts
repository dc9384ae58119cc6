import { type Person, type PersonLink, type PeopleChangeSet, merged, nameKey, undone } from './index.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const person = (id: string, name: string, more: Partial<Person> = {}): Person => ({
  id,
  teamId: 'team',
  name,
  nameKey: nameKey(name),
  details: {},
  importOrigin: null,
  enrichmentOrigin: null,
  version: 1,
  createdBy: 'me',
  createdAt: AT,
  updatedAt: AT,
  ...more,
});
const link = (noteId: string, personId: string, speaker: string | null = null): PersonLink => ({
  noteId,
  personId,
  speaker,
  addedBy: 'me',
  addedAt: AT,
});
const applied = <T>(
  rows: readonly T[],
  changes: readonly { before: T | null; after: T | null }[],
  key: (row: T) => string,
): T[] => {
  const map = new Map(rows.map((row) => [key(row), row]));
  for (const { before, after } of changes) {
    if (before && !after) map.delete(key(before));
    if (after) map.set(key(after), after);
  }
  return [...map.values()];
};
const keyOf = ({ noteId, personId, speaker }: PersonLink): string => `${noteId} ${personId} ${speaker}`;

describe('merging a person into another', () => {
  const ada = person('ada', 'A. Lovelace', { details: { City: 'London', Role: 'Engineer' }, importOrigin: 'a.csv' });
  const survivor = person('survivor', 'Ada Lovelace', { details: { Role: 'Lead' } });
  const links = [link('n1', 'ada', 's1'), link('n2', 'ada'), link('n2', 'survivor'), link('n3', 'survivor')];
  const value = (fieldId: string, objectId: string, columns: object) => ({
    fieldId,
    objectId,
    columns: { ...columns },
  });
  const values = [
    value('plan', 'ada', { text_value: 'Team', changed_at: '1' }),
    value('city', 'ada', { text_value: 'London' }),
    value('city', 'survivor', { text_value: 'Paris' }),
    value('contact', 'note', { uuid_values: ['ada', 'survivor', 'grace'] }),
  ];
  const changeSet = merged(ada, survivor, { links, values }, AT);
  const valueKey = ({ fieldId, objectId }: { fieldId: string; objectId: string }) => `${fieldId} ${objectId}`;
  const valuesAfter = applied(values, changeSet.values!, valueKey);
  const after = applied(links, changeSet.links, keyOf);

  it('moves the notes, each once', () => {
    expect(after.map(keyOf).sort()).toEqual(['n1 survivor s1', 'n2 survivor null', 'n3 survivor null']);
  });
  it('adds details that the survivor lacks', () => {
    expect(changeSet.people[0]!.after).toMatchObject({
      name: 'Ada Lovelace',
      details: { City: 'London', Role: 'Lead' },
      importOrigin: 'a.csv',
    });
  });
  it('moves values that the survivor lacks, and names the survivor in fields of notes', () => {
    expect(
      valuesAfter.map((one) => [valueKey(one), one.columns['text_value'] ?? one.columns['uuid_values']]).sort(),
    ).toEqual([
      ['city survivor', 'Paris'],
      ['contact note', ['survivor', 'grace']],
      ['plan survivor', 'Team'],
    ]);
  });
  it('gives values back on undo, unless one was changed again', () => {
    const people = applied([ada, survivor], changeSet.people, ({ id }) => id);
    const rows = { people, links: after, noteIds: ['n1', 'n2', 'n3'] };
    const back = undone(changeSet, { ...rows, values: valuesAfter }, AT);
    expect(applied(valuesAfter, back.values!, valueKey).map(valueKey).sort()).toEqual(values.map(valueKey).sort());
    const changed = valuesAfter.map((one) =>
      one.fieldId === 'plan' ? { ...one, columns: { text_value: 'Other' } } : one,
    );
    expect(() => undone(changeSet, { ...rows, values: changed }, AT)).toThrow('no longer be undone');
  });
  it('is undone exactly', () => {
    const people = applied([ada, survivor], changeSet.people, ({ id }) => id);
    const back = undone(changeSet, { people, links: after, noteIds: ['n1', 'n2', 'n3'], values: valuesAfter }, AT);
    expect(applied(people, back.people, ({ id }) => id).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      ada,
      survivor,
    ]);
    expect(applied(after, back.links, keyOf).map(keyOf).sort()).toEqual(links.map(keyOf).sort());
  });
  it('is not undone once a speaker is linked to someone else', () => {
    const people = applied([ada, survivor], changeSet.people, ({ id }) => id);
    const taken = [...after.filter(({ speaker }) => speaker !== 's1'), link('n1', 'grace', 's1')];
    expect(() => undone(changeSet, { people, links: taken, noteIds: ['n1', 'n2', 'n3'] }, AT)).toThrow(
      'no longer be undone',
    );
  });
});

describe('undoing a change of people', () => {
  const before = person('ada', 'Ada', { details: { City: 'London' } });
  const after = { ...before, details: { City: 'Paris' } };
  const changed: PeopleChangeSet = { people: [{ before, after }], links: [] };
  const rows = (now: Person[], links: PersonLink[] = []) => ({ people: now, links, noteIds: [] });

  it('keeps what others changed since', () => {
    const now = { ...after, name: 'Ada L.', details: { City: 'Paris', Role: 'Lead' } };
    expect(undone(changed, rows([now]), AT).people[0]!.after).toMatchObject({
      name: 'Ada L.',
      details: { City: 'London', Role: 'Lead' },
    });
  });
  it('is refused if the same detail was changed again', () => {
    expect(() => undone(changed, rows([{ ...after, details: { City: 'Rome' } }]), AT)).toThrow('no longer be undone');
  });
  it('is refused if the person is gone', () => {
    expect(() => undone(changed, rows([]), AT)).toThrow('no longer be undone');
  });
  it('removes people it had created, unless a note links to them', () => {
    const created: PeopleChangeSet = { people: [{ before: null, after: before }], links: [] };
    expect(undone(created, rows([before]), AT).people).toEqual([{ before, after: null }]);
    expect(() => undone(created, rows([before], [link('n1', 'ada')]), AT)).toThrow('no longer be undone');
    expect(() => undone(created, rows([after]), AT)).toThrow('no longer be undone');
    const values = [{ fieldId: 'f', objectId: before.id, columns: {} }];
    expect(() => undone(created, { ...rows([before]), values }, AT)).toThrow('no longer be undone');
  });
  it('does not remove people whom a field names since then', () => {
    const created: PeopleChangeSet = { people: [{ before: null, after: before }], links: [] };
    const naming = (id: string) => [{ fieldId: 'f', objectId: 'note', columns: { uuid_values: [id] } }];
    expect(() => undone(created, { ...rows([before]), values: naming(before.id) }, AT)).toThrow('no longer be undone');
    expect(undone(created, { ...rows([before]), values: naming('grace') }, AT).people).toHaveLength(1);
  });
  it('is repeated for values that it takes along, and refused for one that names the person since', () => {
    const survivor = person('survivor', 'Ada Lovelace');
    const value = (objectId: string) => ({ fieldId: 'contact', objectId, columns: { uuid_values: ['ada'] } });
    const merge = merged(before, survivor, { links: [], values: [value('n1')] }, AT);
    const [people, values] = [[before, survivor], merge.values!.map(({ after: one }) => one!)];
    const undo = undone(merge, { ...rows([merge.people[0]!.after!]), values }, AT);
    const again = (...noteIds: string[]) => undone(undo, { ...rows(people), values: noteIds.map(value) }, AT);
    expect(again('n1').values![0]!.after!.columns).toEqual({ uuid_values: ['survivor'] });
    expect(() => again('n1', 'n2')).toThrow('no longer be undone');
  });
});
