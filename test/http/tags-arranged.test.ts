import request from 'supertest';
import { applyOn, highlightsIn } from '../builders/tagged-highlights.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

describe('arranging tags over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  let boardId: string;
  let trust: string;
  let speed: string;

  const ask = async (person: Person, method: Method, path: string, body?: object) => {
    const agent = request(test.app.getHttpServer());
    const sent = agent[method](`/api/v1/${path}`).set('Authorization', `Bearer ${person.token}`);
    return body ? sent.send(body) : sent;
  };
  const made = async (path: string, title: string): Promise<string> =>
    (await ask(ada, 'post', path, { title })).body.id;
  const newTag = (title: string, groupId = trust) => made(`tag-groups/${groupId}/tags`, title);
  const undoOf = async (answer: ReturnType<typeof ask>): Promise<string> => {
    const { status, body } = await answer;
    expect([status, body]).toEqual([200, { undoId: expect.any(String) }]);
    return body.undoId;
  };
  const board = async () => (await ask(ada, 'get', `projects/${projectId}/tag-boards`)).body.items;
  const error = async (answer: ReturnType<typeof ask>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.title];
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    [ada, bob] = [await test.people.member(team), await test.people.member(team)];
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    projectId = await test.people.project(ada, 2);
    boardId = await made(`projects/${projectId}/tag-boards`, 'Themes');
    trust = await made(`tag-boards/${boardId}/groups`, 'Trust');
    speed = await made(`tag-boards/${boardId}/groups`, 'Speed');
  });

  it('answers each change with the id to undo it', async () => {
    const [one, slow] = [await newTag('One'), await newTag('Slow', speed)];
    const second = await made(`projects/${projectId}/tag-boards`, 'Second');
    const [highlight] = await highlightsIn(test.database, ada, projectId, 1);
    const before = await board();
    const changes: [Method, string, object?][] = [
      ['put', `tags/${one}/place`, { tagGroupId: speed, beforeTagId: slow }],
      ['patch', `tag-groups/${trust}`, { title: 'Belief', hex: '#F00' }],
      ['put', `tag-groups/${speed}/place`, { tagBoardId: boardId, beforeTagGroupId: trust }],
      ['put', `tag-boards/${second}/place`, { beforeTagBoardId: boardId }],
      ['post', `highlights/${highlight}/tags`, { tagIds: [one] }],
      ['delete', `highlights/${highlight}/tags/${one}`],
      ['post', `tags/${one}/merge`, { intoTagId: slow }],
      ['delete', `tags/${slow}`],
      ['delete', `tag-groups/${trust}`],
      ['delete', `tag-boards/${second}`],
    ];
    const undoIds: string[] = [];
    for (const change of changes) undoIds.push(await undoOf(ask(ada, ...change)));
    expect(await board()).toMatchObject([{ title: 'Themes', groups: [{ title: 'Speed', tags: [] }] }]);
    for (const undoId of undoIds.reverse()) expect((await ask(ada, 'post', `undo/${undoId}`)).status).toBe(200);
    // Undo is a change too, so earlier versions are stale.
    const worded = (boards: unknown) =>
      JSON.parse(JSON.stringify(boards, (key, value: unknown) => (key === 'version' ? undefined : value)));
    expect(worded(await board())).toEqual(worded(before));
  });

  it('tells why a change is refused', async () => {
    const [locked, other] = [await newTag('Locked'), await newTag('Other')];
    await ask(ada, 'patch', `tags/${locked}`, { locked: true });
    expect(await error(ask(ada, 'delete', `tags/${locked}`))).toEqual([409, 'Tag is locked']);
    expect(await error(ask(ada, 'post', `tags/${other}/merge`, { intoTagId: other }))).toEqual([
      422,
      'A tag cannot be merged into itself',
    ]);
    expect((await ask(ada, 'patch', `tags/${other}`, { color: 'teal', hex: 'ff0000' })).status).toBe(400);
    const undoId = await undoOf(ask(ada, 'delete', `tags/${other}`));
    expect(await error(ask(bob, 'post', `undo/${undoId}`))).toEqual([404, 'There is nothing to undo']);
    expect((await ask(ada, 'post', `undo/${undoId}`)).status).toBe(200);
    expect(await error(ask(ada, 'post', `undo/${undoId}`))).toEqual([409, 'That was undone already']);
  });

  it("lists the member's recently applied tags", async () => {
    const tag = await newTag('Recent');
    const [highlight] = await highlightsIn(test.database, ada, projectId, 1);
    await applyOn(test.database, ada, highlight!, tag, 1);
    expect((await ask(ada, 'get', `projects/${projectId}/recent-tags`)).body.items).toMatchObject([
      { title: 'Recent' },
    ]);
    expect((await ask(bob, 'get', `projects/${projectId}/recent-tags`)).body.items).toEqual([]);
  });
});
