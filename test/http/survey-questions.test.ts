import { randomUUID } from 'node:crypto';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('survey questions of a note', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let noteId: string;
  let projectId: string;

  const { send, get, remove, items, undo } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    projectId = await test.people.project(ada, 1);
    noteId = (await send('post', ada, `projects/${projectId}/notes`, { title: 'Survey' }).expect(201)).body.id;
  });
  afterAll(() => test.close());

  const ask = async (question: object): Promise<string> =>
    (await send('post', ada, `notes/${noteId}/questions`, question).expect(201)).body.id;
  const questions = () => items(ada, `notes/${noteId}/questions`);
  const respond = (questionId: string, response: object) =>
    send('put', ada, `questions/${questionId}/response`, response);
  const choice = (...options: string[]) => ({
    type: 'MULTI_SELECT',
    text: 'Which?',
    options: options.map((optionText) => ({ optionText })),
  });

  it('are listed in the order of their creation, and their responses can be undone', async () => {
    const written = await ask({ type: 'FREE_TEXT', text: ' Why? ' });
    const chosen = await ask(choice('One', 'Two'));
    expect(await questions()).toMatchObject([
      { id: written, type: 'FREE_TEXT', text: 'Why?', options: [], response: null, version: 1 },
      { id: chosen, options: [{ optionText: 'One' }, { optionText: 'Two' }] },
    ]);
    const [, { options }] = await questions();
    await respond(written, { text: 'Because.' }).expect(200);
    const { undoId } = (await respond(chosen, { optionIds: [options[1].id] }).expect(200)).body;
    expect(await questions()).toMatchObject([
      { response: { text: 'Because.' }, version: 2 },
      { response: { optionIds: [options[1].id] } },
    ]);
    await undo(ada, undoId).expect(200);
    expect(await questions()).toMatchObject([{ response: { text: 'Because.' } }, { response: null }]);
    await respond(written, {}).expect(200);
    expect((await questions())[0].response).toBeNull();
  });

  it('change and are deleted with undo, but never lose a response on the way', async () => {
    const id = await ask(choice('One', 'Two'));
    const [{ options }] = await questions();
    await respond(id, { optionIds: [options[0].id] }).expect(200);
    for (const change of [{ type: 'FREE_TEXT' }, { options: [options[1]] }])
      expect((await send('patch', ada, `questions/${id}`, change).expect(409)).body.errors[0].title).toMatch(
        'does not fit',
      );
    const { undoId } = (
      await send('patch', ada, `questions/${id}`, {
        text: 'Which ones?',
        options: [{ ...options[0], optionText: 'Uno' }, { optionText: 'Three' }],
      }).expect(200)
    ).body;
    expect(await questions()).toMatchObject([
      {
        text: 'Which ones?',
        options: [{ id: options[0].id, optionText: 'Uno' }, { optionText: 'Three' }],
        response: { optionIds: [options[0].id] },
      },
    ]);
    await undo(ada, undoId).expect(200);
    expect(await questions()).toMatchObject([{ text: 'Which?', options }]);
    const deleted = (await remove(ada, `questions/${id}`).expect(200)).body.undoId;
    expect(await questions()).toEqual([]);
    await undo(ada, deleted).expect(200);
    expect(await questions()).toMatchObject([{ id, options, response: { optionIds: [options[0].id] } }]);
    await undo(ada, deleted).expect(409);
  });

  it('are created once, and refuse a version that was changed since', async () => {
    const key = randomUUID();
    const twice = await Promise.all(
      [1, 2].map(() =>
        send('post', ada, `notes/${noteId}/questions`, { type: 'FREE_TEXT', text: 'Why?' }).set('Idempotency-Key', key),
      ),
    );
    const made = await questions();
    expect(made).toHaveLength(1);
    expect(twice.some(({ body }) => body.id === made[0].id)).toBe(true);
    await respond(made[0].id, { text: 'Mine' }).set('If-Match', '"1"').expect(200);
    await respond(made[0].id, { text: 'Theirs' }).set('If-Match', '"1"').expect(412);
  });

  it('refuse too many options, unknown ones, viewers and archived notes', async () => {
    const many = await send(
      'post',
      ada,
      `notes/${noteId}/questions`,
      choice(...Array.from({ length: 700 }, (_, index) => `Option ${index}`)),
    ).expect(400);
    expect(many.body.errors[0].title).toBe('Too many options.');
    await send('post', ada, `notes/${noteId}/questions`, choice('x'.repeat(40_001))).expect(400);
    const id = await ask(choice('One'));
    await respond(id, { optionIds: [randomUUID()] }).expect(400);
    await send('post', viewer, `notes/${noteId}/questions`, choice('One')).expect(403);
    expect((await get(viewer, `notes/${noteId}/questions`).expect(200)).body.items).toHaveLength(1);
    await send('patch', ada, `notes/${noteId}`, { archived: true }).expect(204);
    await respond(id, { optionIds: [] }).expect(409);
  });

  it('are found by their answers, and exported with the highlights of the note', async () => {
    const other = (
      await send('post', ada, `projects/${projectId}/notes`, { title: 'Call', markdown: 'Nothing more.' }).expect(201)
    ).body.id;
    noteId = (
      await send('post', ada, `projects/${projectId}/notes`, { title: 'Form', markdown: 'A remark.' }).expect(201)
    ).body.id;
    for (const [id, quote] of [
      [noteId, 'A remark'],
      [other, 'Nothing more'],
    ])
      await send('post', ada, `notes/${id}/highlights`, { quote }).expect(201);
    const written = await ask({ type: 'FREE_TEXT', text: 'Why?' });
    const chosen = await ask(choice('Dashboards', 'Spreadsheets', 'Pagers'));
    const [, { options }] = await questions();
    await respond(written, { text: 'Zeppelins are quicker.' }).expect(200);
    await respond(chosen, { optionIds: [options[0].id, options[2].id] }).expect(200);

    const foundBy = async (query: string, who = ada): Promise<string[]> =>
      (await get(who, `search?query=${encodeURIComponent(query)}`).expect(200)).body.groups.flatMap(
        ({ items: found }: { items: { id: string }[] }) => found.map(({ id }) => id),
      );
    await until(async () => (await foundBy('zeppelins')).length === 1 && (await foundBy('pagers')).length === 1);
    expect(await foundBy('zeppelins')).toEqual([noteId]);
    expect(await foundBy('spreadsheets')).toEqual([]);
    const placeOf = async (query: string) =>
      (await get(ada, `search?query=${query}&types=NOTE`).expect(200)).body.groups[0].items[0];
    // A response is in no place of the text.
    expect(await placeOf('pagers')).toMatchObject({ id: noteId, place: null });
    expect(await placeOf('remark')).toMatchObject({ id: noteId, place: { start: 2, end: 8 } });
    expect(await foundBy('zeppelins', await test.people.member(await test.people.team()))).toEqual([]);

    const filteredBy = async (operator: string, ...values: string[]): Promise<string[]> => {
      const row = { id: '1', field: { kind: 'system', name: 'SurveyResponse' }, operator, values };
      const filter = encodeURIComponent(JSON.stringify({ combinator: 'and', fieldForms: [row] }));
      return (await items(ada, `projects/${projectId}/notes?filter=${filter}`)).map(({ title }) => title);
    };
    expect(await filteredBy('Is', 'pagers')).toEqual(['Form']);
    expect(await filteredBy('Contains', 'quicker')).toEqual(['Form']);
    expect(await filteredBy('Contains', 'spreadsheets')).toEqual([]);
    expect((await filteredBy('IsEmpty')).toSorted()).toEqual(['Call', 'Survey']);

    const [head, ...rows] = (await get(ada, `projects/${projectId}/highlights/export`).expect(200)).text.split('\r\n');
    expect(head).toMatch(/,Why\?,Which\?$/);
    expect(rows.find((row) => row.includes('A remark'))).toMatch(/,Zeppelins are quicker\.,Dashboards; Pagers$/);
    expect(rows.find((row) => row.includes('Nothing more'))).toMatch(/,,$/);

    await respond(written, {}).expect(200);
    await until(async () => (await foundBy('zeppelins')).length === 0);
    expect(await filteredBy('Contains', 'quicker')).toEqual([]);
  });
});
