import { toneWav } from '../support/recordings.ts';
import { transcriptRequests } from '../support/transcript-requests.ts';

const SHORT = toneWav(4);
const VTT = `WEBVTT

00:00.000 --> 00:01.000
<v Ana>So my fellow Americans

00:01.000 --> 00:02.000
<v Ben>ask what you can do

00:02.000 --> 00:03.000
<v Ana>for your country

00:03.000 --> 00:04.000
<v Ben>and not what it can do
`;
const PLAIN = `Ana: So, my fellow Americans!
Ben: Ask what you could do
Ana: for your country
Ben: And not what it can do.
`;

describe('transcripts from files and translations', () => {
  const requests = transcriptRequests();
  const { world, as, server, idOf, get, post, upload, add, content, turns, latest, query } = requests;

  beforeAll(() => requests.open());
  beforeEach(() => requests.begin());
  afterAll(() => requests.close());

  it('are attached, replaced and aligned from files, and highlights stay with their words', async () => {
    const fileId = await add(SHORT, 'interview.wav');
    const captions = await upload(Buffer.from(VTT), 'captions.vtt');
    const plain = await upload(Buffer.from(PLAIN), 'plain.txt');
    const attach = (transcriptFileId: string, mode: string) =>
      post(`notes/${world.noteId}/transcript`, { fileId, transcriptFileId, mode });
    await attach(plain, 'ALIGN').expect(409);
    const { body } = await attach(captions, 'ATTACH').expect(200);
    expect((await turns()).map(({ attrs }) => [attrs.fileId, attrs.start, attrs.end])).toEqual([
      [fileId, 0, 1000],
      [fileId, 1000, 2000],
      [fileId, 2000, 3000],
      [fileId, 3000, 4000],
    ]);
    await attach(captions, 'ATTACH').expect(409);
    const highlight = await idOf(world.ada, `notes/${world.noteId}/highlights`, { quote: 'my fellow Americans' });
    await attach(plain, 'ALIGN').expect(200);
    expect((await content()).text).toBe(
      'So, my fellow Americans!\nAsk what you could do\nfor your country\nAnd not what it can do.',
    );
    const aligned = await turns();
    expect(aligned[1]!.attrs).toMatchObject({ start: 1000, end: 2000 });
    expect(aligned[0]!.content!.filter(({ marks }) => marks?.some(({ type }) => type === 'word'))).toHaveLength(5);
    const [quote] = (await get(world.ada, `notes/${world.noteId}/highlights`)).body.items;
    expect(quote).toMatchObject({ id: highlight, text: 'my fellow Americans', lost: false });
    expect(quote.startMs).toBeGreaterThan(0);
    await post(`undo/${body.undoId}`, {}).expect(409);
  });

  it('take the place of a transcription that is under way', async () => {
    const fileId = await add(SHORT, 'interview.wav');
    const captions = await upload(Buffer.from(VTT), 'interview.vtt');
    await query(
      `INSERT INTO transcription (id, team_id, note_id, project_id, file_id, language, replaces, state, created_by, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, 'auto', false, 'WAITING', $5, now())`,
      [world.ada.teamId, world.noteId, world.projectId, fileId, world.ada.userId],
    );
    await post(`notes/${world.noteId}/transcript`, { fileId, transcriptFileId: captions, mode: 'ATTACH' }).expect(200);
    expect(await latest()).toMatchObject({ fileId, state: 'CANCELLED' });
    expect(await turns()).toHaveLength(4);
  });

  it('are translated turn by turn; a changed turn is stale and translated alone', async () => {
    const markdown = (first: string) => `**Ana:** (0:01) ${first}\n\n**Ben:** (0:05) Yes, really.`;
    const write = (first: string) =>
      server()
        .put(`/api/v1/notes/${world.noteId}/content`)
        .set(as(world.ada))
        .send({ markdown: markdown(first) })
        .expect(204);
    await write('Hello there.');
    const path = `notes/${world.noteId}/translations/de`;
    expect((await get(world.ada, path)).body).toMatchObject({ result: null, remaining: 2 });
    expect((await post(path, {}).expect(200)).body).toMatchObject({
      result: 'Success',
      remaining: 0,
      turns: [
        { source: 'Hello there.', text: 'de: HELLO THERE.', stale: false },
        { source: 'Yes, really.', text: 'de: YES, REALLY.', stale: false },
      ],
    });
    await write('Hello you.');
    expect((await get(world.viewer, path)).body).toMatchObject({
      remaining: 1,
      turns: [{ text: 'de: HELLO THERE.', stale: true }, { stale: false }],
    });
    world.translator.seen.length = 0;
    expect((await post(path, {}).expect(200)).body.turns[0]).toEqual({
      source: 'Hello you.',
      text: 'de: HELLO YOU.',
      stale: false,
    });
    expect(world.translator.seen).toEqual([['Hello you.']]);
    expect((await post(`notes/${world.noteId}/translations/ha`, {}).expect(200)).body).toMatchObject({
      result: 'Failure',
      error: 'UnsupportedLanguagePair',
    });
    world.translator.next.push({ status: 500, body: 'no' });
    expect((await post(`notes/${world.noteId}/translations/fr`, {}).expect(200)).body).toMatchObject({
      result: 'Failure',
      error: 'Error',
      message: 'The translation endpoint answered 500.',
    });
    await get(world.ada, `notes/${world.noteId}/translations/xx`).expect(400);
  });

  it('refuse members without access, other teams and files that are no recording', async () => {
    const fileId = await add(SHORT, 'interview.wav');
    const text = await upload(Buffer.from(VTT), 'captions.vtt');
    const elsewhere = await upload(SHORT, 'elsewhere.wav');
    for (const wrong of [text, elsewhere])
      await post(`notes/${world.noteId}/transcriptions`, { fileId: wrong }).expect(422);
    await post(`notes/${world.noteId}/transcript`, { fileId, transcriptFileId: fileId, mode: 'ATTACH' }).expect(422);
    await post(`notes/${world.noteId}/transcriptions`, { fileId }, world.viewer).expect(403);
    await post(
      `notes/${world.noteId}/transcript`,
      { fileId, transcriptFileId: text, mode: 'ATTACH' },
      world.viewer,
    ).expect(403);
    await server().patch('/api/v1/workspace/transcription').set(as(world.viewer)).send({ language: 'de' }).expect(403);
    await post(`notes/${world.noteId}/transcriptions`, { fileId }, world.stranger).expect(404);
    await get(world.stranger, `notes/${world.noteId}/transcriptions`).expect(404);
    await get(world.stranger, `notes/${world.noteId}/translations/de`).expect(404);
    await get(world.stranger, `projects/${world.projectId}/transcription`).expect(404);
    expect((await get(world.stranger, 'workspace/transcription')).body).toMatchObject({ minutes: 0, automatic: true });
  });
});
