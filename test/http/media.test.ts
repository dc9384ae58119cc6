import fs from 'node:fs/promises';
import path from 'node:path';
import type { MediaView } from '@evident/domain/media';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { wavOf } from '../support/tones.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';
import { sharedFolder } from '../support/shared-data.ts';

const SOUND = wavOf([{ ms: 2500, hz: 440 }, { ms: 500 }, { ms: 3000, hz: 660 }]);

describe('recordings', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const { as, server, get } = trashRequests(() => test);
  const upload = async (name: string, bytes: Buffer): Promise<string> =>
    (await server().post(`/api/v1/projects/${projectId}/files`).set(as(ada)).attach('file', bytes, name).expect(201))
      .body.id;
  const media = async (fileId: string): Promise<MediaView> => (await get(ada, `files/${fileId}/media`)).body;
  const ended = async (fileId: string): Promise<MediaView> => {
    let view = await media(fileId);
    await until(async () => {
      view = await media(fileId);
      return view.state !== 'WAITING' && view.state !== 'PROCESSING';
    });
    return view;
  };
  const read = (url: string, person = ada) =>
    server()
      .get(url)
      .set(as(person))
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it('with sound alone are processed after the upload, and play as HLS', async () => {
    const fileId = await upload('talk.wav', SOUND);
    const view = await ended(fileId);
    expect(view).toMatchObject({
      state: 'DONE',
      progress: 1,
      message: null,
      durationMs: 6000,
      hasVideo: false,
      hasAudio: true,
      poster: null,
      thumbnails: null,
      storyboard: null,
      jobs: [
        { type: 'NORMALIZATION', event: 'COMPLETE', progress: 1 },
        { type: 'AUDIO', event: 'COMPLETE', progress: 1 },
      ],
    });
    const master = (await read(view.playlist!).expect(200)).body.toString();
    const rendition = /^outputs\/.*$/m.exec(master)![0];
    const playlist = (await read(new URL(rendition, `http://x${view.playlist}`).pathname).expect(200)).body.toString();
    const [, length, start] = /BYTERANGE:(\d+)@(\d+)/.exec(playlist)!;
    const segment = await read(view.audio!)
      .set('range', `bytes=${start}-${Number(start) + Number(length) - 1}`)
      .expect(206);
    expect(segment.body.subarray(4, 8).toString()).toMatch(/moof|styp/);
    const waveform = JSON.parse((await read(view.waveform!).expect(200)).body.toString());
    expect(waveform.peaks).toHaveLength(6000 / waveform.intervalMs);
    expect(waveform.peaks[10]).toBeGreaterThan(50);
    expect(waveform.peaks[2750 / waveform.intervalMs]).toBe(0);
  });

  it('are in sight of those who see the project', async () => {
    const fileId = await upload('private.wav', SOUND);
    const view = await ended(fileId);
    for (const url of [`/api/v1/files/${fileId}/media`, view.playlist!, view.audio!, view.waveform!]) {
      await read(url, viewer).expect(200);
      await read(url, stranger).expect(404);
      await server().get(url).expect(401);
    }
    for (const change of ['cancel', 'retry']) {
      await server().post(`/api/v1/files/${fileId}/media/${change}`).set(as(viewer)).expect(403);
      await server().post(`/api/v1/files/${fileId}/media/${change}`).set(as(stranger)).expect(404);
    }
  });

  it('that are broken fail with one sentence, and can be tried again', async () => {
    const broken = Buffer.concat([SOUND.subarray(0, 44), Buffer.alloc(0)]);
    const fileId = await upload('empty.wav', broken);
    const view = await ended(fileId);
    expect(view).toMatchObject({ state: 'FAILED', playlist: null });
    expect(view.message).toMatch(/^The recording is empty\. /);
    await server().post(`/api/v1/files/${fileId}/media/retry`).set(as(ada)).expect(204);
    expect((await ended(fileId)).state).toBe('FAILED');
  });

  const video = sharedFolder('media/video');
  (video ? it : it.skip)('with picture get sizes, a poster, thumbnails and a storyboard', async () => {
    const fileId = await upload('speech.mp4', await fs.readFile(path.join(video!, 'speech-jfk-over-rabbit.mp4')));
    const view = await ended(fileId);
    expect(view).toMatchObject({ state: 'DONE', width: 320, height: 240, durationMs: 11_000 });
    expect(view.thumbnails).toMatchObject({ intervalMs: 1000, count: 11 });
    expect(view.storyboard).toMatchObject({ columns: 10, rows: 10, tileWidth: 128, tileHeight: 72 });
    for (const url of [view.poster!, view.storyboard!.sheets[0]!, `${view.thumbnails!.url}/10`]) {
      const { body, headers } = await read(url).expect(200);
      expect(headers['content-type']).toBe('image/jpeg');
      expect([...body.subarray(0, 3), ...body.subarray(-2)]).toEqual([0xff, 0xd8, 0xff, 0xff, 0xd9]);
    }
    await read(`${view.thumbnails!.url}/11`).expect(404);
    const master = (await read(view.playlist!).expect(200)).body.toString();
    expect(master).toMatch(/RESOLUTION=320x240/);
    expect(master).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
  });

  it('are cut into clips, which are files of the project', async () => {
    const fileId = await upload('talk.wav', SOUND);
    const clips = () => server().post(`/api/v1/files/${fileId}/clips`);
    await clips().set(as(viewer)).send({ startMs: 0, endMs: 1000 }).expect(403);
    await clips().set(as(stranger)).send({ startMs: 0, endMs: 1000 }).expect(404);
    await clips().set(as(ada)).send({ startMs: 2000, endMs: 1000 }).expect(400);
    const { id } = (await clips().set(as(ada)).send({ startMs: 2000, endMs: 3500 }).expect(201)).body;
    let clip = (await get(ada, `renders/${id}`)).body;
    await until(async () => {
      clip = (await get(ada, `renders/${id}`)).body;
      return clip.state !== 'WAITING' && clip.state !== 'PROCESSING';
    });
    expect(clip).toMatchObject({ type: 'AUDIO_VIDEO_CLIP', name: 'talk', state: 'DONE', progress: 1, message: null });
    const { body } = await get(ada, `files/${clip.fileId}`);
    expect(body).toMatchObject({ name: 'talk.m4a', mediaType: 'audio/mp4', fileType: 'Audio', projectId });
    const bytes = (await read(`/api/v1/files/${clip.fileId}/content`).expect(200)).body;
    expect(bytes).toHaveLength(body.bytes);
    await server().get(`/api/v1/renders/${id}`).set(as(stranger)).expect(404);
  });
});
