import { BUILT_IN } from '@evident/domain/templates';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const builtIn = (title: string): string => BUILT_IN.find((one) => one.title === title)!.id;

describe('templates over HTTP', () => {
  let test: TestApp;
  let manager: Person;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const make = async (path: string, body: object, person = ada): Promise<string> =>
    (await post(path, body, person).expect(201)).body.id;
  const get = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const undo = (undoId: string, person = ada) => server().post(`/api/v1/undo/${undoId}`).set(as(person));
  const titles = async (query = '', person = ada): Promise<string[]> =>
    (await get(`templates?${query}`, person)).items
      .filter((one: { builtIn: boolean }) => !one.builtIn)
      .map(({ title }: { title: string }) => title);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    manager = await test.people.member(team, 'MANAGER');
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team(), 'MANAGER');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.database.query('DELETE FROM template');
    projectId = await test.people.project(ada, 2);
  });

  it('of the workspace are changed by managers, those of a project with WRITE there', async () => {
    const shared = await make('templates', { title: ' Diary \n study ', markdown: '## Day 1' }, manager);
    const own = await make('templates', { title: 'Ours', projectId });
    expect(await titles('kind=INSIGHT', viewer)).toEqual(['Diary study']);
    expect(await titles(`projectId=${projectId}`)).toEqual(['Diary study', 'Ours']);
    await post('templates', { title: 'Mine' }).expect(403);
    await post('templates', { title: 'Mine', projectId: await test.people.project(manager) }).expect(404);
    const change = (id: string, body: object, person = ada) =>
      server().patch(`/api/v1/templates/${id}`).set(as(person)).send(body);
    await change(shared, { title: 'Mine' }).expect(403);
    await change(own, { title: 'Theirs' }, stranger).expect(404);
    const { undoId } = (await change(own, { title: 'Renamed', markdown: '# New' }).set('If-Match', '"1"').expect(200))
      .body;
    await change(own, { title: 'Again' }).set('If-Match', '"1"').expect(412);
    expect((await get(`templates/${own}`)).content.content[0].type).toBe('heading');
    await undo(undoId).expect(200);
    await undo(`${undoId}/redo`).expect(204);
    await undo(undoId).expect(200);
    expect(await get(`templates/${own}`)).toMatchObject({ title: 'Ours', projectId, builtIn: false });
    const deleted = (await server().delete(`/api/v1/templates/${shared}`).set(as(manager)).expect(200)).body.undoId;
    expect(await titles()).toEqual([]);
    await undo(deleted, manager).expect(200);
    await undo(`${deleted}/redo`, manager).expect(204);
    await undo(deleted, manager).expect(200);
    expect(await titles()).toEqual(['Diary study']);
    await change(builtIn('Weekly feedback'), { title: 'Mine' }, manager).expect(409);
    expect(await titles('', stranger)).toEqual([]);
  });

  it('are saved from an insight without its evidence, and used for new insights with their fields', async () => {
    const noteId = await make(`projects/${projectId}/notes`, { markdown: '**Kim** (0:01): I never trust the total.' });
    const highlightId = await make(`notes/${noteId}/highlights`, { quote: 'I never trust the total' });
    await make(`projects/${projectId}/fields`, { label: 'Priority', type: 'TEXT', objectType: 'INSIGHT' });
    const insightId = await make(`projects/${projectId}/insights`, {
      title: 'Trust',
      markdown: '## In short\n\nOne sentence.',
      evidence: [highlightId],
    });
    await post(`insights/${insightId}/template`, {}).expect(403);
    const saved = await make(`insights/${insightId}/template`, { title: 'Report' }, manager);
    const text = JSON.stringify(await get(`templates/${saved}`));
    expect(text).toContain('One sentence.');
    expect(text).not.toContain(highlightId);
    expect(await get(`templates/${saved}`)).toMatchObject({ parts: { fields: ['Priority'] } });
    const other = await test.people.project(ada);
    const madeId = await make(`projects/${other}/insights-from-template`, { templateId: saved });
    expect(await get(`insights/${madeId}`)).toMatchObject({ title: 'Report', authors: [{ id: ada.userId }] });
    const fields = async () =>
      (await get(`projects/${other}/fields`)).fields.map(({ label }: { label: string }) => label);
    expect(await fields()).toEqual(['Priority']);
    await make(`projects/${other}/insights-from-template`, { templateId: saved, title: 'Second' });
    expect(await fields()).toEqual(['Priority']);
    await make(`projects/${other}/insights-from-template`, { templateId: builtIn('Usability test') });
    const ofProject = await make(`insights/${insightId}/template`, { projectId });
    await post(`projects/${other}/insights-from-template`, { templateId: ofProject }).expect(404);
    await post(`projects/${projectId}/insights-from-template`, { templateId: builtIn('Usability study') }).expect(404);
    await post(`projects/${projectId}/insights-from-template`, { templateId: saved }, viewer).expect(403);
  });

  it('of projects keep structure, and neither content nor people', async () => {
    await server()
      .put(`/api/v1/projects/${projectId}/readme`)
      .set(as(ada))
      .send({ markdown: '## Plan\n\nAsk five people.' })
      .expect(204);
    await make(`projects/${projectId}/notes`, { title: 'Secret interview', markdown: 'Secret words.' });
    const setId = await make(`projects/${projectId}/field-sets`, { label: 'Facts', objectType: 'NOTE' });
    const fieldId = await make(`projects/${projectId}/fields`, {
      label: 'Plan',
      type: 'SELECT',
      objectType: 'NOTE',
      fieldSetId: setId,
      settings: { options: [{ label: 'Free' }, { label: 'Paid' }] },
    });
    const field = (await get(`projects/${projectId}/fields`)).fields[0];
    const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Codes' });
    const groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Needs', color: 'teal' });
    const tagId = await make(`tag-groups/${groupId}/tags`, { title: 'Trust', description: 'Doubts' });
    const row = (id: string, name: string, operator: string, values: string[]) => ({
      id,
      field: { kind: 'system', name },
      operator,
      values,
    });
    const view = (title: string, more: object = {}) => ({
      title,
      objectType: 'NOTE',
      layout: 'BOARD',
      viewData: {
        sort: { by: 'FIELD', fieldId, direction: 'ASC' },
        group: { kind: 'SELECT', fieldId },
        filter: {
          combinator: 'and',
          fieldForms: [
            row('1', 'Tags', 'HasAnyOf', [tagId]),
            row('2', 'Authors', 'HasAnyOf', [ada.userId]),
            { id: '3', field: { kind: 'note', fieldId }, operator: 'IsOneOf', values: [field.settings.options[1].id] },
          ],
        },
        columns: [{ key: 'TITLE' }, { key: fieldId }],
        fieldVisibility: [],
      },
      ...more,
    });
    await make(`projects/${projectId}/views`, view('By plan', { isDefault: true }));
    await make(`projects/${projectId}/views`, view('Only mine', { isPrivate: true }));
    await make('templates', { title: 'Report of the study', projectId, markdown: '# Report' });

    await post(`projects/${projectId}/template`, { title: 'Study' }).expect(403);
    const templateId = await make(`projects/${projectId}/template`, { title: 'Study' }, manager);
    const made = await make('projects-from-template', { templateId, title: 'Round two' });
    const again = JSON.stringify([
      await get(`projects/${made}/fields`),
      await get(`projects/${made}/views`),
      await get(`projects/${made}/tag-boards`),
    ]);
    for (const old of [fieldId, setId, boardId, groupId, tagId, field.settings.options[1].id, 'Only mine'])
      expect(again).not.toContain(old);
    const fields = await get(`projects/${made}/fields`);
    expect(fields.sets).toMatchObject([{ label: 'Facts' }]);
    expect(fields.fields).toMatchObject([{ label: 'Plan', fieldSetId: fields.sets[0].id }]);
    const [board] = (await get(`projects/${made}/tag-boards`)).items;
    expect(board).toMatchObject({
      title: 'Codes',
      groups: [{ color: 'teal', tags: [{ title: 'Trust', description: 'Doubts' }] }],
    });
    const [shown] = (await get(`projects/${made}/views`)).items;
    expect(shown).toMatchObject({
      title: 'By plan',
      isDefault: true,
      createdBy: ada.userId,
      viewData: {
        group: { fieldId: fields.fields[0].id },
        columns: [{ key: 'TITLE' }, { key: fields.fields[0].id }],
      },
    });
    expect(shown.viewData.filter.fieldForms).toMatchObject([
      { values: [board.groups[0].tags[0].id] },
      { field: { fieldId: fields.fields[0].id }, values: [fields.fields[0].settings.options[1].id] },
    ]);
    expect((await get(`projects/${made}/notes`)).items).toEqual([]);
    expect(JSON.stringify(await get(`projects/${made}/readme`))).toContain('Ask five people.');
    expect(await titles(`projectId=${made}`)).toContain('Report of the study');
    await post('projects-from-template', { templateId, title: 'No' }, viewer).expect(403);
    await post('projects-from-template', { templateId, title: 'No' }, stranger).expect(404);
    await make('projects-from-template', { templateId: builtIn('Interview study'), title: 'Built in' });
  });
});
