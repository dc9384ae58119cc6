import { createHash, randomBytes } from 'node:crypto';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STORAGE_BYTES } from '@evident/domain/files';
import request from 'supertest';
import { SETTINGS } from '../../api/kernel/kernel.module.ts';
import type { Settings } from '../../api/kernel/settings.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { tusRequests } from '../support/tus.ts';

const wav = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('RIFF$\0\0\0WAVEfmt '),
    Buffer.from([16, 0, 0, 0, 1, 0, 1, 0, 64, 31, 0, 0, 64, 31, 0, 0, 1, 0, 8, 0]),
    Buffer.from('data\0\0\0\0'),
    randomBytes(bytes - 44),
  ]);
const gif = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('474946383961 2c01 c800 80 00 00 000000 ffffff'.replaceAll(' ', ''), 'hex'),
    Buffer.alloc(bytes),
  ]);
/** Announces 16,383 × 16,384 pixels in its header. */
const hugePng = Buffer.from(
  '89504e470d0a1a0a 0000000d 49484452 00003fff 00004000 08 06 00 00 00 00000000 00000000 49444154 00000000'.replaceAll(
    ' ',
    '',
  ),
  'hex',
);

describe('resumable uploads', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const { start, started, send, inspect, cancel } = tusRequests(() => test);
  const server = () => request(test.app.getHttpServer());
  const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as(ada))).body;
  const named = (filename: string, more: Record<string, string> = {}) => ({ filename, projectId, ...more });

  beforeAll(async () => {
    test = await openApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it('arrive in parts, and become a file and a note once', async () => {
    const bytes = wav(300_000);
    const id = await started(ada, bytes.length, named('Interview 1.wav', { note: 'new' }));
    expect(await read(`files/${id}`)).toMatchObject({ status: 'UPLOADING', bytes: bytes.length, fileType: 'Audio' });
    const { headers } = await send(ada, id, 0, bytes.subarray(0, 100_000)).expect(204);
    expect(headers['upload-offset']).toBe('100000');
    expect((await inspect(ada, id).expect(200)).headers).toMatchObject({
      'upload-offset': '100000',
      'upload-length': '300000',
    });
    await send(ada, id, 0, bytes).expect(409);
    await send(ada, id, 100_000, bytes.subarray(100_000)).expect(204);
    const file = await read(`files/${id}`);
    expect(file).toMatchObject({
      status: 'DONE',
      mediaType: 'audio/wav',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(file.noteIds).toHaveLength(1);
    expect(await read(`notes/${file.noteIds[0]}`)).toMatchObject({ title: 'Interview 1', projectId });
    expect((await inspect(ada, id).expect(200)).headers['upload-offset']).toBe('300000');
    expect((await server().get(`/f/${id}`).set(as(ada)).expect(200)).body).toEqual(bytes);
    expect((await read(`projects/${projectId}/notes`)).items).toHaveLength(1);
  });

  it('join a note, and the last of two concurrent requests goes on', async () => {
    const note = await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ title: 'Talk' });
    const bytes = wav(100_000);
    const id = await started(ada, bytes.length, named('talk.wav', { noteId: note.body.id }));
    const answers = await Promise.all([send(ada, id, 0, bytes), send(ada, id, 0, bytes)]);
    // The second ends the first, and comes too late itself if bytes were written by then: its client asks for the offset.
    expect([204, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    const offset = Number((await inspect(ada, id).expect(200)).headers['upload-offset']);
    if (offset < bytes.length) await send(ada, id, offset, bytes.subarray(offset)).expect(204);
    expect((await read(`notes/${note.body.id}/files`)).items).toMatchObject([
      { id, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]);
  });

  it('are refused before any byte is sent, each with one sentence', async () => {
    const refusals: [number, Record<string, string>, number, string][] = [
      [0, named('a.wav'), 422, 'The file is empty'],
      [1e10 + 1, named('a.wav'), 422, 'larger than 10 GB'],
      [2_000_001, named('a.gif'), 422, 'The GIF is larger than 2 MB'],
      [STORAGE_BYTES + 1, named('a.wav'), 422, 'larger than 10 GB'],
      [10, { projectId }, 400, '`filename` is missing'],
      [10, { filename: 'a.wav' }, 400, '`projectId` is missing'],
      [10, { filename: 'a.wav', projectId: 'x' }, 400, 'not a UUID'],
      [10, named('a.wav', { note: 'old' }), 400, '`note` in `Upload-Metadata` is unknown'],
      [10, named('a.wav', { noteId: projectId }), 404, 'Note not found'],
    ];
    for (const [length, metadata, status, title] of refusals) {
      const answer = await start(ada, length, metadata);
      expect([answer.status, answer.body.errors[0].title]).toEqual([status, expect.stringContaining(title)]);
    }
    await start(ada, 10, named('a.wav')).set('Tus-Resumable', '0.2.2').expect(412);
    expect(await read(`projects/${projectId}/files`)).toMatchObject({ items: [] });
  });

  it('count toward the storage of the workspace from the start, until they are canceled', async () => {
    const first = await started(ada, 9e9, named('first.mp4'));
    const full = await start(ada, 2e9, named('second.mp4')).expect(422);
    expect(full.body.errors[0].title).toBe('The workspace is full');
    await cancel(ada, first).expect(204);
    await inspect(ada, first).expect(404);
    expect((await read(`files/${first}`)).status).toBe('CANCELLED');
    expect((await read(`projects/${projectId}/files`)).items).toEqual([]);
    await started(ada, 2e9, named('second.mp4'));
  });

  it('belong to members who can write to the project', async () => {
    await start(null, 10, named('a.wav')).expect(401);
    await start(viewer, 10, named('a.wav')).expect(403);
    await start(stranger, 10, named('a.wav')).expect(404);
    const id = await started(ada, 10, named('a.wav'));
    for (const [person, status] of [
      [null, 401],
      [viewer, 403],
      [stranger, 404],
    ] as const) {
      await send(person, id, 0, Buffer.alloc(10)).expect(status);
      await inspect(person, id).expect(status);
      await cancel(person, id).expect(status);
    }
    expect((await inspect(ada, id).expect(200)).headers['upload-offset']).toBe('0');
  });

  it.each([
    ['a GIF of another name', 'photo.png', gif(2_000_000), 'The GIF is larger than 2 MB'],
    ['an image of too many pixels', 'photo.png', hugePng, 'The image has too many pixels'],
  ])('fail for %s and leave nothing behind', async (_, name, bytes, title) => {
    const id = await started(ada, bytes.length, named(name, { note: 'new' }));
    const answer = await send(ada, id, 0, bytes).expect(422);
    expect(answer.body.errors[0].title).toBe(title);
    expect(await read(`files/${id}`)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining(title) });
    await server().get(`/f/${id}`).set(as(ada)).expect(404);
    expect((await read(`projects/${projectId}/notes`)).items).toEqual([]);
  });

  it('stay in the project if their note is full', async () => {
    const note = await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ title: 'Full' });
    await test.database.query(
      `WITH made AS (
         INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at)
         SELECT gen_random_uuid(), $1, $2, 'a.txt', 'text/plain', 'Document', 1, 'x', 'DONE', $3, now() FROM generate_series(1, 100)
         RETURNING id)
       INSERT INTO note_file (team_id, note_id, file_id, rank, created_by, created_at)
       SELECT $1, $4, id, row_number() OVER (), $3, now() FROM made`,
      [ada.teamId, projectId, ada.userId, note.body.id],
    );
    const id = await started(ada, 10, named('talk.txt', { noteId: note.body.id }));
    await send(ada, id, 0, Buffer.from('0123456789')).expect(204);
    expect(await read(`files/${id}`)).toMatchObject({ status: 'DONE', noteIds: [] });
  });

  it.each([
    ['Upload-Concat', 'partial'],
    ['Upload-Defer-Length', '1'],
    ['Upload-Length', '007'],
    ['Upload-Metadata', 'filename YQ==,filename YQ=='],
  ])('refuse %s: %s as the mistake of the client, and leave nothing behind', async (name, value) => {
    const answer = await start(ada, 7, named('a.txt')).set(name, value).expect(400);
    expect(answer.body.errors[0]).toMatchObject({ code: expect.stringMatching(/^(BAD_USER_INPUT|ValidationError)$/) });
    expect((await read(`projects/${projectId}/files`)).items).toEqual([]);
  });

  it.each([
    ['Upload-Offset', '-1'],
    ['Upload-Offset', 'x'],
    ['Upload-Length', '10'],
    ['Content-Type', 'application/json'],
  ])('refuse bytes with %s: %s as the mistake of the client', async (name, value) => {
    const id = await started(ada, 10, named('a.txt'));
    const { status } = await send(ada, id, 0, Buffer.from('0123456789')).set(name, value);
    expect([400, 415]).toContain(status);
    await send(ada, id, 0, Buffer.from('0123456789')).set('X-Forwarded-Proto', 'https,http').expect(204);
  });

  it('say that the disk is full, and continue once it is not', async () => {
    const id = await started(ada, 10, named('a.txt'));
    const partial = join(test.app.get<Settings>(SETTINGS.token).dataFolder, 'files', 'uploads', id);
    await rm(partial);
    // Every write to this device fails with ENOSPC.
    await symlink('/dev/full', partial);
    const answer = await send(ada, id, 0, Buffer.from('0123456789')).expect(507);
    expect(answer.body.errors).toEqual([
      { code: 'InsufficientStorage', title: 'File storage is full', message: expect.any(String) },
    ]);
    await rm(partial);
    await writeFile(partial, '');
    await send(ada, id, 0, Buffer.from('0123456789')).expect(204);
  });

  it('accept no more bytes than announced', async () => {
    const id = await started(ada, 10, named('a.txt'));
    const answer = await send(ada, id, 0, Buffer.alloc(11));
    expect([answer.status, answer.body.errors[0].title]).toEqual([422, 'More bytes were sent than announced']);
    await send(ada, id, 0, Buffer.from('0123456789')).expect(204);
    await cancel(ada, id).expect(409);
  });
});
