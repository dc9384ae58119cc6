import type { TestApp } from './app.ts';
import type { Person } from './known-people.ts';
import { peopleRequests } from './people-requests.ts';
import { until } from './waiting.ts';

/** The id of the only note that a WebVTT file becomes in an empty project. */
export async function importedNote(
  test: TestApp,
  person: Person,
  projectId: string,
  recording: string,
): Promise<string> {
  const { as, server, send, get, items } = peopleRequests(() => test);
  const { body: file } = await server()
    .post(`/api/v1/projects/${projectId}/files`)
    .set(as(person))
    .attach('file', Buffer.from(recording), { filename: 'interview.vtt' })
    .expect(201);
  const { body: run } = await send('post', person, `projects/${projectId}/imports`, {
    files: [{ fileId: file.id }],
  }).expect(201);
  await until(async () => (await get(person, `imports/${run.id}`)).body.state === 'done', 30_000);
  return (await items(person, `projects/${projectId}/notes`))[0].id;
}

/** The word in a reel, in the page of a document of the note, and in the name of a file. */
export async function deriveCopies(
  test: TestApp,
  person: Person,
  { projectId, noteId, word }: { readonly projectId: string; readonly noteId: string; readonly word: string },
): Promise<void> {
  const { as, server } = peopleRequests(() => test);
  const { id: fileId } = (
    await server()
      .post(`/api/v1/projects/${projectId}/files`)
      .set(as(person))
      .attach('file', Buffer.from('A page'), { filename: `Letter of ${word}.txt` })
      .expect(201)
  ).body;
  const { teamId } = person;
  await test.database.query(
    `INSERT INTO reel (id, team_id, project_id, title, items, captions, created_by, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, true, $5, now(), now())`,
    [teamId, projectId, `The invoices of ${word}`, JSON.stringify([{ title: `${word} signs` }]), person.userId],
  );
  await test.database.query(
    `INSERT INTO file_document (file_id, team_id, state, page_count, created_at, updated_at) VALUES ($1, $2, 'DONE', 1, now(), now())`,
    [fileId, teamId],
  );
  await test.database.query(
    `INSERT INTO file_page (file_id, team_id, page, state, source, content, words) VALUES ($1, $2, 1, 'PROCESSED', 'OCR', $3, $4)`,
    [fileId, teamId, `Signed by ${word}`, JSON.stringify([{ text: word, left: 1, top: 1, width: 9, height: 2 }])],
  );
  await test.database.query(
    'INSERT INTO note_file (team_id, note_id, file_id, rank, created_by, created_at) VALUES ($1, $2, $3, 1, $4, now())',
    [teamId, noteId, fileId, person.userId],
  );
}
