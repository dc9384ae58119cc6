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

describe('redacting the name of a speaker', () => {
  let test: TestApp;
  /** With full access. */
  let owner: Person;
  /** With write access. */
  let editor: Person;
  let projectId: string;
  const dataFolder = mkdtempSync(join(tmpdir(), 'evident-redacted-speakers-'));

  const { send, get, items } = peopleRequests(() => test);

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

  const named = (name: string, also = '') => `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Ana>We tried the old tool for a year, and it broke every single week.

00:00:06.000 --> 00:00:12.000
<v ${name} Berg>Our manager${also} never signs the last invoice of the month.
`;

  /** Plans what redacting a name plans: each of its places, and the speakers with it. */
  const planName = async (noteId: string, name: string): Promise<string[]> => {
    const ids: string[] = [];
    const found = (await items(editor, `projects/${projectId}/named?name=${name}`)).find(
      (one: { noteId: string }) => one.noteId === noteId,
    );
    for (const { startMs: _, endMs: __, ...words } of found.places)
      ids.push((await send('post', editor, `notes/${noteId}/redactions`, { words }).expect(201)).body.id);
    for (const { speakerId: id } of found.speakers)
      ids.push(
        (
          await send('post', editor, `notes/${noteId}/redactions`, {
            speaker: { id, name: 'Participant', found: name },
          }).expect(201)
        ).body.id,
      );
    return ids;
  };
  const redactName = async (noteId: string, name: string) =>
    send('post', editor, `notes/${noteId}/redactions/apply`, { redactionIds: await planName(noteId, name) }).expect(
      200,
    );
  const spoken = async (name: string, also: string) => {
    const noteId = await importedNote(test, editor, projectId, named(name, also));
    await send('patch', editor, `notes/${noteId}`, { title: `Interview with ${name}` }).expect(204);
    const { body: highlight } = await send('post', editor, `notes/${noteId}/highlights`, {
      quote: 'never signs the last invoice',
    })
      .set({ 'Idempotency-Key': `spoken-${noteId}` })
      .expect(201);
    const { body: insight } = await send('post', editor, `projects/${projectId}/insights`, {
      title: `What ${name} Berg does`,
      markdown: `Ask ${name} about it.`,
      evidence: [highlight.id],
    }).expect(201);
    await send('put', editor, `insights/${insight.id}/publication`).expect(200);
    await deriveCopies(test, editor, { projectId, noteId, word: name });
    const { speakers } = (await get(editor, `notes/${noteId}/content`).expect(200)).body;
    const speakerId = Object.keys(speakers).find((id) => speakers[id] === `${name} Berg`)!;
    const personId = (await send('post', editor, 'people', { name: 'Customer 7' }).expect(201)).body.id;
    await send('post', editor, `notes/${noteId}/people`, { personId, speakerId }).expect(200);
    await storeAiText(test.database, { ...editor, noteId, quote: 'never signs the last', speaker: `${name} Berg` });
    await storeAiText(test.database, {
      ...editor,
      noteId: (await silent()).id,
      quote: 'Nothing',
      speaker: `${name} Berg`,
    });
    await send('post', editor, `notes/${noteId}/redactions`, { words: { quote: 'the last invoice' } }).expect(201);
    await quiet(test);
    return { noteId, speakerId, personId };
  };
  const silent = async () =>
    (await send('post', editor, `projects/${projectId}/notes`, { title: 'Empty', markdown: 'Nothing.' }).expect(201))
      .body;

  it.each([
    ['only as speaker', 'Xylophonquux', ''],
    ['as speaker and as a word', 'Yodelingquux', ' Yodelingquux'],
  ])('stays nowhere when it occurs %s', async (_, name, also) => {
    const { noteId, speakerId, personId } = await spoken(name, also);
    expect(await storedIn(test.database, dataFolder, name)).toEqual(
      expect.arrayContaining(['file', 'public.document', 'public.ai_text']),
    );
    await redactName(noteId, name);
    await quiet(test);
    expect(await storedIn(test.database, dataFolder, name)).toEqual(['file', 'public.redaction_original']);
    const { speakers } = (await get(editor, `notes/${noteId}/content`).expect(200)).body;
    expect(speakers[speakerId]).toBe('Participant');
    expect(await items(editor, `notes/${noteId}/people`)).toEqual([]);
    const ofSpeaker = async (person: Person) =>
      (await items(person, `notes/${noteId}/redactions`)).find((one: { speaker: unknown }) => one.speaker);
    expect(await ofSpeaker(editor)).toMatchObject({
      state: 'APPLIED',
      words: null,
      speaker: { name: 'Participant' },
    });
    const { id, words } = await ofSpeaker(owner);
    expect(words).toBe(`${name} Berg`);

    const restored = await send('post', owner, `redactions/${id}/restore`).expect(200);
    expect(restored.body.missing).toBe(0);
    expect((await get(editor, `notes/${noteId}/content`).expect(200)).body.speakers[speakerId]).toBe(`${name} Berg`);
    expect((await items(editor, `notes/${noteId}/people`)).length).toBe(1);
    expect(personId).toBeTruthy();
  });

  it('stays where another note has a speaker of that name', async () => {
    const name = 'Zitherquux';
    const noteId = await importedNote(test, editor, projectId, named(name));
    const other = await send('post', editor, `projects/${projectId}/notes`, {
      title: 'Another',
      markdown: `**${name} Berg** (0:01): Hello there.`,
    }).expect(201);
    const { body: insight } = await send('post', editor, `projects/${projectId}/insights`, {
      title: `What ${name} Berg does`,
      markdown: '',
    }).expect(201);
    const titleOf = async () => (await get(editor, `insights/${insight.id}`).expect(200)).body.title;
    await redactName(noteId, name);
    expect(await titleOf()).toBe(`What ${name} Berg does`);
    await redactName(other.body.id, name);
    expect(await titleOf()).toBe('What [redacted] does');
  });

  it('is planned for speakers of the note only, without times or effects', async () => {
    const noteId = await importedNote(test, editor, projectId, named('Ben'));
    const planned = (speaker: object, more = {}) =>
      send('post', editor, `notes/${noteId}/redactions`, { speaker, ...more });
    await planned({ id: 'nobody', name: 'Participant' }).expect(422);
    const { speakers } = (await get(editor, `notes/${noteId}/content`).expect(200)).body;
    await planned({ id: Object.keys(speakers)[0], name: 'Participant' }, { audio: 'MUTE' }).expect(400);
  });
});
