import type { Crosstab, NoteFigures } from '@evident/domain/charts';
import { columnRows, crossingLabel } from '@evident/domain/charts';
import type { FieldTypeName, FieldView, SentValue } from '@evident/domain/fields';
import { allOf } from '@evident/domain/filters';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, INVALID, type Messages, NOT_FOUND, openMessages } from '../../test/support/messages.ts';
import { CreateField } from '../fields/create-field.ts';
import { CreateWorkspaceField } from '../fields/create-workspace-field.ts';
import { GetField } from '../fields/queries.ts';
import { SetFieldValues } from '../fields/set-field-values.ts';
import { ListHighlights } from '../highlights/queries.ts';
import { ListNotes } from '../notes/queries.ts';
import { CreatePerson } from '../people/create-person.ts';
import { ErasePerson } from '../people/erase-person.ts';
import { LinkNotePerson } from '../people/link-note-person.ts';
import { ReadCrosstab } from './queries.ts';
import { ReadNoteFigures } from './read-note-figures.ts';

const LONG = 'x'.repeat(201);
/** The values of each type, for the first to the last of five objects. The last one has none. */
const VALUES = {
  TEXT: [{ text: 'Nurse' }, { text: 'NURSE' }, { text: 'Ärztin' }, { text: LONG }],
  URL: [{ text: 'https://example.org/a' }, { text: 'https://example.org/A' }, { text: 'https://example.org/b' }],
  EMAIL: [{ text: 'ada@example.org' }, { text: 'ben@example.org' }],
  PHONE: [{ text: '+1 415 555 0100' }, { text: '+1 415 555 0101' }],
  NUMBER: [{ number: 10.5 }, { number: 20 }, { number: 1000 }, { number: -3 }],
  NPS: [{ number: 6 }, { number: 8 }, { number: 9 }, { number: 0 }],
  DATETIME: [
    { moment: '2026-05-01T00:00:00.000Z' },
    // In Los Angeles on May 31st.
    { moment: '2026-06-01T05:00:00.000Z' },
    { moment: '2026-07-01T00:00:00.000Z' },
  ],
  BOOLEAN: [{ boolean: true }, { boolean: false }],
} as const satisfies Partial<Record<FieldTypeName, readonly Omit<SentValue, 'fieldId'>[]>>;
const TYPES = Object.keys(VALUES) as (keyof typeof VALUES)[];
const OBJECTS = ['NOTE', 'PERSON'] as const;

interface Filled {
  readonly projectId: string;
  readonly notes: readonly string[];
  readonly people: readonly string[];
  readonly fields: ReadonlyMap<string, FieldView>;
}

describe('charts by every field of notes and people', () => {
  let world: Messages;
  let ada: Person;
  let reader: Person;
  let stranger: Person;
  let filled: Filled;

  const fieldOf = (object: string, type: string): FieldView => filled.fields.get(`${object} ${type}`)!;

  /** Five notes with a highlight each and a person each; the first note has the person of the third, too. */
  async function fill(person: Person, suffix = ''): Promise<Filled> {
    const projectId = await world.people.project(person, 2);
    const { tagIds } = await world.tags(person, projectId, ['Trust']);
    const [notes, people]: [string[], string[]] = [[], []];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const noteId = await world.note(person, projectId, { title: name, markdown: 'Some words.' });
      await world.highlight(person, noteId, 'words', tagIds);
      const personId = await world.ask(new CreatePerson(person, { name: `${name} ${suffix}` }));
      await world.ask(new LinkNotePerson(person, noteId, { personId }));
      notes.push(noteId);
      people.push(personId);
    }
    await world.ask(new LinkNotePerson(person, notes[0]!, { personId: people[2]! }));
    const fields = new Map<string, FieldView>();
    for (const object of OBJECTS)
      for (const type of TYPES) {
        const wording = { label: `${type} of ${object}`, type, objectType: object } as const;
        const fieldId = await world.ask(
          object === 'NOTE' ? new CreateField(person, projectId, wording) : new CreateWorkspaceField(person, wording),
        );
        fields.set(`${object} ${type}`, await world.ask(new GetField(person, fieldId)));
      }
    for (const [object, ids] of [
      ['NOTE', notes],
      ['PERSON', people],
    ] as const)
      for (const [index, id] of ids.entries()) {
        const values = TYPES.flatMap((type) => {
          const value: Omit<SentValue, 'fieldId'> | undefined = VALUES[type][index];
          const sent = type === 'TEXT' && value?.text ? { text: `${value.text}${suffix}` } : value;
          return sent ? [{ fieldId: fields.get(`${object} ${type}`)!.id, ...sent }] : [];
        });
        if (values.length > 0) await world.ask(new SetFieldValues(person, object, id, values as never));
      }
    return { projectId, notes, people, fields };
  }

  const crosstab = (field: FieldView, person = ada): Promise<Crosstab> =>
    world.ask(new ReadCrosstab(person, filled.projectId, { fieldId: field.id }));
  const figures = (field: FieldView, person = ada): Promise<NoteFigures> =>
    world.ask(new ReadNoteFigures(person, filled.projectId, { fieldId: field.id }));
  const shown = async (object: string, type: string, person = ada) =>
    (await figures(fieldOf(object, type), person)).columns.map(({ label, notes }) => [label, notes]);

  const listed = async (field: FieldView, value: string | null, person: Person): Promise<[number, number]> => {
    const filter = JSON.stringify(allOf(...columnRows({ by: 'FIELD', field }, value)));
    const { projectId } = filled;
    const highlights = await world.ask(new ListHighlights(person, { projectId, filter }, FIRST_PAGE));
    const notes = await world.ask(new ListNotes(person, projectId, { filter, archived: 'false' } as never, FIRST_PAGE));
    return [highlights.items.length, notes.items.length];
  };

  beforeAll(async () => {
    world = await openMessages();
    const team = await world.people.team();
    ada = await world.people.member(team, 'MANAGER');
    reader = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team(), 'MANAGER');
    filled = await fill(stranger, 'other');
    filled = await fill(ada);
  }, 300_000);
  afterAll(() => world.close());

  it.each(OBJECTS.flatMap((object) => TYPES.map((type) => [type, object] as const)))(
    'count in each column of %s of %s as many as the list behind it',
    async (type, object) => {
      const field = fieldOf(object, type);
      for (const person of [
        ada,
        { ...ada, timeZone: 'America/Los_Angeles' },
        { ...ada, timeZone: 'Pacific/Auckland' },
      ]) {
        const { columns } = await crosstab(field, person);
        const notes = await figures(field, person);
        expect(notes.columns.map(({ value, label }) => [value, label])).toEqual(
          columns.map(({ value, label }) => [value, label]),
        );
        for (const [index, { value, label, highlights }] of columns.entries())
          expect([label, highlights, notes.columns[index]!.notes]).toEqual([
            label,
            ...(await listed(field, value, person)),
          ]);
        const used = columns.filter(({ value, highlights }) => value !== null && highlights > 0);
        expect(used.length).toBeGreaterThan(0);
        expect(crossingLabel({ by: 'FIELD', field })).toBe(field.label);
      }
    },
  );

  it('have a column for each text, long ones left out, whichever way it is written', async () => {
    expect(await shown('NOTE', 'TEXT')).toEqual([
      [expect.stringMatching(/^nurse$/i), 2],
      ['Ärztin', 1],
      ['No value', 1],
    ]);
    expect(await shown('PERSON', 'TEXT')).toEqual([
      ['Ärztin', 2],
      [expect.stringMatching(/^nurse$/i), 2],
      ['No value', 1],
    ]);
  });

  it('have the groups of a score and ranges of numbers, which a value of one person is within', async () => {
    expect(await shown('NOTE', 'NPS')).toEqual([
      ['Detractors (0–6)', 2],
      ['Passives (7–8)', 1],
      ['Promoters (9–10)', 1],
      ['No value', 1],
    ]);
    // The first note has people with a 6 and a 9, which is no 7 or 8.
    expect(await shown('PERSON', 'NPS')).toEqual([
      ['Detractors (0–6)', 2],
      ['Passives (7–8)', 1],
      ['Promoters (9–10)', 2],
      ['No value', 1],
    ]);
    const numbers = await shown('NOTE', 'NUMBER');
    expect(numbers.reduce((sum, [, notes]) => sum + Number(notes), 0)).toBe(5);
  });

  it('have the months of dates in the time zone of the reader; days are the same everywhere', async () => {
    const months = (timeZone: string) => shown('NOTE', 'DATETIME', { ...ada, timeZone });
    expect(await months('UTC')).toEqual([
      ['May 2026', 1],
      ['Jun 2026', 1],
      ['Jul 2026', 1],
      ['No value', 2],
    ]);
    expect(await months('America/Los_Angeles')).toEqual([
      ['May 2026', 2],
      ['Jun 2026', 0],
      ['Jul 2026', 1],
      ['No value', 2],
    ]);
  });

  it('refuse fields of insights, of people that name people, and of other workspaces', async () => {
    const insight = new CreateField(ada, filled.projectId, { label: 'I', type: 'TEXT', objectType: 'INSIGHT' });
    const person = new CreateWorkspaceField(ada, { label: 'P', type: 'PERSON', objectType: 'PERSON' });
    for (const fieldId of [await world.ask(insight), await world.ask(person)])
      for (const Read of [ReadCrosstab, ReadNoteFigures])
        await world.refused(new Read(ada, filled.projectId, { fieldId }), INVALID);
    const { id: fieldId } = fieldOf('NOTE', 'TEXT');
    await world.refused(new ReadCrosstab(stranger, filled.projectId, { fieldId }), NOT_FOUND);
    const own = await world.people.project(stranger);
    await world.refused(new ReadCrosstab(stranger, own, { fieldId }), NOT_FOUND);
  });

  it('show readers without access to people no values of people', async () => {
    await world.database.query(`UPDATE team SET people_access = 'MANAGERS' WHERE id = '${ada.teamId}'`);
    for (const type of TYPES) {
      const own = fieldOf('NOTE', type);
      for (const { value, highlights } of (await crosstab(own, reader)).columns)
        expect(highlights).toBe((await listed(own, value, reader))[0]);
      for (const Read of [ReadCrosstab, ReadNoteFigures]) {
        const read = new Read(reader, filled.projectId, { fieldId: fieldOf('PERSON', type).id });
        await expect(world.ask(read)).rejects.toMatchObject({ code: expect.any(String) });
      }
    }
    await world.database.query(`UPDATE team SET people_access = 'EVERYONE' WHERE id = '${ada.teamId}'`);
    expect(await shown('PERSON', 'EMAIL', reader)).toEqual(await shown('PERSON', 'EMAIL'));
  });

  it('no longer have the values of erased people', async () => {
    const before = await shown('PERSON', 'PHONE');
    await world.ask(new ErasePerson(ada, filled.people[1]!, false));
    expect(before.map(([label]) => label)).toContain('+1 415 555 0101');
    expect(JSON.stringify(await crosstab(fieldOf('PERSON', 'PHONE')))).not.toContain('555 0101');
    expect((await shown('PERSON', 'TEXT')).map(([label]) => label)).toEqual(['Ärztin', 'Nurse', 'No value']);
    expect(await shown('PERSON', 'PHONE')).toContainEqual(['No value', 4]);
  });
});
