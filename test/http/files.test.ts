import { STORAGE_BYTES } from '@evident/domain/files';
import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('files over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const upload = (name: string, bytes: Buffer, { person = ada, purpose = 'attachment' } = {}) =>
    server().post(`/api/v1/projects/${projectId}/files?purpose=${purpose}`).set(as(person)).attach('file', bytes, name);

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('are returned byte by byte, inline if safe for browsers', async () => {
    const { body } = await upload('picture.png', PNG, { purpose: 'image' }).expect(201);
    expect(body).toMatchObject({ name: 'picture.png', mediaType: 'image/png', fileType: 'Image', bytes: PNG.length });
    const answer = await server()
      .get(`/f/${body.id}`)
      .set(as(viewer))
      .buffer()
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(200);
    expect(answer.body).toEqual(PNG);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
    });
  });

  it.each([
    ['evil.png', '<html><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['page.txt', '<!doctype html><script>alert(1)</script>'],
  ])('that could contain script are download only, under any name: %s', async (name, markup) => {
    const { body } = await upload(name, Buffer.from(markup)).expect(201);
    const { headers } = await server().get(`/f/${body.id}`).set(as(ada)).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('are shown inline as SVG, with scripts and external requests disabled', async () => {
    const { body } = await upload(
      'drawing.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      { purpose: 'image' },
    ).expect(201);
    const { headers } = await server().get(`/f/${body.id}`).set(as(ada)).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': expect.stringMatching(/^inline/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    });
  });

  /** Sends a request no form would send. */
  const sendRaw = (part: string, headers: Record<string, string> = {}) =>
    server()
      .post(`/api/v1/projects/${projectId}/files`)
      .set(as(ada))
      .set('content-type', 'multipart/form-data; boundary=XX')
      .set(headers)
      .send(part);

  it('may have no name', async () => {
    const { body } = await sendRaw(
      '--XX\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\nhello\r\n--XX--\r\n',
    ).expect(201);
    expect(body).toMatchObject({ name: 'file', bytes: 5 });
  });

  it.each([3, 300_000])('are refused when aborted after %i bytes, on retries too', async (length) => {
    const cutOff = `--XX\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(length)}`;
    const refused = {
      errors: [expect.objectContaining({ code: 'BAD_USER_INPUT', title: 'The file did not arrive whole' })],
    };
    const key = { 'idempotency-key': `cut off ${length}`.replaceAll(' ', '-') };
    expect((await sendRaw(cutOff, key).expect(400)).body).toMatchObject(refused);
    await sendRaw(`${cutOff}\r\n--XX--\r\n`, key).expect(201);
    expect((await sendRaw(cutOff, key).expect(400)).body).toMatchObject(refused);
  });

  it('are refused once the workspace is full, in concurrent uploads too', async () => {
    const team = await test.people.team();
    const carl = await test.people.member(team);
    const project = await test.people.project(carl);
    const send = () =>
      server()
        .post(`/api/v1/projects/${project}/files`)
        .set(as(carl))
        .attach('file', Buffer.from('0123456789'), 'words.txt');
    const { body } = await send().expect(201);
    await test.database.query('UPDATE file SET bytes = $2 WHERE id = $1', [body.id, STORAGE_BYTES - 15]);
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await send().expect(422)).body.errors[0]).toEqual({
      code: 'UnprocessableContent',
      title: 'The workspace is full',
      message: 'It keeps 10.7 of 10.7 GB: this file does not fit.',
    });
    await upload('others.txt', Buffer.from('words')).expect(201);
  });

  it('are stored once per Idempotency-Key, and another file with the same key is refused', async () => {
    const send = (name: string, bytes: string) => upload(name, Buffer.from(bytes)).set('Idempotency-Key', 'same-file');
    const first = await send('talk.txt', 'words').expect(201);
    expect((await send('talk.txt', 'words').expect(201)).body).toEqual(first.body);
    await send('talk.txt', 'other').expect(422);
    await send('other.txt', 'words').expect(422);
    expect(await test.database.query('SELECT id FROM file WHERE name = $1', ['talk.txt'])).toHaveLength(1);
  });

  it('may be retried with their key after a refusal', async () => {
    const send = () => upload('late.txt', Buffer.from('0123456789')).set('Idempotency-Key', 'refused-file');
    const { body } = await upload('large.txt', Buffer.from('x')).expect(201);
    await test.database.query('UPDATE file SET bytes = $2 WHERE id = $1', [body.id, STORAGE_BYTES - 5]);
    await send().expect(422);
    await test.database.query('UPDATE file SET bytes = 1 WHERE id = $1', [body.id]);
    await send().expect(201);
  });

  it('keep their name without folders and line breaks', async () => {
    const { body } = await upload('../../etc/pass\r\nwd"; x=.txt', Buffer.from('words')).expect(201);
    expect(body.name).not.toMatch(/[/\\\r\n]/);
    await server().get(`/f/${body.id}`).set(as(ada)).expect(200);
  });

  it('keep quotation marks in their name, as browsers escape them', async () => {
    const { body } = await upload('He said %22no%22, 100%25.txt', Buffer.from('words')).expect(201);
    expect(body.name).toBe('He said "no", 100%25.txt');
  });

  it('support range requests', async () => {
    const { body } = await upload('words.txt', Buffer.from('0123456789')).expect(201);
    const part = await server()
      .get(`/f/${body.id}`)
      .set(as(ada))
      .set('Range', 'bytes=2-4')
      .buffer()
      .parse((response, done) => {
        let text = '';
        response
          .on('data', (piece: Buffer) => {
            text += piece.toString();
          })
          .on('end', () => done(null, text));
      })
      .expect(206);
    expect([part.body, part.headers['content-range']]).toEqual(['234', 'bytes 2-4/10']);
  });

  it('are refused as images if invalid, and without a file', async () => {
    expect(
      (await upload('picture.png', Buffer.from('words'), { purpose: 'image' }).expect(422)).body.errors[0].title,
    ).toBe('The file is not an image');
    await server().post(`/api/v1/projects/${projectId}/files`).set(as(ada)).send({}).expect(400);
  });

  it('cannot be uploaded by viewers or read by other teams', async () => {
    await upload('a.txt', Buffer.from('a'), { person: viewer }).expect(403);
    await upload('a.txt', Buffer.from('a'), { person: stranger }).expect(404);
    const { body } = await upload('a.txt', Buffer.from('secret words')).expect(201);
    await server().get(`/f/${body.id}`).set(as(stranger)).expect(404);
    await server().get(`/f/${body.id}`).expect(401);
  });
});
