import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, openApp } from '../support/app.ts';
import { deriveCopies, importedNote } from '../support/derived-copies.ts';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { storeAiText } from '../support/stored-ai-text.ts';
import { storedIn } from '../support/stored-words.ts';
import { quiet } from './matrix/state-of.ts';

const WORD = 'Zanzibarquux';
const PARAPHRASE = 'The person in charge delays the bills.';
const RECORDING = `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Ana>We tried the old tool for a year, and it broke every single week.

00:00:06.000 --> 00:00:12.000
<v Ben>Our manager ${WORD} never signs the last invoice of the month.
`;

describe('redacting words of a note', () => {
  let test: TestApp;
  /** With full access. */
  let owner: Person;
  /** With write access. */
  let editor: Person;
  let projectId: string;
  const dataFolder = mkdtempSync(join(tmpdir(), 'evident-redactions-'));

  const { send, get, remove, items } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await openApp({ dataFolder });
  });
  beforeEach(async () => {
    const team = await test.people.team();
    owner = await test.people.member(team);
    editor = await test.people.member(team);
    projectId = await test.people.project(owner, 2);
  });
  afterAll(() => test.close());

  const imported = () => importedNote(test, editor, projectId, RECORDING);
  const plan = async (noteId: string, quote = WORD): Promise<string> =>
    (await send('post', editor, `notes/${noteId}/redactions`, { words: { quote } }).expect(201)).body.id;
  const apply = (noteId: string) => send('post', editor, `notes/${noteId}/redactions/apply`);
  const textOf = async (noteId: string): Promise<string> =>
    (await get(editor, `notes/${noteId}/content?format=text`).expect(200)).text;
  const stored = () => storedIn(test.database, dataFolder, WORD);

  /** A note with the word in everything that is derived from it or quotes it. */
  const study = async () => {
    const noteId = await imported();
    await send('patch', editor, `notes/${noteId}`, { title: `Interview about ${WORD}` }).expect(204);
    const key = { 'Idempotency-Key': `highlight-${noteId}` };
    const around = (
      await send('post', editor, `notes/${noteId}/highlights`, { quote: `manager ${WORD} never signs` })
        .set(key)
        .expect(201)
    ).body.id;
    const exact = (await send('post', editor, `notes/${noteId}/highlights`, { quote: WORD }).expect(201)).body.id;
    const removed = (await send('post', editor, `notes/${noteId}/highlights`, { quote: `${WORD} never` }).expect(201))
      .body.id;
    await remove(editor, `highlights/${removed}`).expect(200);
    const { id: insightId } = (
      await send('post', editor, `projects/${projectId}/insights`, {
        title: `What ${WORD} does`,
        markdown: `They said: Our manager ${WORD} never signs the last invoice.`,
        evidence: [around],
      }).expect(201)
    ).body;
    await send('put', editor, `insights/${insightId}/publication`).expect(200);
    await send('put', editor, `projects/${projectId}/readme`, { markdown: `Do not name ${WORD}.` }).expect(204);
    await send('put', editor, `projects/${projectId}/readme`, { markdown: 'Rules' }).expect(204);
    await deriveCopies(test, editor, { projectId, noteId, word: WORD });
    const quoted = { ...editor, noteId, quote: `Our manager ${WORD} never signs` };
    await storeAiText(test.database, quoted);
    // Undo entries: one of no project, and one of another project.
    await test.database.query(
      `INSERT INTO undo_entry (id, team_id, member_id, project_id, label, kind, before, created_at)
       SELECT gen_random_uuid(), $1, $2, p, 'Renamed', 'test', $4, now() FROM unnest(ARRAY[NULL, $3::uuid]) p`,
      [editor.teamId, editor.userId, await test.people.project(owner, 2), { title: `When does ${WORD} sign?` }],
    );
    // A paraphrase has none of the words.
    await storeAiText(test.database, { ...quoted, sentence: PARAPHRASE });
    // A member took it into an insight, and the text of a doc was replaced by it.
    await send('post', editor, `projects/${projectId}/insights`, {
      title: 'Bills',
      markdown: `Mine.\n\n${PARAPHRASE}`,
    }).expect(201);
    await test.database.query(
      `INSERT INTO undo_entry (id, team_id, member_id, project_id, label, kind, before, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 'Replaced a text', 'test', $4, now())`,
      [editor.teamId, editor.userId, projectId, { content: PARAPHRASE }],
    );
    await quiet(test);
    return { noteId, around, exact, insightId };
  };

  it('leaves the words nowhere but with members with full access', async () => {
    const { noteId, around, exact, insightId } = await study();
    expect(await stored()).toEqual(
      expect.arrayContaining(['file', 'public.document', 'public.file_page', 'public.highlight', 'public.reel']),
    );
    const redactionId = await plan(noteId);
    const { body } = await apply(noteId).expect(200);
    expect(body).toMatchObject({ documents: 3 });
    await quiet(test);
    expect(await stored()).toEqual(['file', 'public.redaction_original']);
    const told = PARAPHRASE.slice(0, -1);
    expect(await storedIn(test.database, dataFolder, told)).toEqual(['public.redaction_original']);

    expect(await textOf(noteId)).toContain('Our manager [redacted] never signs');
    expect((await get(editor, `highlights/${around}`).expect(200)).body.text).toBe('manager [redacted] never signs');
    expect((await get(editor, `highlights/${exact}`).expect(200)).body).toMatchObject({
      text: '[redacted]',
      lost: false,
    });
    expect((await get(editor, `insights/${insightId}`).expect(200)).body.title).toBe('What [redacted] does');
    for (const query of [WORD, 'redacted'])
      expect((await get(editor, `search?query=${query}`).expect(200)).body.total).toBe(0);
    expect((await get(editor, 'search?query=invoice').expect(200)).body.total).toBeGreaterThan(0);

    expect((await items(editor, `notes/${noteId}/redactions`))[0]).toMatchObject({ state: 'APPLIED', words: null });
    expect((await items(owner, `notes/${noteId}/redactions`))[0].words).toBe(WORD);
    const [source] = await test.database.query<{ fileId: string }>(
      'SELECT m.file_id AS "fileId" FROM import_file m JOIN note n ON n.import_file_id = m.id WHERE n.id = $1',
      [noteId],
    );
    await get(editor, `files/${source!.fileId}/content`).expect(404);
    await get(owner, `files/${source!.fileId}/content`).expect(200);

    await remove(editor, `redactions/${redactionId}/original`).expect(403);
    await remove(owner, `redactions/${redactionId}/original`).expect(204);
    expect(await stored()).toEqual([]);
    await send('post', owner, `redactions/${redactionId}/restore`).expect(409);
  });

  it('restores everything for members with full access', async () => {
    const { noteId, around, exact, insightId } = await study();
    const before = await textOf(noteId);
    const redactionId = await plan(noteId);
    await apply(noteId).expect(200);
    await send('post', editor, `redactions/${redactionId}/restore`).expect(403);
    const { body } = await send('post', owner, `redactions/${redactionId}/restore`).expect(200);
    expect(body.missing).toBe(0);
    expect(await textOf(noteId)).toBe(before);
    expect((await get(editor, `highlights/${around}`)).body.text).toBe(`manager ${WORD} never signs`);
    expect((await get(editor, `highlights/${exact}`)).body.text).toBe(WORD);
    expect((await get(editor, `insights/${insightId}`)).body.title).toBe(`What ${WORD} does`);
    expect(await stored()).toEqual(expect.arrayContaining(['public.file', 'public.file_page', 'public.reel']));
    expect((await get(editor, `search?query=${WORD}`)).body.total).toBeGreaterThan(0);
    expect(await items(owner, `notes/${noteId}/redactions`)).toEqual([]);
  });

  it('leaves the same words elsewhere, if they are not a copy', async () => {
    const noteId = await imported();
    const { id: otherId } = (
      await send('post', editor, `projects/${projectId}/notes`, {
        title: 'Another',
        markdown: 'The last invoice was wrong.',
      }).expect(201)
    ).body;
    await plan(noteId, 'the last invoice');
    await apply(noteId).expect(200);
    expect(await textOf(noteId)).toContain('never signs [redacted] of the month');
    expect(await textOf(otherId)).toContain('The last invoice was wrong.');
  });

  it('changes, deletes and undoes a plan before it is applied', async () => {
    const noteId = await imported();
    const id = await plan(noteId);
    await send('patch', editor, `redactions/${id}`, { startMs: 13_000 }).expect(400);
    const { body } = await remove(editor, `redactions/${id}`).expect(200);
    expect(await items(editor, `notes/${noteId}/redactions`)).toEqual([]);
    await send('post', editor, `undo/${body.undoId}`).expect(200);
    await send('post', editor, `undo/${body.undoId}/redo`).expect(204);
    await send('post', editor, `undo/${body.undoId}`).expect(200);
    expect((await items(editor, `notes/${noteId}/redactions`))[0]).toMatchObject({
      id,
      words: WORD,
      state: 'PENDING',
      startMs: 6000,
      endMs: 12_150,
    });
    await apply(noteId).expect(200);
    await remove(editor, `redactions/${id}`).expect(409);
    await apply(noteId).expect(409);
  });
});
