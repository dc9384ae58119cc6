import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { EICAR, type FakeClamd, startClamd } from '../support/fake-clamd.ts';
import type { Person } from '../support/known-people.ts';
import { tusRequests } from '../support/tus.ts';

const INFECTED = 'The file contains a virus (Eicar-Test-Signature)';
const NOT_SCANNED = 'The file could not be scanned for viruses, and was not stored';
const GIF = Buffer.from(
  '47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b',
  'hex',
);

describe('uploads with a virus scan', () => {
  let test: TestApp;
  let clamd: FakeClamd;
  let ada: Person;
  let projectId: string;

  const { started, send, inspect } = tusRequests(() => test);
  const server = () => request(test.app.getHttpServer());
  const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
  const upload = (bytes: Buffer) =>
    server().post(`/api/v1/projects/${projectId}/files`).set(as(ada)).attach('file', bytes, 'talk.txt');
  const putLogo = (bytes: Buffer) =>
    server().put('/api/v1/workspace/logo').set(as(ada)).attach('file', bytes, 'logo.gif');
  const files = async () => (await server().get(`/api/v1/projects/${projectId}/files`).set(as(ada))).body.items;
  const statusOf = async (id: string) => (await server().get(`/api/v1/files/${id}`).set(as(ada))).body.status;
  const resumable = (bytes: Buffer) => started(ada, bytes.length, { filename: 'talk.txt', projectId, note: 'new' });
  const titleOf = ({ status, body }: { status: number; body: { errors: { title: string }[] } }) => [
    status,
    body.errors[0]!.title,
  ];

  beforeAll(async () => {
    clamd = await startClamd();
    test = await openApp({ clamd });
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    projectId = await test.people.project(ada, 1);
  });
  beforeEach(() => clamd.say(null));
  afterAll(async () => {
    await test.close();
    await clamd.close();
  });

  it('are stored if clean', async () => {
    await upload(Buffer.from('Interview 1')).expect(201);
    await putLogo(GIF).expect(200);
    const id = await resumable(GIF);
    await send(ada, id, 0, GIF).expect(204);
    expect(clamd.scanned).toEqual([11, GIF.length, GIF.length]);
    expect((await files()).map(({ status }: { status: string }) => status)).toEqual(['DONE', 'DONE']);
  });

  it('are refused if infected, and leave nothing behind', async () => {
    const before = await files();
    expect(titleOf(await upload(EICAR))).toEqual([422, INFECTED]);
    expect(titleOf(await putLogo(Buffer.concat([GIF, EICAR])))).toEqual([422, INFECTED]);
    const id = await resumable(EICAR);
    expect(titleOf(await send(ada, id, 0, EICAR))).toEqual([422, INFECTED]);
    await inspect(ada, id).expect(404);
    await server().get(`/f/${id}`).set(as(ada)).expect(404);
    expect(await files()).toEqual(before);
  });

  it('are refused while the scanner is down; a resumable one completes afterwards', async () => {
    clamd.say('');
    expect(titleOf(await upload(EICAR))).toEqual([503, NOT_SCANNED]);
    const bytes = Buffer.from('Interview 2');
    const id = await resumable(bytes);
    expect(titleOf(await send(ada, id, 0, bytes))).toEqual([503, NOT_SCANNED]);
    await server().get(`/f/${id}`).set(as(ada)).expect(404);
    expect(await statusOf(id)).toBe('UPLOADING');
    clamd.say(null);
    await inspect(ada, id).expect(200);
    expect(await statusOf(id)).toBe('DONE');
  });
});
