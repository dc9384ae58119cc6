import type { RenderView } from '@evident/domain/media';
import type { SharedClip, SharedView } from '@evident/domain/sharing';
import { soundIn } from '../support/decoded.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { wavOf } from '../support/tones.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';

const SOUND = wavOf([{ ms: 2500, hz: 440 }, { ms: 500 }, { ms: 3000, hz: 660 }], { rate: 8_000 });

describe('rendered reels and shared seconds', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;
  let recording: string;
  let moments: string[];
  let reelId: string;

  const { as, server, idOf, get } = trashRequests(() => test);
  const publicly = (path: string) => server().get(`/api/v1/public/${path}`);
  const share = async (objectType: string, objectId: string): Promise<{ id: string; token: string }> =>
    (await server().post('/api/v1/share-links').set(as(ada)).send({ objectType, objectId }).expect(201)).body;
  const render = (person: Person, body: object) =>
    server().post(`/api/v1/reels/${reelId}/renders`).set(as(person)).send(body);
  const view = async (token: string): Promise<SharedView> => (await publicly(token).expect(200)).body;
  /** The clip that the link shows once it is rendered, and that is none of the former ones. */
  const clipOf = async (token: string, of: (shared: SharedView) => SharedClip | null | undefined) => {
    let clip: SharedClip | null | undefined;
    await until(async () => !!(clip = of(await view(token))));
    return clip!;
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
    const upload = server().post(`/api/v1/projects/${projectId}/files`).set(as(ada)).attach('file', SOUND, 'talk.wav');
    recording = (await upload.expect(201)).body.id;
    noteId = await idOf(ada, `projects/${projectId}/notes`, { title: 'A private interview' });
    await server().post(`/api/v1/notes/${noteId}/files`).set(as(ada)).send({ fileId: recording }).expect(200);
    moments = [];
    for (const [startTime, endTime] of [
      [0, 1],
      [4, 6],
    ])
      moments.push(
        await idOf(ada, `notes/${noteId}/highlights`, { audioVideo: { fileId: recording, startTime, endTime } }),
      );
    reelId = await idOf(ada, 'reels', { title: 'Doubts', highlightIds: moments });
  });
  afterAll(() => test.close());

  it('are exported as one file of the project, with its progress', async () => {
    await render(viewer, { video: false }).expect(403);
    await render(stranger, { video: false }).expect(404);
    await render(ada, {}).expect(400);
    const { id } = (await render(ada, { video: false }).expect(201)).body as RenderView;
    expect((await render(ada, { video: false }).expect(201)).body.id).toBe(id);
    const latest = async (): Promise<RenderView> =>
      (await get(viewer, `reels/${reelId}/renders`).expect(200)).body.items[0];
    await until(async () => !['WAITING', 'PROCESSING'].includes((await latest()).state));
    const done = await latest();
    expect(done).toMatchObject({ id, type: 'AUDIO_VIDEO_EXPORT', name: 'Doubts', video: false, state: 'DONE' });
    expect((await get(ada, `files/${done.fileId}`)).body).toMatchObject({ name: 'Doubts.m4a', projectId });
    await get(stranger, `reels/${reelId}/renders`).expect(404);
  });

  it('say what is missing if nothing can be exported', async () => {
    const empty = await idOf(ada, 'reels', { highlightIds: moments });
    await server().patch(`/api/v1/reels/${empty}`).set(as(ada)).send({ items: [] }).expect(200);
    const { body } = await server()
      .post(`/api/v1/reels/${empty}/renders`)
      .set(as(ada))
      .send({ video: true })
      .expect(422);
    expect(body.errors[0]).toMatchObject({ title: 'There is nothing to export' });
    const { token } = await share('reel', empty);
    expect((await view(token)).reel).toMatchObject({ clip: null, state: 'EMPTY' });
  });

  it('give visitors of a reel exactly its seconds, and never the recording', async () => {
    const { id, token } = await share('reel', reelId);
    const clip = await clipOf(token, ({ reel }) => reel?.clip);
    expect(clip).toMatchObject({ clipDuration: 3, video: false });
    const shared = await view(token);
    expect(shared).toMatchObject({ objectType: 'reel', title: 'Doubts', documents: [], quote: null });
    for (const secret of [recording, noteId, 'A private interview', ...moments])
      expect(JSON.stringify(shared)).not.toContain(secret);
    const part = await publicly(`${token}/clips/${clip.clipId}`).set('range', 'bytes=0-99').expect(206);
    expect(part.headers['content-type']).toBe('audio/mp4');
    await publicly(`${token}/files/${recording}`).expect(404);
    await publicly(`${token}/clips/${recording}`).expect(404);
    for (const path of [`files/${recording}/content`, `files/${recording}/media/playlist.m3u8`])
      await server().get(`/api/v1/${path}`).expect(401);

    const { items } = (await get(ada, `reels/${reelId}`)).body;
    const struck = items.map(({ id, highlightId, fileId, startMs, endMs, title }: Record<string, unknown>) => ({
      id,
      highlightId,
      fileId,
      startMs,
      endMs,
      title,
      cuts: startMs === 4000 ? [{ startMs: 4500, endMs: 5500 }] : [],
    }));
    await server().patch(`/api/v1/reels/${reelId}`).set(as(ada)).send({ items: struck }).expect(200);
    await publicly(`${token}/clips/${clip.clipId}`).expect(404);
    const cut = await clipOf(token, ({ reel }) => reel?.clip);
    expect(cut.clipDuration).toBe(2);
    await publicly(`${token}/clips/${cut.clipId}`).expect(200);

    await server().patch(`/api/v1/share-links/${id}`).set(as(ada)).send({ on: false }).expect(200);
    await publicly(`${token}/clips/${cut.clipId}`).expect(404);
  });

  it('give visitors of a quote its own clip, and no other', async () => {
    const [first, second] = await Promise.all(moments.map((id) => share('highlight', id)));
    const clip = await clipOf(first!.token, ({ quote }) => quote?.clip);
    expect(clip).toMatchObject({ clipDuration: 1, video: false });
    await publicly(`${first!.token}/clips/${clip.clipId}`).expect(200);
    await publicly(`${second!.token}/clips/${clip.clipId}`).expect(404);

    const insight = await idOf(ada, `projects/${projectId}/insights`, { title: 'Doubt', evidence: [moments[1]!] });
    const { token } = await share('insight', insight);
    const quoted = await clipOf(
      token,
      ({ documents }) =>
        Object.values(documents[0]!.quotes as unknown as Record<string, { clip: SharedClip | null }>).map(
          (one) => one.clip,
        )[0],
    );
    expect(quoted.clipDuration).toBe(2);
    await publicly(`${token}/clips/${quoted.clipId}`).expect(200);
    const files = (await get(ada, `projects/${projectId}/files`).expect(200)).body.items as { name: string }[];
    expect(files.map(({ name }) => name)).toEqual(['Doubts.m4a', 'talk.wav']);
    await publicly(`${token}/clips/${clip.clipId}`).expect(404);
  });

  it('give visitors of a note its recordings', async () => {
    const { id, token } = await share('note', noteId);
    await until(async () => (await view(token)).documents[0]!.recordings.length > 0);
    const { recordings } = (await view(token)).documents[0]!;
    expect(recordings).toMatchObject([
      {
        fileId: recording,
        name: 'talk.wav',
        durationMs: 6000,
        video: false,
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
    const root = `${token}/recordings/${recording}`;
    const master = await publicly(`${root}/playlist.m3u8`).buffer(true).expect(200);
    const [rendition] = /^outputs\/.*$/m.exec(String(master.text ?? master.body))!;
    await publicly(`${root}/${rendition}`).expect(200);
    const segments = `${root}/${rendition.replace('/playlist.m3u8', '')}`;
    await publicly(segments).set('range', 'bytes=0-9').expect(206);
    await publicly(`${token}/files/${recording}`).expect(404);
    const other = await share('reel', reelId);
    await publicly(segments.replace(token, other.token)).expect(404);
    await server().patch(`/api/v1/share-links/${id}`).set(as(ada)).send({ on: false }).expect(200);
    for (const path of [`${root}/playlist.m3u8`, `${root}/${rendition}`, segments]) await publicly(path).expect(404);
  });

  it('are rendered again from the redacted recording; until then visitors get none', async () => {
    const { token } = await share('highlight', moments[1]!);
    const before = await clipOf(token, ({ quote }) => quote?.clip);
    const open = await share('note', noteId);
    const version = async () => (await view(open.token)).documents[0]!.recordings[0]?.version;
    const former = await version();
    const planned = await server()
      .post(`/api/v1/notes/${noteId}/redactions`)
      .set(as(ada))
      .send({ fileId: recording, startMs: 4000, endMs: 5000, audio: 'MUTE', video: 'KEEP', removeWords: false });
    expect(planned.status).toBe(201);
    await server().post(`/api/v1/notes/${noteId}/redactions/apply`).set(as(ada)).send({}).expect(200);
    expect((await view(token)).quote!.clip).toBeNull();
    await publicly(`${token}/clips/${before.clipId}`).expect(404);
    // The player of a page that is open notices it.
    expect(await version()).toBeUndefined();
    const late = await share('reel', reelId);
    expect((await view(late.token)).reel).toMatchObject({ clip: null, state: 'PREPARING' });
    const after = await clipOf(token, ({ quote }) => quote?.clip);
    const { body } = await publicly(`${token}/clips/${after.clipId}`).responseType('blob').expect(200);
    const loudness = await soundIn(body as Buffer);
    expect(loudness(0.2, 0.8)).toBeLessThan(0.01);
    expect(loudness(1.2, 1.8)).toBeGreaterThan(0.05);
    await clipOf(late.token, ({ reel }) => reel?.clip);
    await until(async () => ((await version()) ?? former) !== former);
  });
});
