import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('custom fields in texts', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const { send, get, remove, newPerson, interview, highlight, undo } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER');
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  const field = async (path: string, body: object): Promise<string> =>
    (await send('post', ada, path, body).expect(201)).body.id;
  const optionsOf = async (fieldId: string): Promise<{ id: string }[]> =>
    (await get(ada, `fields/${fieldId}`).expect(200)).body.settings.options;

  it('are columns of an export of people, so that an import reads them again', async () => {
    const plan = await field('fields', { label: '=Plan', type: 'TEXT', objectType: 'PERSON' });
    const tools = await field('fields', {
      label: 'Tools',
      type: 'SELECT',
      objectType: 'PERSON',
      settings: { max: 5, options: [{ label: 'Grafana' }, { label: 'Tempo, Loki' }] },
    });
    const options = await optionsOf(tools);
    const id = await newPerson(ada, 'Ada');
    await newPerson(ada, 'Ben');
    await send('patch', ada, `people/${id}/fields`, {
      values: [
        { fieldId: plan, text: '+44' },
        { fieldId: tools, ids: options.map((option) => option.id) },
      ],
    }).expect(200);
    const [head, first, second] = (await get(ada, 'people/export').expect(200)).text.split('\r\n');
    expect(head).toBe("\uFEFFName,'=Plan,Tools,Notes,Import origin,Enrichment origin,Created at,Link");
    expect(first).toMatch(/^Ada,'\+44,"Grafana; Tempo, Loki",0,/);
    expect(second).toMatch(/^Ben,,,0,/);
  });

  it('are columns of an export of highlights: those of their notes', async () => {
    const who = await field(`projects/${projectId}/fields`, { label: 'Host', type: 'PERSON', objectType: 'NOTE' });
    const seats = await field('fields', {
      label: 'Seats',
      type: 'NUMBER',
      objectType: 'NOTE',
      settings: { format: 'number_with_commas' },
    });
    const people = [await newPerson(ada, 'Ada'), await newPerson(ada, 'Ben')];
    const { noteId } = await interview(ada, projectId, ['Ada', 'Ben']);
    await highlight(ada, noteId);
    await send('patch', ada, `notes/${noteId}/fields`, {
      values: [
        { fieldId: who, ids: people },
        { fieldId: seats, number: 1200 },
      ],
    }).expect(200);
    const [head, row] = (await get(ada, `projects/${projectId}/highlights/export`).expect(200)).text.split('\r\n');
    expect(head!.endsWith('Created at,Seats,Host') || head!.endsWith('Created at,Host,Seats')).toBe(true);
    const cells = row!.split(',').slice(-2);
    expect([...cells].sort()).toEqual(['1200', 'Ada; Ben']);
  });

  it('become people by their names, and names again, without losing any', async () => {
    const host = await field(`projects/${projectId}/fields`, { label: 'Host', type: 'TEXT', objectType: 'NOTE' });
    const [one, other] = [await newPerson(ada, 'Ada Lovelace'), await newPerson(ada, 'Hopper, Grace')];
    await newPerson(ada, 'Ben');
    await newPerson(ada, 'ben');
    const valueFor = async (text: string): Promise<string> => {
      const { noteId } = await interview(ada, projectId, ['A', 'B']);
      await send('patch', ada, `notes/${noteId}/fields`, { values: [{ fieldId: host, text }] }).expect(200);
      return noteId;
    };
    const both = await valueFor('ada lovelace; Hopper, Grace');
    const single = await valueFor('Hopper, Grace');
    await valueFor('Nobody');
    await valueFor('Ben');
    const preview = (await send('post', ada, `fields/${host}/preview`, { type: 'PERSON' }).expect(200)).body;
    expect(preview).toMatchObject({ valueCount: 4, lossCount: 2 });
    expect(preview.samples.map(({ value }: { value: string }) => value).sort()).toEqual(['Ben', 'Nobody']);
    await send('patch', ada, `fields/${host}`, { type: 'PERSON' }).expect(409);
    const { undoId } = (await send('patch', ada, `fields/${host}`, { type: 'PERSON', acceptedLosses: 2 }).expect(200))
      .body;
    const values = async (noteId: string) => (await get(ada, `notes/${noteId}/fields`).expect(200)).body.values;
    expect(await values(both)).toMatchObject([{ ids: [one, other] }]);
    expect(await values(single)).toMatchObject([{ ids: [other] }]);
    await send('patch', ada, `fields/${host}`, { type: 'TEXT' }).expect(200);
    expect(await values(both)).toMatchObject([{ text: 'Ada Lovelace; Hopper, Grace' }]);
    await undo(ada, undoId).expect(409);
  });

  it('name no one who was purged from the trash', async () => {
    const host = await field(`projects/${projectId}/fields`, { label: 'Host', type: 'PERSON', objectType: 'NOTE' });
    const [gone, kept] = [await newPerson(ada, 'Ada'), await newPerson(ada, 'Grace')];
    const notes: string[] = [];
    for (const ids of [[gone, kept], [gone]]) {
      const { noteId } = await interview(ada, projectId, ['A', 'B']);
      await send('patch', ada, `notes/${noteId}/fields`, { values: [{ fieldId: host, ids }] }).expect(200);
      notes.push(noteId);
    }
    await remove(ada, `people/${gone}`).expect(200);
    const [entry] = await test.database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [
      gone,
    ]);
    await remove(ada, `trash/${entry!.id}`).expect(204);
    await until(async () => (await test.database.query('SELECT 1 FROM person WHERE id = $1', [gone])).length === 0);
    const values = async (noteId: string) => (await get(ada, `notes/${noteId}/fields`).expect(200)).body.values;
    expect(await values(notes[0]!)).toMatchObject([{ ids: [kept] }]);
    expect(await values(notes[1]!)).toEqual([]);
  });
});
