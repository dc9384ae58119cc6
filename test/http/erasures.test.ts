import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeAiText } from '../support/stored-ai-text.ts';
import { storedIn } from '../support/stored-words.ts';
import { until } from '../support/waiting.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { quiet } from './matrix/state-of.ts';

const NAME = 'Zanzibara Quuxington';
const EMAIL = 'zanzibara@example.org';
const QUOTE = 'never trust';

describe('erasing a person', () => {
  let test: TestApp;
  let manager: Person;
  let ada: Person;
  let projectId: string;
  const dataFolder = mkdtempSync(join(tmpdir(), 'evident-erasures-'));

  const { send, get, remove, items, newPerson, interview, highlight } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await openApp({ embedding: undefined, dataFolder });
  });
  beforeEach(async () => {
    const team = await test.people.team();
    manager = await test.people.member(team, 'MANAGER');
    ada = await test.people.member(team);
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  /** Everything that the workspace stores, as text. */
  const everything = async (): Promise<string> => {
    const tables = await test.database.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE a.attname = 'team_id' AND c.relkind = 'r' AND n.nspname = 'public' ORDER BY 1`,
    );
    const texts = [];
    for (const { name } of tables) {
      const columns = name === 'document' ? `encode(coalesce(state, ''), 'escape') || t::text` : 't::text';
      const data = name === 'document_update' ? `encode(data, 'escape') || t::text` : columns;
      const [row] = await test.database.query<{ all: string | null }>(
        `SELECT string_agg(${data}, ' ') AS all FROM ${name} t WHERE team_id = $1`,
        [ada.teamId],
      );
      texts.push(row!.all ?? '');
    }
    return texts.join('\n').toLowerCase();
  };

  const study = async () => {
    const id = await newPerson(ada, NAME, { Email: EMAIL });
    const { noteId, speakerIds } = await interview(ada, projectId, [NAME, 'Ben']);
    await send('post', ada, `notes/${noteId}/people`, { personId: id, speakerId: speakerIds[0] }).expect(200);
    const highlightId = await highlight(ada, noteId, QUOTE);
    const { id: insightId } = (
      await send('post', ada, `projects/${projectId}/insights`, {
        title: `What ${NAME} says`,
        markdown: `Ask ${NAME} at ${EMAIL}.`,
        evidence: [highlightId],
      }).expect(201)
    ).body;
    await send('put', ada, `insights/${insightId}/publication`).expect(200);
    // Words that were deleted from the note remain in its history until it is folded.
    const { etag } = (await get(ada, `notes/${noteId}/content`)).headers;
    const change = `**${NAME}** (0:01): I never trust the first number.\n\n**Ben** (0:09): Thank you, zanzibara!`;
    await send('put', ada, `notes/${noteId}/content`, { markdown: change }).set('If-Match', etag!);
    const { teamId, userId } = ada;
    await test.database.query(
      `INSERT INTO turn_translation (team_id, note_id, language, source_hash, source, text)
       VALUES ($1, $2, 'de', 'h', 'Thank you, zanzibara', 'Danke, zanzibara')`,
      [teamId, noteId],
    );
    await test.database.query(
      `WITH heard AS (SELECT f.id FROM file f WHERE f.team_id = $1 LIMIT 1),
         done AS (INSERT INTO transcription (id, team_id, note_id, project_id, file_id, language, replaces, state, created_by, created_at)
           SELECT gen_random_uuid(), $1, $2, $2, heard.id, 'de', false, 'FAILED', $3, now() FROM heard RETURNING id)
       INSERT INTO transcription_piece SELECT $1, done.id, 0, 1, '{"cues": "zanzibara"}' FROM done`,
      [teamId, noteId, userId],
    );
    const paraphrase = `A zanzibara does not rely on numbers.`;
    await storeAiText(test.database, { ...ada, noteId, quote: QUOTE, sentence: paraphrase });
    const fieldForms = [{ id: '1', field: { kind: 'system', name: 'Content' }, operator: 'Contains', values: [NAME] }];
    const filter = { combinator: 'and', fieldForms };
    await send('post', ada, `projects/${projectId}/views`, {
      title: `About ${NAME}`,
      objectType: 'NOTE',
      layout: 'LIST',
      viewData: { sort: null, filter, group: null, columns: [], fieldVisibility: [] },
    }).expect(201);
    const sort = { field: 'CREATED', direction: 'DESC' };
    const params = { query: NAME, resultType: null, projectIds: null, sort, filter, selectedFilterId: null };
    await send('post', ada, 'feeds', { title: `Around ${NAME}`, params }).expect(201);
    const { body: dashboard } = await send('post', ada, 'dashboards', { title: `Of ${NAME}` }).expect(201);
    await send('post', ada, `dashboards/${dashboard.id}/charts`, {
      projectId,
      title: `Tags of ${NAME}`,
      settings: { ...DEFAULT_SETTINGS, filter },
    }).expect(201);
    await send('post', ada, `projects/${projectId}/fields`, {
      label: `Knows ${NAME}`,
      objectType: 'NOTE',
      type: 'SELECT',
      settings: { options: [{ label: NAME }] },
    });
    await quiet(test);
    return { id, noteId, highlightId, insightId };
  };

  it('leaves no name, address or word of theirs anywhere, and gives a receipt', async () => {
    const { id, noteId, highlightId } = await study();
    expect(await everything()).toContain('zanzibara');
    const vectors = () =>
      test.database.query(`SELECT FROM search_vector WHERE object_id = '${highlightId}' AND passages <> ''`);
    await until(async () => (await vectors()).length > 0);
    const { body } = await send('post', manager, `people/${id}/erasure`, { removeWords: true }).expect(201);
    expect(await vectors()).toEqual([]);
    await quiet(test);
    expect(await vectors()).toEqual([]);
    const left = await everything();
    for (const word of ['zanzibara', 'quuxington', QUOTE]) expect(left).not.toContain(word);
    await get(ada, `people/${id}`).expect(404);
    await get(ada, `highlights/${highlightId}`).expect(404);
    expect((await get(ada, `notes/${noteId}/content?format=markdown`)).text).toContain('Unnamed participant');
    expect((await get(manager, `erasures/${body.id}`).expect(200)).body).toMatchObject({
      personId: id,
      removedWords: true,
      erasedBy: { id: manager.userId },
      counts: { notes: 1, turns: 1, quotes: 1, insights: 1, versions: 1, details: 1 },
    });
    expect((await get(ada, 'search?query=zanzibara')).body.total).toBe(0);
    expect(JSON.stringify(await items(ada, 'undo')).toLowerCase()).not.toContain('zanzibara');
  });

  it('leaves none of their sentences in generated texts, and no name in suggestions of other notes', async () => {
    const SAID = 'I count the mottled wallabies twice before every audit.';
    const RETOLD = 'The participant double-checks all marsupials for auditors.';
    const id = await newPerson(ada, NAME);
    const { id: noteId } = (
      await send('post', ada, `projects/${projectId}/notes`, {
        title: 'Audit',
        markdown: `**${NAME}** (0:01): ${SAID} We have a list of the audits.\n\n**Ben** (0:09): We have a list of the audits as well.`,
      }).expect(201)
    ).body;
    const { speakers } = (await get(ada, `notes/${noteId}/content`).expect(200)).body;
    const speakerId = Object.keys(speakers).find((key) => speakers[key] === NAME);
    await send('post', ada, `notes/${noteId}/people`, { personId: id, speakerId }).expect(200);
    const other = (
      await send('post', ada, `projects/${projectId}/notes`, {
        title: 'Other',
        markdown: '**Cleo** (0:01): We have a list of the audits too.',
      }).expect(201)
    ).body.id;
    const write = async (body: object = {}) =>
      (
        await send('post', ada, 'ai-docs', {
          projectId,
          sources: [{ type: 'NOTE', id: noteId }],
          framework: 'Summary',
          ...body,
        }).expect(201)
      ).body.id;
    const docId = await write();
    await until(async () => (await get(ada, `ai-docs/${docId}`)).body.filled);
    const text = async () => (await get(ada, `ai-docs/${docId}/content?format=markdown`)).text;
    expect(await text()).toContain('wallabies');
    // Later a member adds what a model wrote from it, and deletes the quote; it is in the history and in undo.
    await storeAiText(test.database, { ...ada, projectId, noteId, quote: SAID, sentence: RETOLD });
    await send('put', ada, `ai-docs/${docId}/content`, { markdown: `Mine.\n\n${RETOLD}` }).expect(204);
    await send('post', ada, `projects/${projectId}/insights`, {
      title: 'Audits',
      markdown: `Someone said: “I count the mottled wallabies twice before every audit”, on Monday.`,
    }).expect(201);
    await send('patch', ada, `ai-docs/${docId}`, { title: `By ${NAME}` });
    const { teamId } = ada;
    await test.database.query(
      `INSERT INTO suggestion (id, team_id, project_id, note_id, kind, key, state, reason, words, tag_ids, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 'HIGHLIGHT', 'h', 'OPEN', $4, '{}', '{}', now())`,
      [teamId, projectId, other, `Mentions ${NAME}`],
    );
    await test.database.query(
      `INSERT INTO undo_entry (id, team_id, project_id, member_id, kind, label, before, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 'ai-doc:filled', 'Replaced a text', $4, now())`,
      [teamId, projectId, ada.userId, JSON.stringify({ content: SAID })],
    );
    await quiet(test);
    await send('post', manager, `people/${id}/erasure`, { removeWords: true }).expect(201);
    await quiet(test);
    expect(await text()).toContain('Mine.');
    expect((await get(ada, `notes/${noteId}/content?format=markdown`)).text).toContain('We have a list');
    // Of another speaker, who said the same.
    expect((await get(ada, `notes/${other}/content?format=markdown`)).text).toContain('We have a list');
    for (const word of ['wallabies', 'marsupials', 'zanzibara'])
      expect(await storedIn(test.database, dataFolder, word)).toEqual([]);
  });

  it('keeps what they said without their name, if told so', async () => {
    const { id, noteId, highlightId } = await study();
    await send('post', manager, `people/${id}/erasure`, { removeWords: false }).expect(201);
    await quiet(test);
    const left = await everything();
    for (const word of ['zanzibara', 'quuxington']) expect(left).not.toContain(word);
    expect((await get(ada, `notes/${noteId}/content?format=markdown`)).text).toContain(
      'I never trust the first number',
    );
    expect((await get(ada, `highlights/${highlightId}`).expect(200)).body).toMatchObject({ text: QUOTE, lost: false });
  });

  it('reaches notes in the trash', async () => {
    const { id, noteId } = await study();
    await remove(ada, `notes/${noteId}`).expect(200);
    await send('post', manager, `people/${id}/erasure`, { removeWords: true }).expect(201);
    await quiet(test);
    expect(await everything()).not.toContain('zanzibara');
  });

  it('needs a manager', async () => {
    const id = await newPerson(ada, 'Ada');
    expect(
      (await send('post', ada, `people/${id}/erasure`, { removeWords: true }).expect(403)).body.errors[0].title,
    ).toBe('You need to be a manager to erase people');
    expect(await items(ada, 'erasures')).toEqual([]);
  });
});
