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

/**
 * The word in a reel, in the page of a document of the note, in the name of a file, and in what members asked AI and
 * wrote into its texts.
 */
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
  await storeAskedOfAi(test, person, { projectId, noteId, word });
}

/** A research, a conversation, an edited summary and a wrap with the word. Texts without citations have no source. */
async function storeAskedOfAi(
  { database }: TestApp,
  { teamId, userId }: Person,
  { projectId, noteId, word }: { readonly projectId: string; readonly noteId: string; readonly word: string },
): Promise<void> {
  const uncited = (sentence: string) =>
    JSON.stringify({
      sections: [{ key: 'text', title: null, startTime: null, sentences: [{ text: sentence, citations: [] }] }],
      citations: [],
    });
  const text = async (sentence: string): Promise<string> => {
    const [row] = await database.query<{ id: string }>(
      `INSERT INTO ai_text (id, team_id, project_id, purpose, state, method, content, dropped, created_by, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, 'summary', 'DONE', 'EXTRACTED', $3, 0, $4, now(), now()) RETURNING id`,
      [teamId, projectId, uncited(sentence), userId],
    );
    return row!.id;
  };
  const [first, edited] = [await text('Nothing.'), await text(`I know that ${word} is late.`)];
  await database.query(
    `INSERT INTO summary (id, team_id, project_id, target_type, target_id, kind, framework, prompt, text_id, edited_text_id, sources, contributors, created_by, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, 'NOTE', $3, 'paragraph', 'CustomPrompt', $4, $5, $6, '[]', '{}', $7, now(), now())`,
    [teamId, projectId, noteId, `What does ${word} want?`, first, edited, userId],
  );
  await database.query(
    `WITH r AS (INSERT INTO research (id, team_id, question, scope_type, scope_id, budget, state, ai_text_id, member_id, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, 'PROJECT', $3, '{}', 'DONE', $4, $5, now(), now()) RETURNING id)
     INSERT INTO research_step (research_id, team_id, position, kind, result, finished_at)
     SELECT id, $1, 0, 'GROUP', $6, now() FROM r`,
    [
      teamId,
      `Why is ${word} late?`,
      projectId,
      await text('Nothing.'),
      userId,
      JSON.stringify({ kind: 'GROUP', groups: [{ title: `What ${word} does`, places: [] }] }),
    ],
  );
  await database.query(
    `WITH c AS (INSERT INTO conversation (id, team_id, title, scope_type, member_id, messages, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, 'WORKSPACE', $3, 1, now(), now()) RETURNING id)
     INSERT INTO conversation_message (id, team_id, conversation_id, position, role, text, missing, created_at)
     SELECT gen_random_uuid(), $1, id, 0, 'USER', $2, $4, now() FROM c`,
    [teamId, `Who is ${word}?`, userId, JSON.stringify([word])],
  );
}
