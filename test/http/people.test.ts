import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { quiet } from './matrix/state-of.ts';

describe('people over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let admin: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const { send, get, remove, items, newPerson, names, undo, interview } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it('lists people by name in pages, and finds them without case and accents', async () => {
    for (const name of ['Zoë Çelik', 'ada lovelace', 'Grace Hopper']) await newPerson(ada, name);
    expect(await names(viewer)).toEqual(['ada lovelace', 'Grace Hopper', 'Zoë Çelik']);
    expect(await names(ada, '?search=CELIK%20zoe')).toEqual(['Zoë Çelik']);
    expect(await names(ada, '?sort=CREATED')).toEqual(['Grace Hopper', 'ada lovelace', 'Zoë Çelik']);
    const first = (await get(ada, 'people?limit=2')).body;
    const second = (await get(ada, `people?limit=2&cursor=${first.next}`)).body;
    expect([...first.items, ...second.items]).toHaveLength(3);
    expect(second.next).toBeNull();
    expect(await names(stranger)).toEqual([]);
  });

  it('renames a person, keeps absent details, removes null ones, and undoes each', async () => {
    const id = await newPerson(ada, 'Ada', { City: 'London', Role: 'Engineer' });
    const { undoId } = (
      await send('patch', ada, `people/${id}`, { name: 'Ada L.', details: { City: null } }).expect(200)
    ).body;
    expect((await get(ada, `people/${id}`)).body).toMatchObject({
      name: 'Ada L.',
      details: { Role: 'Engineer' },
      version: 2,
      createdBy: { id: ada.userId },
    });
    await undo(ada, undoId).expect(200);
    expect((await get(ada, `people/${id}`)).body).toMatchObject({
      name: 'Ada',
      details: { City: 'London', Role: 'Engineer' },
    });
    await send('patch', ada, `people/${id}`, { details: { Age: 36 } }).expect(400);
  });

  it('refuses to overwrite what someone else changed', async () => {
    const id = await newPerson(ada, 'Ada');
    const { etag } = (await get(ada, `people/${id}`)).headers;
    await send('patch', ada, `people/${id}`, { name: 'One' }).set('If-Match', etag!).expect(200);
    await send('patch', ada, `people/${id}`, { name: 'Two' }).set('If-Match', etag!).expect(412);
  });

  it('changes details of several people at once, undone as one', async () => {
    const ids = [await newPerson(ada, 'A', { Plan: 'Team' }), await newPerson(ada, 'B'), await newPerson(ada, 'C')];
    const change = { personIds: [...ids, stranger.userId], details: { Plan: 'Team' } };
    const { body } = await send('patch', ada, 'people', change).expect(200);
    expect(body).toMatchObject({ changed: 2, missing: 1 });
    expect((await items(ada, 'people')).map(({ details }) => details.Plan)).toEqual(['Team', 'Team', 'Team']);
    await undo(ada, body.undoId).expect(200);
    expect((await items(ada, 'people')).map(({ details }) => details.Plan)).toEqual(['Team', undefined, undefined]);
  });

  it('merges a person into another, with notes and details, and undoes it', async () => {
    const [one, other] = [await newPerson(ada, 'Ada', { City: 'London' }), await newPerson(ada, 'Ada Lovelace')];
    const { noteId, speakerIds } = await interview(ada, projectId, ['Ada', 'Ben']);
    await send('post', ada, `notes/${noteId}/people`, { personId: one, speakerId: speakerIds[0] }).expect(200);
    const { undoId } = (await send('post', ada, `people/${one}/merge`, { intoPersonId: other }).expect(200)).body;
    await get(ada, `people/${one}`).expect(404);
    expect((await get(ada, `people/${other}`)).body).toMatchObject({ details: { City: 'London' }, noteCount: 1 });
    await undo(ada, undoId).expect(200);
    expect(await items(ada, `people/${one}/notes`)).toMatchObject([{ id: noteId, speakers: [{ name: 'Ada' }] }]);
    expect((await get(ada, `people/${other}`)).body).toMatchObject({ details: {}, noteCount: 0 });
    await send('post', ada, `people/${one}/merge`, { intoPersonId: one }).expect(422);
  });

  it('moves a person to the trash with their links, and restores both', async () => {
    const id = await newPerson(ada, 'Zanzibar');
    const { noteId, speakerIds } = await interview(ada, projectId, ['Zanzibar', 'Ben']);
    await send('post', ada, `notes/${noteId}/people`, { personId: id, speakerId: speakerIds[0] }).expect(200);
    const { undoId } = (await remove(ada, `people/${id}`).expect(200)).body;
    await get(ada, `people/${id}`).expect(404);
    expect(await items(ada, `notes/${noteId}/people`)).toEqual([]);
    expect(await items(ada, 'trash')).toMatchObject([
      { objectType: 'PERSON', title: 'Zanzibar', canRestore: true, canDeleteForever: false },
    ]);
    expect(await items(viewer, 'trash')).toEqual([]);
    await undo(ada, undoId).expect(200);
    expect(await items(ada, `notes/${noteId}/people`)).toMatchObject([
      { personId: id, speakers: [{ name: 'Zanzibar' }] },
    ]);
  });

  it('keeps a speaker with the person who took over while the first was in the trash', async () => {
    const [one, other] = [await newPerson(ada, 'Ada'), await newPerson(ada, 'Another')];
    const { noteId, speakerIds } = await interview(ada, projectId, ['Ada', 'Ben']);
    await send('post', ada, `notes/${noteId}/people`, { personId: one, speakerId: speakerIds[0] }).expect(200);
    const { undoId } = (await remove(ada, `people/${one}`).expect(200)).body;
    await send('post', ada, `notes/${noteId}/people`, { personId: other, speakerId: speakerIds[0] }).expect(200);
    await undo(ada, undoId).expect(200);
    expect((await items(ada, `notes/${noteId}/people`)).map(({ personId }) => personId)).toEqual([other]);
  });

  it('deletes a person forever for managers', async () => {
    const id = await newPerson(ada, 'Gone');
    await remove(ada, `people/${id}`).expect(200);
    const [entry] = await items(admin, 'trash');
    await remove(ada, `trash/${entry!.id}`).expect(403);
    await remove(admin, `trash/${entry!.id}`).expect(204);
    await quiet(test);
    expect(await test.database.query('SELECT id FROM person WHERE id = $1', [id])).toEqual([]);
  });

  it('finds people by name and details in search', async () => {
    const id = await newPerson(ada, 'Zanzibar Quux', { Company: 'Frobnicators' });
    await quiet(test);
    for (const query of ['zanzibar', 'frobnicators'])
      expect((await get(viewer, `search?query=${query}`)).body.groups).toMatchObject([
        { type: 'PERSON', items: [{ id, projectId: null, place: null }] },
      ]);
    await send('patch', admin, 'workspace', { peopleAccess: 'CONTRIBUTORS' }).expect(204);
    expect((await get(viewer, 'search?query=zanzibar')).body.groups).toEqual([]);
    expect((await get(ada, 'search?query=zanzibar')).body.total).toBe(1);
    await remove(ada, `people/${id}`).expect(200);
    expect((await get(ada, 'search?query=zanzibar')).body.total).toBe(0);
  });

  it('exports people for more than viewing', async () => {
    await newPerson(ada, 'Ada Lovelace');
    expect((await get(ada, 'people/export').expect(200)).text).toContain('Ada Lovelace');
    expect((await get(viewer, 'people/export').expect(403)).body.errors[0].title).toBe('Viewers cannot export people');
  });

  describe('for members without people access', () => {
    it('shows no people, and those of a note without name and id', async () => {
      const id = await newPerson(ada, 'SECRET Ada');
      const { noteId } = await interview(ada, projectId, ['Somebody', 'Ben']);
      await send('post', ada, `notes/${noteId}/people`, { personId: id }).expect(200);
      await send('patch', admin, 'workspace', { peopleAccess: 'MANAGERS' }).expect(204);
      for (const who of [ada, viewer]) {
        expect(await names(who)).toEqual([]);
        await get(who, `people/${id}`).expect(404);
        for (const path of ['notes', 'highlights', 'insights'])
          expect(await items(who, `people/${id}/${path}`)).toEqual([]);
        expect(await items(who, `notes/${noteId}/people`)).toEqual([
          { personId: null, name: null, speakers: [], addedByHand: true },
        ]);
      }
      expect((await get(ada, 'people/export').expect(200)).text).not.toContain('SECRET');
      expect(await items(admin, `notes/${noteId}/people`)).toMatchObject([{ personId: id, name: 'SECRET Ada' }]);
    });

    it('refuses changes with the reason', async () => {
      const id = await newPerson(ada, 'Ada');
      await send('patch', admin, 'workspace', { peopleAccess: 'MANAGERS' }).expect(204);
      for (const request of [
        send('post', ada, 'people', { name: 'New' }),
        send('patch', ada, 'people', { personIds: [id], details: { A: 'b' } }),
        send('post', ada, 'people/imports', {
          csv: 'Name\nAda',
          fileName: 'a.csv',
          mapping: { name: [0], details: [], matchBy: null },
          duplicates: 'SKIP',
        }),
      ])
        expect((await request.expect(403)).body.errors[0].title).toBe('You don’t have access to contacts');
      await send('patch', ada, `people/${id}`, { name: 'New' }).expect(404);
      await remove(ada, `people/${id}`).expect(404);
    });

    it('is set by admins only, and viewers never change people', async () => {
      await send('patch', ada, 'workspace', { peopleAccess: 'MANAGERS' }).expect(403);
      expect((await send('post', viewer, 'people', { name: 'New' }).expect(403)).body.errors[0].title).toBe(
        'Viewers cannot edit people',
      );
    });
  });
});
