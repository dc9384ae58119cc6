import { type TestApp, openApp } from './app.ts';
import { fakeTranscriber } from './fake-transcriber.ts';
import { fakeTranslator } from './fake-translator.ts';
import type { Person } from './known-people.ts';
import { trashRequests } from './trash-requests.ts';
import { until } from './waiting.ts';

export interface Turn {
  readonly type: string;
  readonly attrs: { readonly fileId: string | null; readonly start: number | null; readonly end: number | null };
  readonly content?: { readonly text?: string; readonly marks?: { readonly type: string; readonly attrs: object }[] }[];
}

/** An application with fake endpoints for transcription and translation, and requests to it. */
export function transcriptRequests() {
  let test: TestApp;
  const requests = trashRequests(() => test);
  const { as, server, get } = requests;
  const world = {} as {
    ada: Person;
    viewer: Person;
    stranger: Person;
    projectId: string;
    noteId: string;
    engine: Awaited<ReturnType<typeof fakeTranscriber>>;
    translator: Awaited<ReturnType<typeof fakeTranslator>>;
  };
  const post = (path: string, body: object, person = world.ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const upload = async (bytes: Buffer, name: string): Promise<string> =>
    (
      await server()
        .post(`/api/v1/projects/${world.projectId}/files`)
        .set(as(world.ada))
        .attach('file', bytes, name)
        .expect(201)
    ).body.id;
  const add = async (bytes: Buffer, name: string, note = world.noteId): Promise<string> => {
    const fileId = await upload(bytes, name);
    await post(`notes/${note}/files`, { fileId }).expect(200);
    return fileId;
  };
  const latest = async (note = world.noteId) => (await get(world.ada, `notes/${note}/transcriptions`)).body.items[0];
  const ends = async (state: string, note = world.noteId) => {
    const isOver = async () => ['DONE', 'FAILED', 'CANCELLED'].includes((await latest(note))?.state);
    await until(isOver, 90_000);
    const transcription = await latest(note);
    expect(transcription).toMatchObject({ state });
    return transcription;
  };
  const content = async (note = world.noteId) => (await get(world.ada, `notes/${note}/content`)).body;
  const turns = async (note = world.noteId): Promise<Turn[]> =>
    (await content(note)).content.content.filter(({ type }: Turn) => type === 'turn');
  const automatic = (value: boolean) =>
    server().patch('/api/v1/workspace/transcription').set(as(world.ada)).send({ automatic: value }).expect(204);
  return {
    ...requests,
    world,
    post,
    upload,
    add,
    latest,
    ends,
    content,
    turns,
    automatic,
    async open() {
      [world.engine, world.translator] = [await fakeTranscriber(), await fakeTranslator()];
      const { engine, translator } = world;
      test = await openApp({
        transcription: { url: engine.url, key: engine.key, backoffMs: 1 },
        translation: { url: translator.url, key: translator.key },
        // Transcription needs no renditions.
        mediaConcurrency: 0,
      });
      const team = await test.people.team();
      world.ada = await test.people.member(team, 'MANAGER');
      world.viewer = await test.people.member(team, 'VIEWER');
      world.stranger = await test.people.member(await test.people.team());
    },
    query: (sql: string, parameters: unknown[]) => test.database.query(sql, parameters),
    async begin() {
      world.projectId = await test.people.project(world.ada, 2);
      world.noteId = await requests.idOf(world.ada, `projects/${world.projectId}/notes`, { title: 'Interview' });
      world.engine.seen.length = 0;
      world.engine.knows = 'words';
      await automatic(false);
    },
    async close() {
      await test.close();
      await world.engine.close();
      await world.translator.close();
    },
  };
}
