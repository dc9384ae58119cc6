import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

interface Version {
  readonly name: string | null;
  readonly authors: readonly { readonly id: string }[];
  readonly current: boolean;
}

describe('versions of texts', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let projectId: string;
  let noteId: string;

  const { send, get, remove } = peopleRequests(() => test);
  const write = (by: Person, markdown: string) => send('put', by, `notes/${noteId}/content`, { markdown }).expect(204);
  const versions = async (by = ada, of = `notes/${noteId}`) => (await get(by, `${of}/versions`).expect(200)).body.items;
  const textOf = async (): Promise<string> => (await get(ada, `notes/${noteId}/content?format=text`).expect(200)).text;
  const highlight = async (quote: string, tagIds: string[] = []): Promise<string> =>
    (await send('post', ada, `notes/${noteId}/highlights`, { quote, tagIds }).expect(201)).body.id;
  const found = async (id: string) => {
    const { text, lost, tags } = (await get(ada, `highlights/${id}`).expect(200)).body;
    return { text, lost, tags: tags.map(({ title }: { title: string }) => title) };
  };
  /** Lets time pass since the last edits. */
  const pause = (minutes: number) =>
    test.database.query(
      `UPDATE text_version SET began_at = began_at - make_interval(mins => $2), ended_at = ended_at - make_interval(mins => $2) WHERE document_id = $1`,
      [noteId, minutes],
    );

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    projectId = await test.people.project(ada, 2);
    noteId = (await send('post', ada, `projects/${projectId}/notes`, { markdown: 'The price is high.' }).expect(201))
      .body.id;
  });
  afterAll(() => test.close());

  it('group edits by member and pause, and keep the text before the first edit', async () => {
    expect(await versions()).toEqual([]);
    await write(ada, 'The price is too high.');
    await write(ada, 'The price is far too high.');
    await pause(2);
    await write(ben, 'The price is fair.');
    await pause(11);
    await write(ben, 'The price is good.');
    const all = await versions();
    const names = all.map(({ authors, current }: Version) => [authors.map(({ id }) => id), current]);
    expect(names).toEqual([
      [[ben.userId], true],
      [[ben.userId], false],
      [[ada.userId], false],
      [[], false],
    ]);
    const texts = await Promise.all(
      all.map(async ({ id }: { id: string }) => (await get(viewer, `text-versions/${id}`).expect(200)).body.text),
    );
    expect(texts).toEqual([
      'The price is good.',
      'The price is fair.',
      'The price is far too high.',
      'The price is high.',
    ]);
    const { body } = await get(viewer, `text-versions/${all[2].id}/comparison`).expect(200);
    expect(body).toMatchObject({ addedWords: 2, removedWords: 0, complete: true, since: { id: all[3].id } });
    expect(body.blocks[0].parts).toContainEqual({ text: 'far too ', change: 'ADDED' });
    const far = (await get(viewer, `text-versions/${all[0].id}/comparison?since=${all[3].id}`).expect(200)).body;
    expect(far).toMatchObject({ addedWords: 1, removedWords: 1 });
  });

  it('do not begin with highlights alone', async () => {
    await write(ada, 'The price is too high.');
    await pause(20);
    await highlight('price');
    await remove(ada, `highlights/${await highlight('high')}`).expect(200);
    await get(ada, `notes/${noteId}/content`).expect(200);
    expect(await versions()).toHaveLength(2);
  });

  it('get names, which only members with write access give and take', async () => {
    const { id } = (await send('post', ada, `notes/${noteId}/versions`, { name: ' Before coding ' }).expect(201)).body;
    expect(await versions()).toMatchObject([{ id, name: 'Before coding', current: false, authors: [] }]);
    await send('post', ada, `notes/${noteId}/versions`, { name: 'Again' }).expect(409);
    await send('post', viewer, `notes/${noteId}/versions`, { name: 'Mine' }).expect(403);
    await send('patch', viewer, `text-versions/${id}`, { name: 'Mine' }).expect(403);
    await send('patch', ada, `text-versions/${id}`, { name: null }).expect(204);
    await write(ada, 'Other words.');
    const [now] = await versions();
    await send('patch', ada, `text-versions/${now.id}`, { name: 'Now' }).expect(409);
    expect((await versions()).map(({ name }: Version) => name)).toEqual([null, null]);
  });

  it('are restored with their highlights, in one step that can be undone', async () => {
    const board = (await send('post', ada, `projects/${projectId}/tag-boards`, { title: 'Board' }).expect(201)).body.id;
    const group = (await send('post', ada, `tag-boards/${board}/groups`, { title: 'Group' }).expect(201)).body.id;
    const tag = (await send('post', ada, `tag-groups/${group}/tags`, { title: 'Price' }).expect(201)).body.id;
    await write(ada, 'First line stays.\n\nThe price of the plan is far too high.\n\nThe trial was short.');
    const [kept, lost, deleted] = [
      await highlight('First line'),
      await highlight('The price of the plan'),
      await highlight('trial was short', [tag]),
    ];
    const { id } = (await send('post', ada, `notes/${noteId}/versions`, { name: 'Coded' }).expect(201)).body;
    await remove(ada, `highlights/${deleted}`).expect(200);
    await write(ben, 'First line stays.\n\nSomething else entirely, in other words.');
    const later = await highlight('Something else entirely');
    expect(await found(lost)).toMatchObject({ lost: true });

    await send('post', viewer, `text-versions/${id}/restoration`).expect(403);
    const { undoId } = (await send('post', ada, `text-versions/${id}/restoration`).expect(200)).body;
    expect(await textOf()).toBe('First line stays.\nThe price of the plan is far too high.\nThe trial was short.');
    expect(await found(kept)).toEqual({ text: 'First line', lost: false, tags: [] });
    expect(await found(lost)).toEqual({ text: 'The price of the plan', lost: false, tags: [] });
    expect(await found(deleted)).toEqual({ text: 'trial was short', lost: false, tags: ['Price'] });
    expect(await found(later)).toMatchObject({ text: 'Something else entirely', lost: true });
    const [now, before] = await versions();
    expect([now.restoredFrom !== null, now.authors[0].id, before.authors[0].id]).toEqual([
      true,
      ada.userId,
      ben.userId,
    ]);

    await send('post', ada, `undo/${undoId}`).expect(200);
    await send('post', ada, `undo/${undoId}/redo`).expect(204);
    await send('post', ada, `undo/${undoId}`).expect(200);
    expect(await textOf()).toBe('First line stays.\nSomething else entirely, in other words.');
    expect(await found(later)).toMatchObject({ text: 'Something else entirely', lost: false });
    expect(await found(lost)).toMatchObject({ lost: true });
    await get(ada, `highlights/${deleted}`).expect(404);
  });

  it('are not undone over later edits, nor restored onto themselves or into archived notes', async () => {
    await write(ada, 'Second.');
    const [now, first] = await versions();
    await send('post', ada, `text-versions/${now.id}/restoration`).expect(409);
    const { undoId } = (await send('post', ada, `text-versions/${first.id}/restoration`).expect(200)).body;
    await write(ada, 'Third.');
    await send('post', ada, `undo/${undoId}`).expect(409);
    await send('patch', ada, `notes/${noteId}`, { archived: true }).expect(204);
    await send('post', ada, `text-versions/${first.id}/restoration`).expect(409);
    expect(await versions(viewer)).toHaveLength(3);
  });

  it('of an insight are for members with write access while it is published, and lose evidence out of sight', async () => {
    const hidden = await test.people.project(ada);
    const other = (await send('post', ada, `projects/${hidden}/notes`, { markdown: 'Hidden words.' }).expect(201)).body
      .id;
    const evidence = (await send('post', ada, `notes/${other}/highlights`, { quote: 'Hidden' }).expect(201)).body.id;
    const insight = { title: 'Prices', markdown: 'First.', evidence: [evidence] };
    const insightId = (await send('post', ada, `projects/${projectId}/insights`, insight).expect(201)).body.id;
    await send('put', ada, `insights/${insightId}/content`, { markdown: 'Second.' }).expect(204);
    const all = await versions(viewer, `insights/${insightId}`);
    await send('post', ben, `text-versions/${all[1].id}/restoration`).expect(200);
    const { body } = await get(ada, `insights/${insightId}/content`).expect(200);
    expect(JSON.stringify(body.content)).not.toContain('evidence');
    expect(body.text.trim()).toBe('First.');
    await send('put', ada, `insights/${insightId}/publication`).expect(200);
    expect(await versions(viewer, `insights/${insightId}`)).toEqual([]);
    await get(viewer, `text-versions/${all[1].id}`).expect(404);
    await get(ada, `notes/${insightId}/versions`).expect(404);
  });

  it('lose redacted words and the words of erased people', async () => {
    const [word, name] = ['Zanzibarquux', 'Ana Quuxington'];
    await write(
      ada,
      `**${name}** (0:01): Our manager ${word} never signs.\n\n**Ben** (0:09): She means **Zanzi**barquux.`,
    );
    await send('post', ada, `notes/${noteId}/versions`, { name: `About ${word} and ${name}` }).expect(201);
    const insight = { title: 'Bills', markdown: `Our manager ${word} never signs the last invoice.` };
    const insightId = (await send('post', ada, `projects/${projectId}/insights`, insight).expect(201)).body.id;
    await send('put', ada, `insights/${insightId}/content`, { markdown: 'Nothing.' }).expect(204);
    await write(ada, `**${name}** (0:01): Our manager ${word} never signs.\n\n**Ben** (0:09): Yes.`);
    await send('post', ada, `notes/${noteId}/redactions`, { words: { quote: word } }).expect(201);
    await send('post', ada, `notes/${noteId}/redactions/apply`).expect(200);
    const stored = async (): Promise<string> => {
      const [row] = await test.database.query<{ all: string }>(
        `SELECT string_agg(concat_ws(' ', name, content, text, speakers, highlights), ' ') AS all FROM text_version WHERE team_id = $1`,
        [ada.teamId],
      );
      return row!.all;
    };
    expect(await stored()).toContain('Our manager [redacted] never signs the last invoice.');
    expect(await stored()).toContain('About [redacted] and');
    expect(await stored()).not.toMatch(/zanzi|barquux/i);
    expect(await stored()).toContain(name);

    const { speakers } = (await get(ada, `notes/${noteId}/content`).expect(200)).body;
    const speakerId = Object.keys(speakers).find((id) => speakers[id] === name);
    const personId = (await send('post', ada, 'people', { name }).expect(201)).body.id;
    await send('post', ada, `notes/${noteId}/people`, { personId, speakerId }).expect(200);
    const manager = await test.people.member(ada.teamId, 'MANAGER');
    await send('post', manager, `people/${personId}/erasure`, { removeWords: true }).expect(201);
    expect(await stored()).not.toMatch(/quuxington|never signs\./i);
    expect((await versions()).map(({ name }: Version) => name)).toContain('About [redacted] and [erased]');
  });
});
