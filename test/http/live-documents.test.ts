import request from 'supertest';
import * as Y from 'yjs';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { until } from '../support/waiting.ts';

describe('live documents', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let url: string;
  const open: { destroy(): void }[] = [];

  beforeAll(async () => {
    test = await openApp();
    url = `${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`;
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.destroy();
  });
  afterAll(() => test.close());

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const newNote = async (markdown: string): Promise<string> =>
    (await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ markdown }).expect(201)).body.id;
  const text = (document: Y.Doc): string => document.getXmlFragment('content').toString();

  const sitDown = (noteId: string, person: Person): LiveNote => {
    const live = openLiveNote(url, noteId, person.token);
    open.push({ destroy: live.close });
    return live;
  };

  it('sync edits between clients at once', async () => {
    const noteId = await newNote('Start.');
    const [one, other] = [sitDown(noteId, ada), sitDown(noteId, ben)];
    await Promise.all([one.synced(), other.synced()]);
    one.type('From Ada. ');
    await until(() => text(other.document).includes('From Ada. Start.'));
    other.type('From Ben. ');
    await until(() => text(one.document).includes('From Ben. From Ada.'));
  });

  it('report edits as saved only after PostgreSQL has committed them', async () => {
    const noteId = await newNote('Start.');
    const one = sitDown(noteId, ada);
    await one.synced();
    one.type('Saved words. ');
    await one.settled();
    const rows = await test.database.query<{ data: Buffer }>(
      'SELECT data FROM document_update WHERE document_id = $1 UNION ALL SELECT state FROM document WHERE id = $1',
      [noteId],
    );
    const kept = new Y.Doc();
    for (const { data } of rows.reverse()) Y.applyUpdate(kept, data);
    expect(text(kept)).toContain('Saved words. Start.');
  });

  it('return recent edits to API clients, and count their authors as contributors', async () => {
    const noteId = await newNote('Start.');
    const one = sitDown(noteId, ben);
    await one.synced();
    one.type('Just typed. ');
    await one.settled();
    expect((await server().get(`/api/v1/notes/${noteId}/content?format=text`).set(as(ada)).expect(200)).text).toBe(
      'Just typed. Start.',
    );
    expect((await server().get(`/api/v1/notes/${noteId}`).set(as(ada))).body.contributors).toEqual([
      { id: ben.userId, name: 'Ada' },
    ]);
  });

  it('find a lost highlight again when its text returns, and mark it for every client', async () => {
    const noteId = await newNote('Trust is rare. I never trust it. So we ask twice.');
    const id = (
      await server()
        .post(`/api/v1/notes/${noteId}/highlights`)
        .set(as(ada))
        .send({ quote: 'I never trust it' })
        .expect(201)
    ).body.id;
    const one = sitDown(noteId, ada);
    await one.synced();
    const words = (one.document.getXmlFragment('content').get(0) as Y.XmlElement).get(0) as Y.XmlText;
    const saved = async () => {
      await one.settled();
      await server().get(`/api/v1/notes/${noteId}/content`).set(as(ada)).expect(200);
      return (await server().get(`/api/v1/highlights/${id}`).set(as(ada)).expect(200)).body.lost;
    };
    words.delete('Trust is rare. '.length, 'I never trust it'.length);
    expect(await saved()).toBe(true);
    expect(text(one.document)).not.toContain(id);
    words.insert('Trust is rare. '.length, 'I never trust it', {});
    expect(await saved()).toBe(false);
    await until(() => text(one.document).includes(id));
  });

  it('find it also during a concurrent highlight', async () => {
    const noteId = await newNote('Trust is rare. I never trust it. So we ask twice.');
    const mark = async (quote: string) =>
      (await server().post(`/api/v1/notes/${noteId}/highlights`).set(as(ada)).send({ quote }).expect(201)).body.id;
    const id = await mark('I never trust it');
    const one = sitDown(noteId, ada);
    await one.synced();
    const words = (one.document.getXmlFragment('content').get(0) as Y.XmlElement).get(0) as Y.XmlText;
    words.delete('Trust is rare. '.length, 'I never trust it'.length);
    await one.settled();
    await server().get(`/api/v1/notes/${noteId}/content`).set(as(ada)).expect(200);
    words.insert('Trust is rare. '.length, 'I never trust it', {});
    await one.settled();
    await mark('we ask twice');
    expect((await server().get(`/api/v1/highlights/${id}`).set(as(ada)).expect(200)).body.lost).toBe(false);
    await until(() => text(one.document).includes(id));
  });

  it('count authors also after compaction of many edits', async () => {
    const noteId = await newNote('Start.');
    const one = sitDown(noteId, ben);
    await one.synced();
    await test.database.query(
      `INSERT INTO document_update (document_id, seq, team_id, data, by) SELECT $1, seq, $2, '\\x0000', $3 FROM generate_series(1, 200) seq`,
      [noteId, ada.teamId, ada.userId],
    );
    await test.database.query('UPDATE document SET last_seq = 200, derived_seq = 200 WHERE id = $1', [noteId]);
    one.type('The 201st. ');
    await one.settled();
    expect((await server().get(`/api/v1/notes/${noteId}/content?format=text`).set(as(ada)).expect(200)).text).toBe(
      'The 201st. Start.',
    );
    expect(await test.database.query('SELECT seq FROM document_update WHERE document_id = $1', [noteId])).toEqual([]);
    expect((await server().get(`/api/v1/notes/${noteId}`).set(as(ada))).body.contributors).toEqual([
      { id: ben.userId, name: 'Ada' },
    ]);
  });

  it('show a highlight created by the API, which follows concurrent edits', async () => {
    const noteId = await newNote('I never trust it.');
    const one = sitDown(noteId, ada);
    await one.synced();
    one.type('Well. ');
    const { body } = await server()
      .post(`/api/v1/notes/${noteId}/highlights`)
      .set(as(ben))
      .send({ quote: 'never trust' })
      .expect(201);
    await until(() => text(one.document).includes(body.id));
    one.type('Again. ');
    await one.settled();
    await server().get(`/api/v1/notes/${noteId}/content`).set(as(ada)).expect(200);
    expect((await server().get(`/api/v1/highlights/${body.id}`).set(as(ada))).body).toMatchObject({
      text: 'never trust',
      start: 'Again. Well. I '.length,
    });
  });

  it('accept a highlight at once during continuous typing', async () => {
    const noteId = await newNote('I never trust it.');
    const one = sitDown(noteId, ada);
    await one.synced();
    const typing = setInterval(() => one.type('x'), 1);
    try {
      await until(() => one.text().includes('xxx'));
      await server()
        .post(`/api/v1/notes/${noteId}/highlights`)
        .set(as(ben))
        .send({ quote: 'never trust' })
        .timeout(1_500)
        .expect(201);
    } finally {
      clearInterval(typing);
    }
  });

  it('keep edits made while disconnected', async () => {
    const noteId = await newNote('Start.');
    const [one, other] = [sitDown(noteId, ada), sitDown(noteId, ben)];
    await Promise.all([one.synced(), other.synced()]);
    one.socket.disconnect();
    one.type('Offline. ');
    other.type('Online. ');
    await other.settled();
    await one.socket.connect();
    await until(() => text(other.document).includes('Offline.') && text(one.document).includes('Online.'));
    expect(text(one.document)).toBe(text(other.document));
  });

  it('are read-only for a viewer', async () => {
    const noteId = await newNote('Start.');
    const [watcher, writer] = [sitDown(noteId, viewer), sitDown(noteId, ada)];
    await Promise.all([watcher.synced(), writer.synced()]);
    watcher.type('Smuggled. ');
    writer.type('Written. ');
    await writer.settled();
    await until(() => text(watcher.document).includes('Written.'));
    expect((await server().get(`/api/v1/notes/${noteId}/content?format=text`).set(as(ada))).text).toBe(
      'Written. Start.',
    );
  });

  it('are closed to other teams and to anonymous clients', async () => {
    const noteId = await newNote('Secret.');
    const outsiders = [sitDown(noteId, stranger), sitDown(noteId, { ...stranger, token: 'wrong' })];
    await until(() => outsiders.every(({ refused }) => refused.length > 0));
    expect(outsiders.map(({ document }) => text(document)).join('')).not.toContain('Secret');
    expect(outsiders.map(({ refused }) => refused[0])).toEqual(['Document not found', 'Sign in first']);
  });

  it('have one name: an upper-case id is unknown', async () => {
    const noteId = await newNote('Start.');
    const loud = sitDown(noteId.toUpperCase(), ada);
    await until(() => loud.refused.length > 0);
    expect(loud.refused[0]).toBe('Document not found');
  });
});
