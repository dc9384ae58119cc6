import request from 'supertest';
import { applyOn, highlightsIn } from '../builders/tagged-highlights.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

describe('arranging tags over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let viewer: Person;
  let stranger: Person;
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
  const titlesIn = async (groupId: string): Promise<string[]> =>
    (await board())
      .flatMap((each: { groups: { id: string; tags: { title: string }[] }[] }) => each.groups)
      .find(({ id }: { id: string }) => id === groupId)
      ?.tags.map(({ title }: { title: string }) => title);
  const error = async (answer: ReturnType<typeof ask>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.title];
  };

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    [ada, bob, viewer] = [
      await test.people.member(team),
      await test.people.member(team),
      await test.people.member(team, 'VIEWER'),
    ];
    stranger = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    projectId = await test.people.project(ada, 2);
    boardId = await made(`projects/${projectId}/tag-boards`, 'Themes');
    trust = await made(`tag-boards/${boardId}/groups`, 'Trust');
    speed = await made(`tag-boards/${boardId}/groups`, 'Speed');
  });

  it('moves a tag before a neighbor or to the end of a group, and back', async () => {
    const [one, , slow] = [await newTag('One'), await newTag('Two'), await newTag('Slow', speed)];
    const undoId = await undoOf(ask(ada, 'put', `tags/${one}/place`, { tagGroupId: speed, beforeTagId: slow }));
    expect([await titlesIn(trust), await titlesIn(speed)]).toEqual([['Two'], ['One', 'Slow']]);
    expect((await ask(ada, 'post', `undo/${undoId}`)).status).toBe(204);
    expect([await titlesIn(trust), await titlesIn(speed)]).toEqual([['One', 'Two'], ['Slow']]);
    await undoOf(ask(ada, 'put', `tags/${one}/place`, { tagGroupId: trust, beforeTagId: null }));
    expect(await titlesIn(trust)).toEqual(['Two', 'One']);
  });

  it('merges a tag into another, once per highlight with its first application, and back', async () => {
    const [gone, kept] = [await newTag('Doubt'), await newTag('Trust')];
    const [both, only] = await highlightsIn(test.database, ada, projectId, 2);
    for (const [who, highlight, tag, day] of [
      [bob, both!, gone, 2],
      [ada, both!, kept, 5],
      [bob, only!, gone, 3],
    ] as const)
      await applyOn(test.database, who, highlight, tag, day);
    const tagsOf = async (id: string) =>
      (await ask(ada, 'get', `highlights/${id}`)).body.tags.map(
        ({ title, appliedBy, appliedAt }: Record<string, string>) => [title, appliedBy, appliedAt!.slice(8, 10)],
      );
    const before = [await tagsOf(both!), await tagsOf(only!)];
    const undoId = await undoOf(ask(ada, 'post', `tags/${gone}/merge`, { intoTagId: kept }));
    expect([await tagsOf(both!), await tagsOf(only!)]).toEqual([
      [['Trust', bob.userId, '02']],
      [['Trust', bob.userId, '03']],
    ]);
    expect((await ask(ada, 'get', `tags/${kept}`)).body.highlightCount).toBe(2);
    expect((await ask(ada, 'get', `tags/${gone}`)).status).toBe(404);
    expect((await ask(ada, 'post', `undo/${undoId}`)).status).toBe(204);
    expect([await tagsOf(both!), await tagsOf(only!)]).toEqual(before);
  });

  it.each([
    ['a tag', (tag: string) => `tags/${tag}`],
    ['a group', () => `tag-groups/${trust}`],
    ['a board', () => `tag-boards/${boardId}`],
  ])('deletes %s and restores it with its contents', async (_, path) => {
    const tag = await newTag('Doubt');
    const [highlight] = await highlightsIn(test.database, ada, projectId, 1);
    await applyOn(test.database, bob, highlight!, tag, 2);
    const before = await board();
    const undoId = await undoOf(ask(ada, 'delete', path(tag)));
    expect((await ask(ada, 'get', `tags/${tag}`)).status).toBe(404);
    expect((await ask(ada, 'get', `highlights/${highlight}`)).body.tags).toEqual([]);
    expect((await ask(ada, 'post', `undo/${undoId}`)).status).toBe(204);
    expect(await board()).toEqual(before);
    expect((await ask(ada, 'get', `highlights/${highlight}`)).body.tags).toMatchObject([
      { id: tag, appliedBy: bob.userId, appliedAt: '2026-03-02T00:00:00.000Z' },
    ]);
  });

  it('gives a group any color, and a tag its own', async () => {
    const tag = await newTag('Colored');
    const shown = async () => {
      const { color, hex, ownHex } = (await ask(ada, 'get', `tags/${tag}`)).body;
      return { color, hex, ownHex };
    };
    await undoOf(ask(ada, 'patch', `tag-groups/${trust}`, { hex: '#F00' }));
    expect(await shown()).toEqual({ color: 'red', hex: 'ff0000', ownHex: null });
    const own = await undoOf(ask(ada, 'patch', `tags/${tag}`, { color: 'teal' }));
    expect(await shown()).toEqual({ color: 'teal', hex: '059583', ownHex: '059583' });
    expect((await ask(ada, 'post', `undo/${own}`)).status).toBe(204);
    expect(await shown()).toEqual({ color: 'red', hex: 'ff0000', ownHex: null });
    expect((await ask(ada, 'patch', `tags/${tag}`, { color: 'teal', hex: 'ff0000' })).status).toBe(400);
  });

  it('renames and recolors a group, moves groups and boards, and back', async () => {
    const second = await made(`projects/${projectId}/tag-boards`, 'Second');
    const before = await board();
    const undoIds = [
      await undoOf(ask(ada, 'patch', `tag-groups/${trust}`, { title: 'Belief', color: 'pink' })),
      await undoOf(ask(ada, 'put', `tag-groups/${speed}/place`, { tagBoardId: boardId, beforeTagGroupId: trust })),
      await undoOf(ask(ada, 'put', `tag-groups/${trust}/place`, { tagBoardId: second })),
      await undoOf(ask(ada, 'patch', `tag-boards/${second}`, { title: 'Other' })),
      await undoOf(ask(ada, 'put', `tag-boards/${second}/place`, { beforeTagBoardId: boardId })),
    ];
    expect(await board()).toMatchObject([
      { title: 'Other', groups: [{ title: 'Belief', color: 'pink' }] },
      { title: 'Themes', groups: [{ title: 'Speed' }] },
    ]);
    for (const undoId of undoIds.reverse()) expect((await ask(ada, 'post', `undo/${undoId}`)).status).toBe(204);
    // Undo is a change too, so earlier versions are stale.
    const worded = (boards: unknown) =>
      JSON.parse(JSON.stringify(boards, (key, value: unknown) => (key === 'version' ? undefined : value)));
    expect(worded(await board())).toEqual(worded(before));
  });

  it('refuses every change of a locked tag and its ancestors', async () => {
    const [locked, other] = [await newTag('Locked'), await newTag('Other')];
    await ask(ada, 'patch', `tags/${locked}`, { locked: true });
    const refused = [409, 'Tag is locked'];
    expect(await error(ask(ada, 'put', `tags/${locked}/place`, { tagGroupId: speed }))).toEqual(refused);
    expect(await error(ask(ada, 'post', `tags/${locked}/merge`, { intoTagId: other }))).toEqual(refused);
    expect(await error(ask(ada, 'post', `tags/${other}/merge`, { intoTagId: locked }))).toEqual(refused);
    expect(await error(ask(ada, 'delete', `tags/${locked}`))).toEqual(refused);
    for (const path of [`tag-groups/${trust}`, `tag-boards/${boardId}`])
      expect(await error(ask(ada, 'delete', path))).toEqual([409, 'It contains a locked tag']);
    expect(await titlesIn(trust)).toEqual(['Locked', 'Other']);
  });

  it('refuses another project’s groups, boards and tags, and merging a tag into itself', async () => {
    const tag = await newTag('Here');
    const elsewhere = await test.people.project(ada, 2);
    const otherBoard = await made(`projects/${elsewhere}/tag-boards`, 'There');
    const otherGroup = await made(`tag-boards/${otherBoard}/groups`, 'There');
    const otherTag = await newTag('There', otherGroup);
    expect(await error(ask(ada, 'put', `tags/${tag}/place`, { tagGroupId: otherGroup }))).toEqual([
      422,
      'Tag group not found in this project',
    ]);
    expect(await error(ask(ada, 'put', `tag-groups/${trust}/place`, { tagBoardId: otherBoard }))).toEqual([
      422,
      'Tag board not found in this project',
    ]);
    expect(await error(ask(ada, 'post', `tags/${tag}/merge`, { intoTagId: otherTag }))).toEqual([
      422,
      'Tag not found in this project',
    ]);
    expect(await error(ask(ada, 'post', `tags/${tag}/merge`, { intoTagId: tag }))).toEqual([
      422,
      'A tag cannot be merged into itself',
    ]);
  });

  it('is refused to viewers and other teams', async () => {
    const [tag, other] = [await newTag('Mine'), await newTag('Mine too')];
    const before = await board();
    const attempts: [Method, string, object?][] = [
      ['put', `tags/${tag}/place`, { tagGroupId: speed }],
      ['post', `tags/${tag}/merge`, { intoTagId: other }],
      ['delete', `tags/${tag}`],
      ['patch', `tag-groups/${trust}`, { title: 'Theirs' }],
      ['put', `tag-groups/${trust}/place`, { tagBoardId: boardId }],
      ['delete', `tag-groups/${trust}`],
      ['patch', `tag-boards/${boardId}`, { title: 'Theirs' }],
      ['put', `tag-boards/${boardId}/place`, { beforeTagBoardId: null }],
      ['delete', `tag-boards/${boardId}`],
    ];
    for (const attempt of attempts) {
      expect(await error(ask(viewer, ...attempt))).toEqual([403, 'Viewers cannot edit']);
      expect((await ask(stranger, ...attempt)).status).toBe(404);
    }
    expect(await board()).toEqual(before);
  });

  it("refuses to undo another member's change, or to undo twice", async () => {
    const undoId = await undoOf(ask(ada, 'delete', `tags/${await newTag('Once')}`));
    for (const person of [bob, stranger])
      expect(await error(ask(person, 'post', `undo/${undoId}`))).toEqual([404, 'There is nothing to undo']);
    expect((await ask(ada, 'post', `undo/${undoId}`)).status).toBe(204);
    expect(await error(ask(ada, 'post', `undo/${undoId}`))).toEqual([409, 'That was undone already']);
  });

  it('explains why a change can no longer be undone, and changes nothing', async () => {
    const [a, b, c] = [await newTag('A'), await newTag('B'), await newTag('C')];
    const first = await undoOf(ask(ada, 'post', `tags/${a}/merge`, { intoTagId: b }));
    const second = await undoOf(ask(ada, 'post', `tags/${b}/merge`, { intoTagId: c }));
    const { status, body } = await ask(ada, 'post', `undo/${first}`);
    expect([status, body.errors[0]]).toEqual([
      409,
      {
        code: 'InvalidOperation',
        title: 'That can no longer be undone',
        message: 'The tag “B” is gone since then: bring it back first.',
      },
    ]);
    expect(await titlesIn(trust)).toEqual(['C']);
    for (const undoId of [second, first]) expect((await ask(ada, 'post', `undo/${undoId}`)).status).toBe(204);
    expect(await titlesIn(trust)).toEqual(['A', 'B', 'C']);
  });

  it("lists the member's recently applied tags, latest first, at most nine", async () => {
    const tags: string[] = [];
    for (let n = 1; n <= 11; n += 1) tags.push(await newTag(`Tag ${n}`));
    const [highlight, another] = await highlightsIn(test.database, ada, projectId, 2);
    for (const [index, tag] of tags.slice(0, 10).entries())
      await applyOn(test.database, ada, highlight!, tag, index + 1);
    await applyOn(test.database, ada, another!, tags[0]!, 20);
    await applyOn(test.database, bob, another!, tags[10]!, 21);
    const recent = (await ask(ada, 'get', `projects/${projectId}/recent-tags`)).body.items.map(
      ({ title }: { title: string }) => title,
    );
    expect(recent).toEqual(['Tag 1', 'Tag 10', 'Tag 9', 'Tag 8', 'Tag 7', 'Tag 6', 'Tag 5', 'Tag 4', 'Tag 3']);
    expect((await ask(stranger, 'get', `projects/${projectId}/recent-tags`)).body.items).toEqual([]);
  });
});
