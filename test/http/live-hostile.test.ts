import { once } from 'node:events';
import request from 'supertest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { until } from '../support/waiting.ts';

const CARET = { type: null, tname: 'content', item: null, assoc: 0 };

describe('malicious client with an open document', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let noteId: string;
  let honest: LiveNote;
  const open: LiveNote[] = [];

  beforeAll(async () => {
    test = await openApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team, 'VIEWER');
    const projectId = await test.people.project(ada, 2);
    noteId = (
      await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ markdown: 'Start.' }).expect(201)
    ).body.id;
    honest = await sitDown(ada);
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.close();
  });
  afterAll(() => test.close());

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const sitDown = async (person: Person): Promise<LiveNote> => {
    const live = openLiveNote(`${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`, noteId, person.token);
    open.push(live);
    await live.synced();
    return live;
  };
  const seen = (by: LiveNote, of: LiveNote) => by.awareness.getStates().get(of.document.clientID);
  /** Nested quotes at the end. */
  const nest = ({ document }: LiveNote, levels: number): Y.XmlElement => {
    let at: Y.XmlFragment = document.getXmlFragment('content');
    for (let level = 0; level < levels; level += 1) {
      const inner = new Y.XmlElement('blockquote');
      at.insert(at.length, [inner]);
      at = inner;
    }
    return at as Y.XmlElement;
  };
  /** Document name, then a message of type 0 (sync) and kind 1 (missing updates). */
  const isAnswer = (message: Uint8Array): boolean =>
    message[noteId.length + 1] === 0 && message[noteId.length + 2] === 1;
  const words = async () =>
    (await server().get(`/api/v1/notes/${noteId}/content?format=text`).set(as(ada)).expect(200)).text;

  it('appears under its own name, whatever it claims', async () => {
    const liar = await sitDown(ben);
    liar.awareness.setLocalState({
      user: { id: ada.userId, name: 'The boss', pictureUrl: 'https://elsewhere.example/p.png' },
      more: 'x'.repeat(1_000),
    });
    await until(() => seen(honest, liar) !== undefined);
    expect(seen(honest, liar)).toEqual({ user: { id: ben.userId, name: 'Ada', pictureUrl: null } });
  });

  it('appears at its cursor, but only at valid positions', async () => {
    const liar = await sitDown(ben);
    const carets = [
      true,
      {},
      { anchor: CARET, head: null },
      { anchor: CARET, head: { ...CARET, tname: 'speakers' } },
      { anchor: CARET, head: { item: { client: 1, clock: -1 } } },
      { anchor: CARET, head: { assoc: 0 } },
    ];
    for (const cursor of carets) {
      liar.awareness.setLocalState({ user: { name: JSON.stringify(cursor) }, cursor, top: cursor });
      const clock = liar.awareness.meta.get(liar.document.clientID)!.clock;
      await until(() => honest.awareness.meta.get(liar.document.clientID)?.clock === clock);
      expect(seen(honest, liar)).not.toHaveProperty('cursor');
      expect(seen(honest, liar)).not.toHaveProperty('top');
    }
    liar.awareness.setLocalState({ user: {}, cursor: { anchor: CARET, head: CARET }, top: 7 });
    await until(() => seen(honest, liar)?.['cursor'] !== undefined);
    expect(seen(honest, liar)).toMatchObject({ cursor: { anchor: CARET, head: CARET }, top: 7 });
  });

  it('cannot change states of others', async () => {
    const [watching, liar] = [await sitDown(ada), await sitDown(ben)];
    honest.awareness.setLocalState({ user: { name: 'Ada' } });
    await until(() => seen(liar, honest) !== undefined && seen(watching, honest) !== undefined);
    liar.awareness.setLocalState({ user: { name: 'Ben' } });
    const { clientID } = honest.document;
    liar.awareness.states.set(clientID, { user: { name: 'Not Ada' } });
    liar.awareness.meta.set(clientID, { clock: 100, lastUpdated: 0 });
    liar.awareness.emit('update', [{ added: [], updated: [clientID, liar.document.clientID], removed: [] }, 'local']);
    await until(() => seen(watching, liar) !== undefined);
    expect(seen(watching, honest)).toEqual({ user: { id: ada.userId, name: 'Ada', pictureUrl: null } });
  });

  it.each([
    [
      'at once',
      (live: LiveNote) => {
        live.document.transact(() => nest(live, 100));
      },
    ],
    [
      'level by level',
      (live: LiveNote) => {
        nest(live, 100);
      },
    ],
  ])('cannot nest content so deep %s that others could not read or save', async (_how, attack) => {
    const attacker = await sitDown(ada);
    const turnedOut = new Promise((resolve) => {
      attacker.socket.on('close', resolve);
    });
    attack(attacker);
    await turnedOut;
    attacker.close();
    honest.type('Still saved. ');
    await honest.settled();
    expect(await words()).toBe('Still saved. Start.');
    expect(honest.text().split('<blockquote>').length - 1).toBeLessThanOrEqual(64);
  });

  it('cannot exceed the maximum of highlights on the same text', async () => {
    const attacker = await sitDown(ada);
    const turnedOut = new Promise((resolve) => {
      attacker.socket.on('close', resolve);
    });
    const text = (attacker.document.getXmlFragment('content').get(0) as Y.XmlElement).get(0) as Y.XmlText;
    attacker.document.transact(() => {
      for (let n = 0; n < 1_500; n += 1)
        text.format(0, 6, { [`highlight--${String(n).padStart(8, '0')}`]: { id: `h${n}` } });
    });
    await turnedOut;
    attacker.close();
    honest.type('Still saved. ');
    await honest.settled();
    expect(await words()).toBe('Still saved. Start.');
    expect(honest.text()).not.toContain('highlight');
  });

  it('is disconnected if it sends much before authenticating', async () => {
    const stranger = new WebSocket(`${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`);
    await once(stranger, 'open');
    stranger.send(Buffer.concat([Buffer.from([noteId.length]), Buffer.from(noteId), Buffer.alloc(300_000)]));
    const [code] = await once(stranger, 'close');
    expect(code).toBe(1009);
  });

  it('is rate-limited when it requests the whole document repeatedly', async () => {
    const attacker = await sitDown(ben);
    const { webSocket } = attacker.socket;
    let answers = 0;
    webSocket!.addEventListener('message', ({ data }: MessageEvent) => {
      if (isAnswer(new Uint8Array(data as ArrayBuffer))) answers += 1;
    });
    const question = Buffer.concat([Buffer.from([noteId.length]), Buffer.from(noteId), Buffer.from([0, 0, 1, 0])]);
    for (let n = 0; n < 2_000; n += 1) webSocket!.send(question);
    honest.type('Still saved. ');
    await honest.settled();
    await until(() => answers > 0);
    honest.type('And again. ');
    await honest.settled();
    expect(answers).toBeLessThan(200);
  });

  it('cannot send a change with too many parts', async () => {
    const attacker = await sitDown(ada);
    const turnedOut = new Promise((resolve) => {
      attacker.socket.on('close', resolve);
    });
    const text = (attacker.document.getXmlFragment('content').get(0) as Y.XmlElement).get(0) as Y.XmlText;
    attacker.document.transact(() => {
      for (let n = 0; n < 210_000; n += 1) text.insert(0, 'x');
    });
    await turnedOut;
    attacker.close();
    honest.type('Still saved. ');
    await honest.settled();
    expect(await words()).toBe('Still saved. Start.');
  });

  it('does not affect normal nesting', async () => {
    const paragraph = new Y.XmlElement('paragraph');
    nest(honest, 20).insert(0, [paragraph]);
    paragraph.insert(0, [new Y.XmlText('Nested.')]);
    await honest.settled();
    expect(await words()).toContain('Nested.');
  });
});
