import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const TALK = [
  '**Ada** (0:01): Hello everybody, and welcome to this session. How does your team find the cause of an outage today?',
  '**Ben** (0:09): Yeah, so our team searches the logs of every service by hand. Finding the cause of an outage takes us half a day.',
  '**Ada** (0:31): What would help your team most during an outage?',
  '**Ben** (0:40): Traces that connect the services would help our team find the cause of an outage. We wish the traces kept the logs of each service. The price of the tracing vendor is a problem for our small budget.',
].join('\n\n');

interface Sentence {
  text: string;
  citations: string[];
}

describe('summaries over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const get = (path: string, person = ada) => server().get(`/api/v1/${path}`).set(as(person));
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const titleOf = (answer: { body: { errors: { title: string }[] } }) => answer.body.errors[0]!.title;
  const written = async (path: string, body: object, state = 'DONE') => {
    const { id } = (await post(path, body).expect(201)).body;
    const read = async () => (await get(`summaries/${id}`).expect(200)).body;
    await until(async () => (await read()).text.state === state);
    return read();
  };

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    projectId = await made('projects', { title: 'Outages' });
    noteId = await made(`projects/${projectId}/notes`, { title: 'Ben', markdown: TALK });
  });

  it('say word for word what a note says, with the place of every sentence', async () => {
    const { text, content, quotes, ...summary } = await written(`notes/${noteId}/summaries`, {});
    expect(summary).toMatchObject({ kind: 'paragraph', framework: 'Summary', stale: null, editedBy: null, version: 1 });
    expect(text).toMatchObject({ method: 'EXTRACTED', model: null, dropped: 0 });
    const { text: plain } = (await get(`notes/${noteId}/content`).expect(200)).body;
    const sentences: Sentence[] = text.content.sections.flatMap((one: { sentences: Sentence[] }) => one.sentences);
    expect(sentences.length).toBeGreaterThan(2);
    for (const { quote, start, end, id, speaker } of text.content.citations) {
      expect([...plain].slice(start, end).join('')).toBe(quote);
      expect([id, speaker]).toEqual([noteId, 'Ben']);
    }
    expect(content).toContain('- Finding the cause of an outage takes us half a day.');
    expect(content).not.toContain('welcome');
    expect(quotes[0]).toMatchObject({ itemId: noteId });
  });

  it('are hidden with their note in the trash, and deleted with it for good', async () => {
    const { id, text } = await written(`notes/${noteId}/summaries`, {});
    const stored = () =>
      test.database.query('SELECT FROM ai_text WHERE id = $1 UNION ALL SELECT FROM summary WHERE id = $2', [
        text.id,
        id,
      ]);
    await server().delete(`/api/v1/notes/${noteId}`).set(as(ada)).expect(200);
    await get(`summaries/${id}`).expect(404);
    expect(await stored()).toHaveLength(2);
    const entries = (await get('trash?type=NOTE').expect(200)).body.items;
    const entry = entries.find(({ objectId }: { objectId: string }) => objectId === noteId);
    await server().delete(`/api/v1/trash/${entry.id}`).set(as(ada)).expect(204);
    await until(async () => (await stored()).length === 0);
  });

  it('follow the framework: chapters have times, questions their answers, sections their titles', async () => {
    const chapters = await written(`notes/${noteId}/summaries`, { framework: 'Chronological' });
    expect(chapters.kind).toBe('chapter');
    expect(chapters.sections[0].startTime).toBe(9);
    const questions = await written(`notes/${noteId}/summaries`, { framework: 'ByQuestion' });
    expect(questions.sections.map(({ title }: { title: string }) => title)).toEqual([
      'How does your team find the cause of an outage today?',
      'What would help your team most during an outage?',
    ]);
    const voice = await written(`notes/${noteId}/summaries`, { framework: 'VoiceOfCustomerReport' });
    expect(voice.content).toMatch(
      /## What they wish for\n(?:- .*\n)*- We wish the traces kept the logs of each service\./,
    );
    const { items } = (await get(`notes/${noteId}/summaries`).expect(200)).body;
    expect(items.map(({ framework }: { framework: string }) => framework)).toEqual([
      'VoiceOfCustomerReport',
      'ByQuestion',
      'Chronological',
    ]);
  });

  it('answer an instruction, and refuse it elsewhere', async () => {
    const custom = await written(`notes/${noteId}/summaries`, {
      framework: 'CustomPrompt',
      prompt: 'What is the budget?',
    });
    expect(custom).toMatchObject({ prompt: 'What is the budget?' });
    expect(custom.content).toContain('small budget');
    expect(titleOf(await post(`notes/${noteId}/summaries`, { framework: 'CustomPrompt' }).expect(400))).toContain(
      'prompt',
    );
    await post(`notes/${noteId}/summaries`, { framework: 'Essential', prompt: 'Why?' }).expect(400);
    const unknown = { framework: 'CustomPrompt', prompt: 'What do they say about jujitsu?' };
    expect((await written(`notes/${noteId}/summaries`, unknown)).text).toMatchObject({
      reason: 'NOT_ENOUGH_DATA',
      content: { sections: [] },
    });
    const email = { framework: 'CustomPrompt', prompt: 'Write an email about the price' };
    expect((await written(`notes/${noteId}/summaries`, email, 'FAILED')).text).toMatchObject({
      reason: expect.stringMatching(/^This instruction needs a language model/),
      content: { sections: [] },
    });
  });

  it('rest on the notes of a project, the highlights of a tag and of a filter, and an insight with the evidence from its project', async () => {
    const boardId = await made(`projects/${projectId}/tag-boards`, { title: 'Board' });
    const groupId = await made(`tag-boards/${boardId}/groups`, { title: 'Group' });
    const tagId = await made(`tag-groups/${groupId}/tags`, { title: 'Cost' });
    const quote = 'The price of the tracing vendor is a problem for our small budget.';
    const first = await made(`notes/${noteId}/highlights`, { quote, tagIds: [tagId] });
    const second = 'Traces that connect the services would help our team find the cause of an outage.';
    await made(`notes/${noteId}/highlights`, { quote: second, tagIds: [tagId] });
    const elsewhere = await made('projects', { title: 'Takeover' });
    const secret = await made(`projects/${elsewhere}/notes`, { title: 'Board', markdown: TALK });
    const foreign = await made(`notes/${secret}/highlights`, { quote: second });
    const insightId = await made(`projects/${projectId}/insights`, {
      title: 'Money',
      markdown: 'Small teams look at the price of tracing before they look at anything else about it.',
      evidence: [first, foreign],
    });
    const itemsOf = ({ quotes }: { quotes: { itemId: string }[] }) => new Set(quotes.map(({ itemId }) => itemId));
    expect(itemsOf(await written(`projects/${projectId}/summaries`, {}))).toEqual(new Set([noteId]));
    const ofTag = await written(`tags/${tagId}/summaries`, {});
    expect(ofTag).toMatchObject({ kind: 'streaming', targetType: 'TAG' });
    expect([...itemsOf(ofTag)]).toContain(first);
    const field = { kind: 'system', name: 'Tags' };
    const filter = JSON.stringify({
      combinator: 'and',
      fieldForms: [{ id: '1', field, operator: 'HasAnyOf', values: [tagId] }],
    });
    expect(await written('summaries', { projectId, filter })).toMatchObject({
      targetType: 'FILTER',
      targetId: projectId,
    });
    const listed = await get(`summaries?projectId=${projectId}&filter=${encodeURIComponent(filter)}`).expect(200);
    expect(listed.body.items).toHaveLength(1);
    expect(itemsOf(await written(`insights/${insightId}/summaries`, {}))).toEqual(new Set([insightId, first]));
  });

  it('become stale when their sources change', async () => {
    const { id } = await written(`projects/${projectId}/summaries`, {});
    await made(`projects/${projectId}/notes`, { title: 'Other', markdown: 'Another one.' });
    await server()
      .put(`/api/v1/notes/${noteId}/content`)
      .set(as(ada))
      .send({ markdown: `${TALK}\n\nMore words.` });
    expect((await get(`summaries/${id}`)).body.stale).toEqual({ changed: 1, added: 1, removed: 0 });
  });

  it('are not possible for viewers, without enough content, and out of sight', async () => {
    expect(titleOf(await post(`notes/${noteId}/summaries`, {}, viewer).expect(403))).toBe(
      'Viewers cannot generate summaries',
    );
    const short = await made(`projects/${projectId}/notes`, { title: 'Short', markdown: 'Too short.' });
    expect(titleOf(await post(`notes/${short}/summaries`, {}).expect(409))).toBe('Not enough content to summarize');
    expect((await get(`notes/${short}/summaries`)).body).toMatchObject({ items: [], notPossible: 'NOT_ENOUGH_DATA' });
    const { id } = await written(`notes/${noteId}/summaries`, {});
    await get(`summaries/${id}`, viewer).expect(200);
    await get(`summaries/${id}`, stranger).expect(404);
    await get(`notes/${noteId}/summaries`, stranger).expect(404);
    await post(`notes/${noteId}/summaries`, {}, stranger).expect(404);
  });

  it('are edited by hand, never overwritten without asking, and every change can be undone', async () => {
    const { id, version, text } = await written(`notes/${noteId}/summaries`, {});
    const change = (method: 'put' | 'post' | 'delete', path: string, body: object) =>
      server()[method](`/api/v1/summaries/${id}${path}`).set(as(ada)).send(body);
    const read = async () => (await get(`summaries/${id}`).expect(200)).body;
    const undo = async (undoId: string) => {
      for (const then of ['', '/redo', '']) expect((await post(`undo/${undoId}${then}`, {})).ok).toBe(true);
    };
    const [{ key, sentences }] = text.content.sections;
    const sections = [{ key, text: `${sentences[0].text} Always.\nOur own words on it.` }];
    const edited = await change('put', '/text', { sections }).set('If-Match', `"${version}"`).expect(200);
    const after = await read();
    expect(after.editedBy).toMatchObject({ id: ada.userId });
    expect(after.text.content.sections[0].sentences).toEqual([
      { text: `${sentences[0].text} Always.`, citations: sentences[0].citations },
      { text: 'Our own words on it.', citations: [] },
    ]);
    await change('put', '/text', { sections }).set('If-Match', `"${version}"`).expect(412);
    expect(titleOf(await change('post', '/regeneration', {}).expect(409))).toBe('The summary was edited by hand');
    const again = await change('post', '/regeneration', { replaceEdited: true, framework: 'Essential' }).expect(200);
    await until(async () => (await read()).text.state === 'DONE');
    expect(await read()).toMatchObject({ framework: 'Essential', editedBy: null });
    await undo(again.body.undoId);
    expect((await read()).content).toBe(after.content);
    await undo(edited.body.undoId);
    expect((await read()).content).not.toContain('Our own words');
    const { undoId } = (await change('delete', '', {}).expect(200)).body;
    await get(`summaries/${id}`).expect(404);
    await undo(undoId);
    expect(await read()).toMatchObject({ framework: 'Summary', editedBy: null });
  });

  it('take no edit from before a redaction, and no undo during one', async () => {
    const { id, version, text } = await written(`notes/${noteId}/summaries`, {});
    const [{ key, sentences }] = text.content.sections;
    const sections = [{ key, text: `${sentences[0].text} Always.` }];
    const put = () => server().put(`/api/v1/summaries/${id}/text`).set(as(ada));
    const edit = async () => put().set('If-Match', `"${version}"`).send({ sections });
    const redacting =
      'INSERT INTO source_change AS s VALUES ($1, 1) ON CONFLICT (team_id) DO UPDATE SET number = s.number + 1';
    const refused = await test.database.meanwhile(
      `WITH redaction AS (${redacting}) UPDATE ai_text SET content = '{"sections": [], "citations": []}' WHERE id = $2`,
      [ada.teamId, text.id],
      edit,
    );
    expect(refused.status).toBe(412);
    const { body } = await server().delete(`/api/v1/summaries/${id}`).set(as(ada)).expect(200);
    await test.database.meanwhile(redacting, [ada.teamId], async () => post(`undo/${body.undoId}`, {}).expect(200));
  });

  it('take the framework of their project', async () => {
    const path = `/api/v1/projects/${projectId}/summary-settings`;
    await server().patch(path).set(as(viewer)).send({ framework: 'ByThemes' }).expect(403);
    await server().patch(path).set(as(ada)).send({ framework: 'ByThemes' }).expect(204);
    expect((await get(`projects/${projectId}/summary-settings`)).body).toEqual({
      framework: 'ByThemes',
      language: null,
    });
    expect((await written(`notes/${noteId}/summaries`, {})).framework).toBe('ByThemes');
  });
});
