import { type Rows, type Row, openRows } from '../support/rows.ts';

const ROOT = '/api/v1';

describe('rows of views, changed together', () => {
  let test: Rows['test'];
  let ada: Rows['ada'];
  let viewer: Rows['viewer'];
  let stranger: Rows['stranger'];
  let projectId: Rows['projectId'];
  let score: Rows['score'];
  let notes: Rows['notes'];
  let as: Rows['as'];
  let server: Rows['server'];
  let make: Rows['make'];
  let ask: Rows['ask'];
  let rows: Rows['rows'];
  let titles: Rows['titles'];

  beforeAll(async () => {
    ({ test, ada, viewer, stranger, projectId, score, notes, as, server, make, ask, rows, titles } = await openRows());
  });
  afterAll(() => test.close());

  it('are read after skipped ones, in each order', async () => {
    const sort = { by: 'FIELD', fieldId: score, direction: 'DESC' };
    expect(await titles({ skip: 1 })).toEqual(['Alpha', 'beta']);
    expect(await titles({ sort, skip: 1 })).toEqual(['Alpha', 'gamma']);
    expect(await titles({ skip: 9 })).toEqual([]);
    const { items, next } = (await ask({ skip: 1 }, '?limit=1')).body;
    expect(items.map(({ title }: Row) => title)).toEqual(['Alpha']);
    expect(await titles({}, `?cursor=${next}`)).toEqual(['beta']);
    await ask({ skip: 1 }, `?cursor=${next}`).expect(400);
  });

  it('are ordered by hand, undoably, also by several members at once', async () => {
    const place = (body: object, person = ada) =>
      server()
        .put(`${ROOT}/projects/${projectId}/row-places`)
        .set(as(person))
        .send({ objectType: 'NOTE', ...body });
    const ids = (...names: string[]) => names.map((name) => notes[name]);
    const { undoId } = (await place({ ids: ids('beta'), beforeId: notes['gamma'] }).expect(200)).body;
    expect(await titles()).toEqual(['beta', 'gamma', 'Alpha']);
    expect(await titles({ sort: { by: 'CREATED_AT', direction: 'DESC' } })).toEqual(['gamma', 'Alpha', 'beta']);
    await server().post(`${ROOT}/undo/${undoId}`).set(as(ada)).expect(204);
    expect(await titles()).toEqual(['gamma', 'Alpha', 'beta']);

    await place({ ids: ids('Alpha', 'gamma'), afterId: notes['beta'] }).expect(200);
    expect(await titles()).toEqual(['beta', 'Alpha', 'gamma']);
    // Everybody moves two notes next to a third at once: no request fails, and no two notes have the same place.
    const moves = ['beta', 'Alpha', 'gamma', 'beta', 'Alpha', 'gamma'].map((last, at) => {
      const others = ['beta', 'Alpha', 'gamma'].filter((name) => name !== last);
      return place({ ids: ids(...(at < 3 ? others : others.toReversed())), beforeId: notes[last] }).expect(200);
    });
    await Promise.all(moves);
    const ranks = await test.database.query<{ rank: number }>('SELECT rank FROM note WHERE id = ANY ($1)', [
      Object.values(notes),
    ]);
    expect(new Set(ranks.map(({ rank }) => rank)).size).toBe(3);
    await place({ ids: ids('gamma', 'Alpha'), beforeId: notes['beta'] }).expect(200);
    expect(await titles()).toEqual(['gamma', 'Alpha', 'beta']);

    const [highlight, other] = await rows({ objectType: 'HIGHLIGHT' });
    await place({ objectType: 'HIGHLIGHT', ids: [highlight!.id], afterId: other!.id }).expect(200);
    expect((await rows({ objectType: 'HIGHLIGHT' })).slice(0, 2).map(({ id }) => id)).toEqual([
      other!.id,
      highlight!.id,
    ]);

    await place({ ids: ids('beta') }).expect(400);
    await place({ ids: ids('beta'), beforeId: notes['beta'] }).expect(400);
    await place({ ids: ids('beta', 'beta'), beforeId: notes['gamma'] }).expect(400);
    await place({ ids: [projectId], beforeId: notes['gamma'] }).expect(404);
    await place({ ids: ids('beta'), beforeId: notes['gamma'] }, viewer).expect(403);
    await place({ ids: ids('beta'), beforeId: notes['gamma'] }, stranger).expect(404);
  });

  it('make room for a row among thousands of the same time without changing the order', async () => {
    const crowded = await test.people.project(ada, 1);
    await test.database.query(
      `WITH made AS (
        INSERT INTO document (id, team_id, content, text, updated_at)
        SELECT gen_random_uuid(), d.team_id, d.content, d.text, now() FROM document d, generate_series(1, 3000) WHERE d.id = $1 RETURNING id, team_id)
      INSERT INTO note (id, team_id, project_id, title, raw_fields, created_by, created_at, updated_at)
      SELECT id, team_id, $2, '', '{}', $3, '2026-01-01', '2026-01-01' FROM made`,
      [notes['beta'], crowded, ada.userId],
    );
    const read = async (): Promise<string[]> => {
      const pages = [0, 1000, 2000].map((skip) =>
        server().post(`${ROOT}/projects/${crowded}/rows?limit=1000`).set(as(ada)).send({ objectType: 'NOTE', skip }),
      );
      return (await Promise.all(pages)).flatMap(({ body }) => body.items.map(({ id }: Row) => id));
    };
    const before = await read();
    const { undoId } = (
      await server()
        .put(`${ROOT}/projects/${crowded}/row-places`)
        .set(as(ada))
        .send({ objectType: 'NOTE', ids: [before[2999]], beforeId: before[1500] })
        .expect(200)
    ).body;
    expect(await read()).toEqual([...before.slice(0, 1500), before[2999], ...before.slice(1500, 2999)]);
    await server().post(`${ROOT}/undo/${undoId}`).set(as(ada)).expect(204);
    expect(await read()).toEqual(before);
  });

  it('are archived, starred and deleted together, undoably, all or none', async () => {
    const act = (action: string, ids: unknown[], objectType = 'NOTE', person = ada) =>
      server().post(`${ROOT}/projects/${projectId}/row-actions`).set(as(person)).send({ objectType, action, ids });
    const done = async (action: string, ids: unknown[], objectType = 'NOTE') =>
      (await act(action, ids, objectType).expect(200)).body.undoId;
    const undo = (undoId: string) => server().post(`${ROOT}/undo/${undoId}`).set(as(ada)).expect(204);
    const both = [notes['beta'], notes['Alpha']];
    const before = await titles();
    const archived = await done('ARCHIVE', both);
    expect(await titles()).toEqual(['gamma']);
    await undo(archived);
    expect(await titles()).toEqual(before);
    await undo(await done('TRASH', both));
    expect(await titles()).toEqual(before);
    await done('ARCHIVE', both);
    await done('UNARCHIVE', both);
    expect(await titles()).toEqual(before);

    const stars = async () => (await test.database.query('SELECT FROM star WHERE member_id = $1', [ada.userId])).length;
    const starred = await done('STAR', both);
    await done('UNSTAR', [notes['beta']]);
    expect(await stars()).toBe(1);
    await undo(starred);
    expect(await stars()).toBe(0);

    const insights = [];
    for (const title of ['Free', 'Locked']) insights.push(await make(`projects/${projectId}/insights`, { title }));
    await server().patch(`${ROOT}/insights/${insights[1]}`).set(as(ada)).send({ locked: true }).expect(204);
    for (const action of ['TRASH', 'ARCHIVE']) {
      const { body } = await act(action, insights, 'INSIGHT').expect(409);
      expect(body.errors[0]).toMatchObject({
        title: '1 of 2 insights cannot be changed, so none was',
        message: expect.stringContaining('“Locked”: '),
      });
    }
    expect(await titles({ objectType: 'INSIGHT' })).toEqual(expect.arrayContaining(['Free', 'Locked']));
    await act('STAR', [projectId]).expect(404);
    await act('ARCHIVE', both, 'NOTE', viewer).expect(403);
    await act('ARCHIVE', both, 'NOTE', stranger).expect(404);
    await act('ARCHIVE', both, 'HIGHLIGHT').expect(400);
  });
});
