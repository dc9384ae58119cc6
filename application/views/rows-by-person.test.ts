import { INVALID } from '../../test/support/messages.ts';
import { type Rows, openRows } from '../../test/support/rows.ts';
import { CreatePerson } from '../people/create-person.ts';
import { SetNotePeople } from '../people/set-note-people.ts';

describe('rows of views', () => {
  let of: Rows;
  let world: Rows['world'];

  beforeAll(async () => {
    of = await openRows();
    world = of.world;
  });
  afterAll(() => world.close());

  const withPeopleFor = async (who: string, check: () => Promise<void>) => {
    const access = (next: string) =>
      world.database.query('UPDATE team SET people_access = $2 WHERE id = $1', [of.ada.teamId, next]);
    await access(who);
    try {
      await check();
    } finally {
      await access('EVERYONE');
    }
  };

  it('are counted by people, without names for members who do not see people', async () => {
    const fieldId = await of.field({ label: 'Host', type: 'PERSON' });
    const personId = await world.ask(new CreatePerson(of.ada, { name: 'Grace' }));
    await world.ask(of.values([{ objectId: of.notes['beta']!, values: [{ fieldId, ids: [personId] }] }]));
    const group = { kind: 'PERSON' as const, fieldId };
    expect(await of.counts({ group })).toEqual([
      ['Grace', 1],
      ['', 2],
    ]);
    await withPeopleFor('MANAGERS', async () => {
      const { items } = await of.groups({ group }, of.viewer);
      expect(items.map(({ key, title, count }) => [key, title, count])).toEqual([
        ['hidden', 'Contact hidden', 1],
        [null, '', 2],
      ]);
      expect(await of.rows({ group, groupKey: personId }, {}, of.viewer)).toEqual([]);
      for (const { key, count } of items)
        expect(await of.rows({ group, groupKey: key }, {}, of.viewer)).toHaveLength(count);
    });
  });

  it('are counted by the people of their notes, who are in no group for members who do not see people', async () => {
    const group = { kind: 'PEOPLE' as const };
    const personId = await world.ask(new CreatePerson(of.ada, { name: 'Ida' }));
    const change = (changed: { add: string[] } | { remove: string[] }) =>
      world.ask(new SetNotePeople(of.ada, of.projectId, [{ noteId: of.notes['Alpha']!, ...changed }]));
    await change({ add: [personId] });
    expect((await of.counts({ group })).flat()).toEqual(['Ida', 1, '', 2]);
    expect(await of.titles({ group, groupKey: personId })).toEqual(['Alpha']);
    expect((await of.counts({ objectType: 'HIGHLIGHT', group }))[0]).toEqual(['Ida', 2]);
    await world.refused(of.askedGroups({ objectType: 'INSIGHT', group }), INVALID);
    await withPeopleFor('MANAGERS', async () => {
      const { items } = await of.groups({ group }, of.viewer);
      expect(items.map(({ key, title, count }) => [key, title, count])).toEqual([[null, '', 3]]);
      expect(await of.rows({ group, groupKey: personId }, {}, of.viewer)).toEqual([]);
    });
    await change({ remove: [personId] });
  });
});
