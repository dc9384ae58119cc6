import fs from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaView } from '@evident/domain/media';
import { type TestApp, openApp } from '../support/app.ts';
import { type Area, type GrayPicture, detailOf, middleOf, picturesIn, soundIn } from '../support/decoded.ts';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { sharedFolder } from '../support/shared-data.ts';
import { until } from '../support/waiting.ts';

/** The redacted seconds and region. The poster is the first picture. */
const SPAN = { startMs: 0, endMs: 6000 };
const REGION = { left: 20, top: 20, width: 60, height: 60 };
const KEYFRAME = { atMs: 0, ...REGION };

const video = sharedFolder('media/video');
(video ? describe : describe.skip)('redacting a recording', () => {
  let test: TestApp;
  let owner: Person;
  let editor: Person;
  let projectId: string;
  let noteId: string;
  let fileId: string;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'evident-redacted-'));

  const { as, server, send, get, remove, items } = peopleRequests(() => test);
  const read = async (url: string, person = editor): Promise<Buffer> =>
    (
      await server()
        .get(url)
        .set(as(person))
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => done(null, Buffer.concat(parts)));
        })
        .expect(200)
    ).body;
  const contentOf = (id: string, person = editor) => read(`/api/v1/files/${id}/content`, person);
  const media = async (id = fileId): Promise<MediaView> => (await get(editor, `files/${id}/media`).expect(200)).body;
  const processed = async (id = fileId): Promise<MediaView> => {
    await until(async () => (await get(editor, `files/${id}/media`)).body.state === 'DONE', 60_000);
    return media(id);
  };
  const redaction = async () => (await get(editor, `files/${fileId}/redaction`).expect(200)).body;
  const redacted = () =>
    until(async () => !['WAITING', 'PROCESSING'].includes((await redaction()).state), 60_000).then(redaction);
  const rendered = async (id: string) => {
    await until(async () => (await get(editor, `renders/${id}`)).body.state === 'DONE', 60_000);
    return (await get(editor, `renders/${id}`)).body.fileId as string;
  };
  const plan = async (effect: object): Promise<string> =>
    (
      await send('post', editor, `notes/${noteId}/redactions`, {
        fileId,
        ...SPAN,
        removeWords: false,
        ...effect,
      }).expect(201)
    ).body.id;
  const thumbnailInLists = async (): Promise<string | null> =>
    (await items(editor, `projects/${projectId}/notes`))[0]!.thumbnail;
  const apply = () => send('post', editor, `notes/${noteId}/redactions/apply`);

  beforeAll(async () => {
    test = await openApp({ dataFolder });
    const team = await test.people.team();
    owner = await test.people.member(team);
    editor = await test.people.member(team);
    projectId = await test.people.project(owner, 2);
    const recording = await fs.readFile(path.join(video!, 'speech-jfk-over-rabbit.mp4'));
    ({ id: noteId } = (
      await send('post', editor, `projects/${projectId}/notes`, { title: 'Talk', markdown: '' }).expect(201)
    ).body);
    ({ id: fileId } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as(editor))
        .attach('file', recording, 'talk.mp4')
        .expect(201)
    ).body);
    await send('post', editor, `notes/${noteId}/files`, { fileId }).expect(200);
    await processed();
  }, 90_000);
  afterAll(async () => {
    await test.close();
    await fs.rm(dataFolder, { recursive: true, force: true });
  });

  /** All pictures of everything that is derived from the recording, with the region in them and their times. */
  const pictures = async (clipId: string) => {
    const view = await processed();
    const master = (await read(view.playlist!)).toString();
    const renditions = [...master.matchAll(/^outputs\/([^/]+)\/playlist/gm)].map(([, id]) => id!);
    const thumbnails = Array.from({ length: view.thumbnails!.count }, (_, at) => read(`${view.thumbnails!.url}/${at}`));
    const whole = {
      content: picturesIn(await contentOf(fileId), 'mp4'),
      poster: picturesIn(await read(view.poster!), 'mjpeg'),
      clip: picturesIn(await contentOf(clipId), 'mp4'),
      thumbnail: picturesIn(Buffer.concat(await Promise.all(thumbnails)), 'mjpeg'),
      ...Object.fromEntries(
        renditions.map((id) => [
          `rendition ${id}`,
          read(`/api/v1/files/${fileId}/media/outputs/${id}`).then((bytes) => picturesIn(bytes, 'mp4')),
        ]),
      ),
    };
    const found: { of: string; atMs: number; picture: GrayPicture; area: Area }[] = [];
    for (const [of, all] of Object.entries(whole))
      (await all).forEach((picture, at) => {
        const small = of === 'thumbnail';
        found.push({
          of: of.split(' ')[0]!,
          atMs: small ? at * 1000 : (of === 'clip' ? 3000 : 0) + (at * 1000) / 30,
          picture,
          area: small ? middleOf(80, 0, 480, 360) : middleOf(0, 0, picture.width, picture.height),
        });
      });
    const [sheet] = await picturesIn(await read(view.storyboard!.sheets[0]!), 'mjpeg');
    for (let at = 0; at < thumbnails.length; at += 1)
      found.push({
        of: 'storyboard',
        atMs: at * 1000,
        picture: sheet!,
        area: middleOf((at % 10) * 128 + 16, Math.floor(at / 10) * 72, 96, 72),
      });
    return found;
  };

  /** Average detail of the region by output: of pictures inside the span, and of those well outside. */
  const details = (all: Awaited<ReturnType<typeof pictures>>, inside: boolean): Record<string, number> =>
    Object.fromEntries(
      [
        ...Map.groupBy(
          all.filter(({ atMs }) =>
            inside
              ? atMs >= SPAN.startMs && atMs < SPAN.endMs - 40
              : atMs < SPAN.startMs - 1000 || atMs > SPAN.endMs + 1000,
          ),
          ({ of }) => of,
        ),
      ].map(([of, each]) => [of, Math.max(...each.map(({ picture, area }) => detailOf(picture, area)))]),
    );

  it('blurs the region in every picture made from it, and silences the span in every sound', async () => {
    const { id: renderId } = (
      await send('post', editor, `files/${fileId}/clips`, { startMs: 3000, endMs: 7000 }).expect(201)
    ).body;
    const clipId = await rendered(renderId);
    const before = await pictures(clipId);
    const stale = await media();
    expect(await thumbnailInLists()).toContain(`${stale.thumbnails!.url}/`);

    await plan({ video: 'BLUR_REGION', keyframes: [KEYFRAME], audio: 'MUTE' });
    expect((await apply().expect(200)).body).toMatchObject({ places: 0, recordings: 1 });
    for (const url of [
      `files/${fileId}/content`,
      `files/${fileId}/media`,
      `files/${clipId}/content`,
      stale.poster!.slice(8),
    ])
      expect([url, (await get(editor, url)).status]).toEqual([url, 404]);
    await send('post', editor, `files/${fileId}/clips`, { startMs: 0, endMs: 900 }).expect(409);
    await send('post', editor, `notes/${noteId}/transcriptions`, { fileId, language: null }).expect(409);
    expect(await thumbnailInLists()).toBeNull();
    expect(await redacted()).toMatchObject({
      state: 'DONE',
      progress: 1,
      withheld: false,
      hasOriginal: true,
      videoEdits: [{ type: 'obfuscation', parameters: { videoBlur: true, audioMuted: true, start: 0, end: 6 } }],
      result: { status: 'SUCCESS', fileId, richTextId: noteId },
      error: null,
    });
    expect(await rendered(renderId)).toBe(clipId);
    const after = await pictures(clipId);
    const [sharp, blurred] = [details(before, true), details(after, true)];
    expect(Object.keys(blurred).sort()).toEqual(['clip', 'content', 'poster', 'rendition', 'storyboard', 'thumbnail']);
    for (const [of, detail] of Object.entries(blurred)) expect([of, detail / sharp[of]! < 0.35]).toEqual([of, true]);
    const [elsewhere, kept] = [details(before, false), details(after, false)];
    for (const [of, detail] of Object.entries(kept)) expect([of, detail / elsewhere[of]! > 0.5]).toEqual([of, true]);

    const view = await media();
    expect(await thumbnailInLists()).toContain(`${view.thumbnails!.url}/`);
    expect(view.version).not.toBe(stale.version);
    for (const [bytes, from, to] of [
      [await contentOf(fileId), 0, 6],
      [await read(view.audio!), 0, 6],
      [await contentOf(clipId), 0, 3],
    ] as const) {
      const loudest = await soundIn(bytes);
      expect(loudest(from + 0.1, to - 0.1)).toBeLessThan(0.002);
      expect(loudest(to + 0.2, to + 1)).toBeGreaterThan(0.02);
    }
    const { intervalMs, peaks } = JSON.parse((await read(view.waveform!)).toString());
    expect(Math.max(...peaks.slice(0, 5900 / intervalMs))).toBe(0);
    for (const url of [stale.poster!, stale.audio!, stale.thumbnails!.url + '/3'])
      expect((await server().get(url).set(as(owner))).status).toBe(404);
  }, 120_000);

  it('keeps the original for members with full access, restores it, and deletes it for good', async () => {
    const recording = await fs.readFile(path.join(video!, 'speech-jfk-over-rabbit.mp4'));
    const stored = async (): Promise<boolean> => {
      for (const entry of await fs.readdir(dataFolder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && (await fs.readFile(path.join(entry.parentPath, entry.name))).equals(recording))
          return true;
      return false;
    };
    await get(editor, `files/${fileId}/original`).expect(403);
    expect((await read(`/api/v1/files/${fileId}/original`, owner)).equals(recording)).toBe(true);
    const [first] = await items(editor, `notes/${noteId}/redactions`);
    expect(first).toMatchObject({ state: 'APPLIED', restorable: true });
    await send('post', owner, `redactions/${first.id}/restore`).expect(200);
    await redacted();
    expect((await contentOf(fileId)).equals(recording)).toBe(true);
    expect((await get(editor, `files/${fileId}`).expect(200)).body).toMatchObject({ bytes: recording.length });

    const id = await plan({ audio: 'BLEEP' });
    await apply().expect(200);
    await redacted();
    expect(await stored()).toBe(true);
    await remove(editor, `redactions/${id}/original`).expect(403);
    await remove(owner, `redactions/${id}/original`).expect(204);
    expect(await stored()).toBe(false);
    await get(owner, `files/${fileId}/original`).expect(404);
    await send('post', owner, `redactions/${id}/restore`).expect(409);
  }, 120_000);

  it('is withheld after a cancellation, until it is applied again', async () => {
    const id = await plan({ video: 'BLUR_FRAME' });
    await apply().expect(200);
    await send('post', editor, `files/${fileId}/redaction/cancel`).expect(204);
    expect(await redaction()).toMatchObject({
      state: 'CANCELLED',
      withheld: true,
      result: { status: 'FAILURE', reason: 'User requested cancellation' },
    });
    await get(editor, `files/${fileId}/content`).expect(404);
    expect((await items(editor, `files/${fileId}/redactions`)).find((one) => one.id === id)).toMatchObject({
      state: 'FAILED',
      reason: 'User requested cancellation',
    });
    await apply().expect(200);
    expect(await redacted()).toMatchObject({ state: 'DONE', withheld: false });
    await get(editor, `files/${fileId}/content`).expect(200);
  }, 90_000);
});
