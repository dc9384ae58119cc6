import { FORBIDDEN, INVALID, NOT_FOUND, UNPROCESSABLE } from '../../test/support/messages.ts';
import { type Rows, openRows } from '../../test/support/rows.ts';
import { CreatePerson } from '../people/create-person.ts';
import { LinkNotePerson } from '../people/link-note-person.ts';
import { SetNotePeople } from '../people/set-note-people.ts';
import { SetNoteDates } from './set-note-dates.ts';
import { UpdateNote } from './update-note.ts';

describe('facts of many notes at once', () => {
  let of: Rows;
  let world: Rows['world'];

  beforeAll(async () => {
    of = await openRows();
    world = of.world;
  });
  afterAll(() => world.close());

  const dates = async () =>
    Object.fromEntries((await of.rows()).map(({ title, day, happened }) => [title, happened ? day : null]));
  const setDates = (changes: Record<string, string | null>, actor = of.ada) =>
    new SetNoteDates(
      actor,
      of.projectId,
      Object.entries(changes).map(([title, occurredOn]) => ({ noteId: of.notes[title] ?? title, occurredOn })),
    );

  it('sets and clears dates, and restores all of them', async () => {
    await world.ask(setDates({ beta: '2024-05-01' }));
    const undoId = await world.ask(setDates({ beta: null, Alpha: '2024-06-01' }));
    expect(await dates()).toEqual({ beta: null, Alpha: '2024-06-01', gamma: null });
    await world.undo(of.ada, undoId);
    expect(await dates()).toEqual({ beta: '2024-05-01', Alpha: null, gamma: null });
  });

  it('does not restore over a later date', async () => {
    const undoId = await world.ask(setDates({ beta: '2024-05-02', Alpha: '2024-06-02' }));
    await world.ask(new UpdateNote(of.ada, of.notes['Alpha']!, { occurredOn: '2025-01-01' }));
    await expect(world.undo(of.ada, undoId)).rejects.toThrow('That can no longer be undone');
    expect(await dates()).toMatchObject({ beta: '2024-05-02', Alpha: '2025-01-01' });
  });

  it('refuses dates as a whole', async () => {
    const before = await dates();
    const elsewhere = await world.note(of.ada, await world.people.project(of.ada, 1), { title: 'Elsewhere' });
    await world.refused(setDates({ beta: '2020-01-01', [elsewhere]: '2020-01-01' }), NOT_FOUND);
    await world.refused(setDates({ beta: '2020-01-01' }, of.viewer), FORBIDDEN);
    await world.refused(setDates({ beta: '2020-01-01' }, of.stranger), NOT_FOUND);
    const twice = { noteId: of.notes['beta']!, occurredOn: null };
    await world.refused(new SetNoteDates(of.ada, of.projectId, [twice, twice]), INVALID);
    expect(await dates()).toEqual(before);
  });

  it('adds people to notes, removes others, and restores all of them', async () => {
    const [mary, paul] = [
      await world.ask(new CreatePerson(of.ada, { name: 'Mary' })),
      await world.ask(new CreatePerson(of.ada, { name: 'Paul' })),
    ];
    const people = async () =>
      Object.fromEntries((await of.rows()).map((row) => [row.title, row.people.map(({ name }) => name)]));
    const change = (title: string, add: string[], remove: string[] = []) => ({ noteId: of.notes[title]!, add, remove });
    await world.ask(new LinkNotePerson(of.ada, of.notes['beta']!, { personId: mary }));
    const undoId = await world.ask(
      new SetNotePeople(of.ada, of.projectId, [change('beta', [paul], [mary]), change('gamma', [mary, mary])]),
    );
    expect(await people()).toEqual({ beta: ['Paul'], Alpha: [], gamma: ['Mary'] });
    expect(await world.ask(new SetNotePeople(of.ada, of.projectId, [change('gamma', [mary])]))).toBeNull();
    await world.undo(of.ada, undoId);
    expect(await people()).toEqual({ beta: ['Mary'], Alpha: [], gamma: [] });

    await world.refused(new SetNotePeople(of.ada, of.projectId, [change('beta', [of.projectId])]), UNPROCESSABLE);
    await world.refused(new SetNotePeople(of.viewer, of.projectId, [change('beta', [paul])]), FORBIDDEN);
    await world.refused(new SetNotePeople(of.stranger, of.projectId, [change('beta', [paul])]), NOT_FOUND);
    await world.refused(new SetNotePeople(of.ada, of.projectId, [change('beta', [paul]), change('beta', [])]), INVALID);
    expect(await people()).toEqual({ beta: ['Mary'], Alpha: [], gamma: [] });
  });
});
