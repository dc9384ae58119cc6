import type { Medium } from '@evident/domain/media';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { pdfOfPages } from '../support/pdf-of-pages.ts';
import { wavOf } from '../support/tones.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';

interface Shown {
  id: string;
  title: string;
  medium: Medium | null;
  thumbnail: string | null;
  excerpt: string;
  text: string;
  preview: string | null;
}

describe('lists show what notes are made of', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;
  let projectId: string;
  const notes = new Map<string, string>();

  const { as, server, idOf, get, items } = trashRequests(() => test);
  const note = async (title: string, markdown = ''): Promise<string> => {
    const id = await idOf(ada, `projects/${projectId}/notes`, { title, markdown });
    notes.set(title, id);
    return id;
  };
  const noteWith = async (title: string, name: string, bytes: Uint8Array) => {
    const noteId = await note(title);
    const { id: fileId } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as(ada))
        .attach('file', Buffer.from(bytes), name)
        .expect(201)
    ).body;
    await server().post(`/api/v1/notes/${noteId}/files`).set(as(ada)).send({ fileId, beforeFileId: null }).expect(200);
    return fileId as string;
  };
  const media = (shown: readonly Shown[]) => Object.fromEntries(shown.map(({ title, medium }) => [title, medium]));
  const rows = async (objectType: string): Promise<Shown[]> =>
    (await server().post(`/api/v1/projects/${projectId}/rows?limit=100`).set(as(ada)).send({ objectType }).expect(200))
      .body.items;
  const list = async () => (await items(ada, `projects/${projectId}/notes?limit=100`)) as unknown as Shown[];

  const EXPECTED = {
    Talk: 'AUDIO',
    Paper: 'PDF',
    Sheet: 'TABLE',
    Answers: 'SURVEY',
    Call: 'TRANSCRIPT',
    Words: 'TEXT',
  };
  let pdf: string;

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    await noteWith('Talk', 'talk.wav', wavOf([{ ms: 500, hz: 440 }]));
    pdf = await noteWith('Paper', 'paper.pdf', pdfOfPages(['Zanzibar dashboards are slow']));
    await noteWith('Sheet', 'sheet.csv', Buffer.from('a,b\n1,2\n'));
    await idOf(ada, `notes/${await note('Answers')}/questions`, { type: 'FREE_TEXT', text: 'Why?' });
    await note('Call', '**Ada** (0:21): I never trust the zanzibar number.');
    await note('Words', 'Only zanzibar text.');
    await until(async () => (await get(ada, `files/${pdf}/document`)).body.state === 'DONE', 60_000);
  }, 90_000);
  afterAll(() => test.close());

  it('in the notes of a project, its rows, recent items and own work', async () => {
    expect(media(await list())).toEqual(EXPECTED);
    expect(media(await rows('NOTE'))).toEqual(EXPECTED);
    for (const id of notes.values())
      await server().post('/api/v1/visits').set(as(ada)).send({ type: 'NOTE', id }).expect(204);
    const recent = (await items(ada, 'visits?limit=100')) as unknown as Shown[];
    expect(media(recent)).toMatchObject(EXPECTED);
    const own = (await items(ada, 'your-work?limit=100')) as unknown as Shown[];
    expect(media(own)).toMatchObject(EXPECTED);
    expect(own.find(({ id }) => id === projectId)).toMatchObject({ medium: null, thumbnail: null, preview: null });
    expect(own.find(({ title }) => title === 'Words')).toMatchObject({ preview: 'Only zanzibar text.' });
  });

  it('in highlights, found notes, and cards in texts', async () => {
    await idOf(ada, `notes/${notes.get('Words')}/highlights`, { start: 5, end: 13 });
    expect(await rows('HIGHLIGHT')).toMatchObject([{ text: 'zanzibar', medium: 'TEXT' }]);
    await until(async () => (await get(ada, 'search?query=zanzibar')).body.total === 4, 30_000);
    const { groups } = (await get(ada, 'search?query=zanzibar').expect(200)).body;
    const found = groups.flatMap(({ items: all }: { items: { type: string; id: string; medium?: Medium }[] }) => all);
    expect(
      Object.fromEntries(found.map(({ type, id, medium }: Shown & { type: string }) => [type + id, medium])),
    ).toMatchObject({
      [`NOTE${notes.get('Words')}`]: 'TEXT',
      [`NOTE${notes.get('Call')}`]: 'TRANSCRIPT',
      [`NOTE${notes.get('Paper')}`]: 'PDF',
    });
    const objects = `note:${notes.get('Paper')},project:${projectId}`;
    expect((await get(ada, `reference-cards?objects=${objects}`).expect(200)).body.items).toMatchObject([
      { medium: 'PDF', thumbnail: null, excerpt: 'Zanzibar dashboards are slow' },
      { medium: null },
    ]);
  });

  it('with the first words of its document where a note has none, unless the document is withheld', async () => {
    const paper = async () => (await list()).find(({ title }) => title === 'Paper')?.excerpt;
    expect(await paper()).toBe('Zanzibar dashboards are slow');
    expect((await rows('NOTE')).find(({ title }) => title === 'Paper')?.text).toBe('Zanzibar dashboards are slow');
    const [redaction] = await test.database.query<{ id: string }>(
      `INSERT INTO redaction (id, team_id, project_id, note_id, video, keyframes, audio, remove_words, state, restorable, created_by, created_at)
       SELECT gen_random_uuid(), team_id, project_id, id, 'KEEP', '[]', 'KEEP', true, 'APPLIED', true, created_by, now() FROM note WHERE id = $1 RETURNING id`,
      [notes.get('Paper')],
    );
    await test.database.query(
      'INSERT INTO withheld_file (team_id, file_id, redaction_id) SELECT team_id, id, $2 FROM file WHERE id = $1',
      [pdf, redaction!.id],
    );
    expect(await paper()).toBe('');
    expect((await rows('NOTE')).find(({ title }) => title === 'Paper')?.text).toBe('');
  });

  it('to members who see the project only', async () => {
    expect(await items(stranger, `projects/${projectId}/notes`)).toEqual([]);
    expect((await items(stranger, 'your-work')).length).toBe(0);
    const { body } = await get(stranger, `reference-cards?objects=note:${notes.get('Paper')}`).expect(200);
    expect(body.items).toEqual([]);
  });
});
