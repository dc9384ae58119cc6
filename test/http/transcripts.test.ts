import { send } from '../support/fake-transcriber.ts';
import { toneWav } from '../support/recordings.ts';
import { type Turn, transcriptRequests } from '../support/transcript-requests.ts';
import { until } from '../support/waiting.ts';

const SHORT = toneWav(4);
const words = (list: Turn[]): string => list.map((turn) => turn.content?.map(({ text }) => text).join('')).join('\n');

describe('transcriptions', () => {
  const requests = transcriptRequests();
  const { world, as, server, idOf, get, post, add, latest, ends, content, turns, automatic } = requests;

  beforeAll(() => requests.open());
  beforeEach(() => requests.begin());
  afterAll(() => requests.close());

  it('start by themselves when a recording joins a note, and give turns with times that can be undone', async () => {
    await automatic(true);
    const fileId = await add(SHORT, 'interview.wav');
    await until(async () => (await latest()) !== undefined);
    expect(await ends('DONE')).toMatchObject({ fileId, language: 'auto', progress: 1, message: null });
    const [turn] = await turns();
    expect(turn!.attrs).toMatchObject({ fileId, start: 0 });
    expect(words(await turns())).toContain('ask not what your country');
    expect(turn!.content![0]).toMatchObject({ text: 'And', marks: [{ type: 'word', attrs: { start: 0 } }] });
    expect(Math.abs(world.engine.seen[0]!.durationMs - 4000)).toBeLessThan(100);
    expect(world.engine.seen).toMatchObject([
      {
        fields: { model: 'whisper-1', response_format: 'verbose_json', 'timestamp_granularities[]': 'word,segment' },
      },
    ]);
    const [undo] = (await get(world.ada, 'undo')).body.items;
    expect(undo.label).toBe('Added the transcript of “interview.wav”');
    await post(`undo/${undo.undoId}`, {}).expect(200);
    expect(await turns()).toEqual([]);
  });

  it('do not start by themselves where the note has turns, or the project says no', async () => {
    await automatic(true);
    const typed = await idOf(world.ada, `projects/${world.projectId}/notes`, {
      title: 'Typed',
      markdown: '**Ana:** (0:21) Hello',
    });
    await server()
      .patch(`/api/v1/projects/${world.projectId}/transcription`)
      .set(as(world.ada))
      .send({ automatic: null, language: 'de-AT', vocabulary: ['Grafana', 'grafana', ' Loki '] })
      .expect(204);
    expect((await get(world.ada, `projects/${world.projectId}/transcription`)).body).toMatchObject({
      language: 'de-AT',
      vocabulary: ['Grafana', 'Loki'],
      automatic: null,
      workspace: { language: 'auto', automatic: true },
      available: true,
    });
    await add(SHORT, 'one.wav', typed);
    await add(SHORT, 'two.wav');
    await until(async () => (await latest()) !== undefined);
    await ends('DONE');
    expect(world.engine.seen).toMatchObject([{ fields: { language: 'de', prompt: 'Grafana, Loki' } }]);
    expect((await get(world.ada, `notes/${typed}/transcriptions`)).body).toEqual({ available: true, items: [] });
  });

  it('of a long recording are cut at silences, continue after a failure, and count each piece once', async () => {
    const before = (await get(world.ada, 'workspace/transcription')).body.minutes;
    const fileId = await add(toneWav(720, [400, 402]), 'long.wav');
    world.engine.next.push((response) => void send(response, 500, 'no'));
    world.engine.next.push((response) => void send(response, 429, 'no', { 'retry-after': '0' }));
    world.engine.next.push((response) => void send(response, 200, { text: 'First piece.' }));
    world.engine.next.push((response) => void send(response, 401, 'no'));
    await post(`notes/${world.noteId}/transcriptions`, { fileId }).expect(201);
    const failed = await ends('FAILED');
    expect(failed.message).toBe('The transcription endpoint answered 401. Check TRANSCRIPTION_KEY');
    expect(failed.progress).toBe(0.5);
    expect(await turns()).toEqual([]);
    const { body } = await post(`notes/${world.noteId}/transcriptions`, { fileId }).expect(201);
    expect(body.id).toBe(failed.id);
    await ends('DONE');
    const lengths = world.engine.seen.map(({ durationMs }) => durationMs);
    const expected = [401_000, 401_000, 401_000, 319_000, 319_000];
    expect(lengths).toHaveLength(expected.length);
    lengths.forEach((length, at) => expect(Math.abs(length - expected[at]!)).toBeLessThan(300));
    expect(words(await turns())).toMatch(/^First piece\.\nAnd so my/);
    const starts = (await turns()).map(({ attrs }) => attrs.start!);
    expect(starts[0]).toBe(0);
    expect(Math.abs(starts[1]! - 401_000)).toBeLessThan(300);
    expect((await get(world.ada, 'workspace/transcription')).body.minutes).toBe(before + 12);
  }, 180_000);

  it.each([
    [
      'an answer that is no transcript',
      200,
      '<html>Welcome</html>',
      'The transcription endpoint did not answer with a transcript. Check TRANSCRIPTION_URL',
    ],
    [
      'a model that does not exist',
      404,
      '{}',
      'The transcription endpoint answered 404. Check TRANSCRIPTION_URL and TRANSCRIPTION_MODEL',
    ],
  ])('fail for %s', async (_, status, answer, message) => {
    const fileId = await add(SHORT, 'interview.wav');
    world.engine.next.push((response) => void send(response, status, answer));
    await post(`notes/${world.noteId}/transcriptions`, { fileId }).expect(201);
    expect((await ends('FAILED')).message).toBe(message);
  });

  it('of engines that answer only segments, speakers or text', async () => {
    for (const [knows, expected] of [
      ['segments', 1],
      ['speakers', 2],
      ['text', 1],
    ] as const) {
      world.engine.knows = knows;
      const note = await idOf(world.ada, `projects/${world.projectId}/notes`, { title: knows });
      const fileId = await add(SHORT, `${knows}.wav`, note);
      await post(`notes/${note}/transcriptions`, { fileId }).expect(201);
      await ends('DONE', note);
      expect([knows, (await turns(note)).length]).toEqual([knows, expected]);
      if (knows === 'speakers')
        expect(Object.values((await content(note)).speakers)).toEqual(['Speaker 1', 'Speaker 2']);
    }
  });

  it('can be canceled while the world.engine works', async () => {
    const fileId = await add(SHORT, 'interview.wav');
    let asked = false;
    world.engine.next.push(() => void (asked = true));
    const { body } = await post(`notes/${world.noteId}/transcriptions`, { fileId }).expect(201);
    await until(() => asked);
    await post(`notes/${world.noteId}/transcriptions`, { fileId }).expect(409);
    await server().delete(`/api/v1/transcriptions/${body.id}`).set(as(world.ada)).expect(204);
    await ends('CANCELLED');
    expect(await turns()).toEqual([]);
  });

  it('never overwrite what was written meanwhile', async () => {
    const fileId = await add(SHORT, 'interview.wav');
    let answer: (() => void) | undefined;
    world.engine.next.push((response) => (answer = () => void send(response, 200, { text: 'Said by Ana.' })));
    await post(`notes/${world.noteId}/transcriptions`, { fileId }).expect(201);
    await until(() => answer !== undefined);
    await server()
      .put(`/api/v1/notes/${world.noteId}/content`)
      .set(as(world.ada))
      .send({ markdown: 'My own words' })
      .expect(204);
    answer!();
    await ends('DONE');
    expect((await content()).text).toBe('My own words\nSaid by Ana.');
  });
});
