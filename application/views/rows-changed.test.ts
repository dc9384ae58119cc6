import type { RowActionWanted, RowPlaces } from '@evident/domain/views';
import { CONFLICT, FORBIDDEN, INVALID, NOT_FOUND } from '../../test/support/messages.ts';
import { type Rows, openRows } from '../../test/support/rows.ts';
import { UpdateInsight } from '../insights/update-insight.ts';
import { ChangeRows } from './change-rows.ts';
import { PlaceRows } from './place-rows.ts';
import { ReadRows } from './queries.ts';

describe('rows of views, changed together', () => {
  let of: Rows;
  let world: Rows['world'];

  beforeAll(async () => {
    of = await openRows();
    world = of.world;
  });
  afterAll(() => world.close());

  const ids = (...names: string[]) => names.map((name) => of.notes[name]!);
  const placed = (places: Partial<RowPlaces>, person = of.ada, projectId = of.projectId) =>
    new PlaceRows(person, projectId, { objectType: 'NOTE', ids: [], ...places });

  it('are read after skipped ones, in each order', async () => {
    const sort = { by: 'FIELD', fieldId: of.score, direction: 'DESC' } as const;
    expect(await of.titles({ skip: 1 })).toEqual(['Alpha', 'beta']);
    expect(await of.titles({ sort, skip: 1 })).toEqual(['Alpha', 'gamma']);
    expect(await of.titles({ skip: 9 })).toEqual([]);
    const { items, next } = await world.ask(of.asked({ skip: 1 }, { limit: 1 }));
    expect(items.map(({ title }) => title)).toEqual(['Alpha']);
    expect(await of.titles({}, { cursor: next })).toEqual(['beta']);
    await world.refused(of.asked({ skip: 1 }, { cursor: next }), INVALID);
  });

  it('are ordered by hand, undoably, also by several members at once', async () => {
    const undoId = await world.ask(placed({ ids: ids('beta'), beforeId: of.notes['gamma'] }));
    expect(await of.titles()).toEqual(['beta', 'gamma', 'Alpha']);
    expect(await of.titles({ sort: { by: 'CREATED_AT', direction: 'DESC' } })).toEqual(['gamma', 'Alpha', 'beta']);
    await world.undo(of.ada, undoId);
    expect(await of.titles()).toEqual(['gamma', 'Alpha', 'beta']);

    await world.ask(placed({ ids: ids('Alpha', 'gamma'), afterId: of.notes['beta'] }));
    expect(await of.titles()).toEqual(['beta', 'Alpha', 'gamma']);
    // Everybody moves two notes next to a third at once: no message fails, and no two notes have the same place.
    const moves = ['beta', 'Alpha', 'gamma', 'beta', 'Alpha', 'gamma'].map((last, at) => {
      const others = ['beta', 'Alpha', 'gamma'].filter((name) => name !== last);
      return world.ask(placed({ ids: ids(...(at < 3 ? others : others.toReversed())), beforeId: of.notes[last] }));
    });
    await Promise.all(moves);
    const ranks = await world.database.query<{ rank: number }>('SELECT rank FROM note WHERE id = ANY ($1)', [
      Object.values(of.notes),
    ]);
    expect(new Set(ranks.map(({ rank }) => rank)).size).toBe(3);
    await world.ask(placed({ ids: ids('gamma', 'Alpha'), beforeId: of.notes['beta'] }));
    expect(await of.titles()).toEqual(['gamma', 'Alpha', 'beta']);
  });

  it('are ordered by hand for highlights too', async () => {
    const listed = async () => (await of.rows({ objectType: 'HIGHLIGHT' })).map(({ id }) => id);
    const [highlight, other] = await listed();
    await world.ask(placed({ objectType: 'HIGHLIGHT', ids: [highlight!], afterId: other! }));
    expect((await listed()).slice(0, 2)).toEqual([other, highlight]);
  });

  it('are placed by exactly one neighbor in sight, by members who write', async () => {
    const { gamma, beta } = of.notes;
    await world.refused(placed({ ids: ids('beta') }), INVALID);
    await world.refused(placed({ ids: ids('beta'), beforeId: beta }), INVALID);
    await world.refused(placed({ ids: ids('beta', 'beta'), beforeId: gamma }), INVALID);
    await world.refused(placed({ ids: [of.projectId], beforeId: gamma }), NOT_FOUND);
    await world.refused(placed({ ids: ids('beta'), beforeId: gamma }, of.viewer), FORBIDDEN);
    await world.refused(placed({ ids: ids('beta'), beforeId: gamma }, of.stranger), NOT_FOUND);
  });

  it('make room for a row among thousands of the same time without changing the order', async () => {
    const crowded = await world.people.project(of.ada, 1);
    await world.database.query(
      `WITH made AS (
        INSERT INTO document (id, team_id, content, text, updated_at)
        SELECT gen_random_uuid(), d.team_id, d.content, d.text, now() FROM document d, generate_series(1, 3000) WHERE d.id = $1 RETURNING id, team_id)
      INSERT INTO note (id, team_id, project_id, title, raw_fields, created_by, created_at, updated_at)
      SELECT id, team_id, $2, '', '{}', $3, '2026-01-01', '2026-01-01' FROM made`,
      [of.notes['beta'], crowded, of.ada.userId],
    );
    const read = async (): Promise<string[]> => {
      const pages = [0, 1000, 2000].map((skip) =>
        world.ask(new ReadRows(of.ada, crowded, { objectType: 'NOTE', skip }, { limit: 1000, cursor: null })),
      );
      return (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id));
    };
    const before = await read();
    const undoId = await world.ask(placed({ ids: [before[2999]!], beforeId: before[1500] }, of.ada, crowded));
    expect(await read()).toEqual([...before.slice(0, 1500), before[2999], ...before.slice(1500, 2999)]);
    await world.undo(of.ada, undoId);
    expect(await read()).toEqual(before);
  });

  it('are archived, starred and deleted together, undoably, all or none', async () => {
    const act = (
      action: RowActionWanted['action'],
      sent: string[],
      more: Partial<RowActionWanted> = {},
      person = of.ada,
    ) => new ChangeRows(person, of.projectId, { objectType: 'NOTE', action, ids: sent, ...more });
    const done = (...action: Parameters<typeof act>) => world.ask(act(...action));
    const both = ids('beta', 'Alpha');
    const before = await of.titles();
    const archived = await done('ARCHIVE', both);
    expect(await of.titles()).toEqual(['gamma']);
    await world.undo(of.ada, archived);
    expect(await of.titles()).toEqual(before);
    await world.undo(of.ada, await done('TRASH', both));
    expect(await of.titles()).toEqual(before);
    await done('ARCHIVE', both);
    await done('UNARCHIVE', both);
    expect(await of.titles()).toEqual(before);

    const stars = async () =>
      (await world.database.query('SELECT FROM star WHERE member_id = $1', [of.ada.userId])).length;
    const starred = await done('STAR', both);
    await done('UNSTAR', ids('beta'));
    expect(await stars()).toBe(1);
    await world.undo(of.ada, starred);
    expect(await stars()).toBe(0);

    const insights: string[] = [];
    for (const title of ['Free', 'Locked']) insights.push(await world.insight(of.ada, of.projectId, { title }));
    await world.ask(new UpdateInsight(of.ada, insights[1]!, { locked: true }));
    for (const action of ['TRASH', 'ARCHIVE'] as const)
      await world.refused(act(action, insights, { objectType: 'INSIGHT' }), {
        ...CONFLICT,
        title: '1 of 2 insights cannot be changed, so none was',
        advice: expect.stringContaining('“Locked”: '),
      });
    expect(await of.titles({ objectType: 'INSIGHT' })).toEqual(expect.arrayContaining(['Free', 'Locked']));
    await world.refused(act('STAR', [of.projectId]), NOT_FOUND);
    await world.refused(act('ARCHIVE', both, {}, of.viewer), FORBIDDEN);
    await world.refused(act('ARCHIVE', both, {}, of.stranger), NOT_FOUND);
  });
});
