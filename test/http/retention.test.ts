import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunRetention } from '@evident/application/retention/runs';
import { Bus } from '../../api/kernel/bus.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { storeAiText } from '../support/stored-ai-text.ts';
import { storedIn } from '../support/stored-words.ts';
import { wavOf } from '../support/tones.ts';
import { until } from '../support/waiting.ts';
import { quiet } from './matrix/state-of.ts';

const SAID = 'I count the mottled wallabies twice before every audit';
const RETOLD = 'The participant double-checks all marsupials for auditors.';
const WORDS = ['wallabies', 'marsupials', 'quokkas', 'zanzibara'];

describe('a run of retention', () => {
  let test: TestApp;
  let admin: Person;
  let projectId: string;
  const dataFolder = mkdtempSync(join(tmpdir(), 'evident-retention-'));
  const { as, server, send, get, items, newPerson } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await openApp({ embedding: undefined, dataFolder });
    const team = await test.people.team();
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    projectId = await test.people.project(admin, 3);
  });
  afterAll(() => test.close());

  const age = (noteId: string, days: number) =>
    test.database.query(`UPDATE note SET created_at = now() - $2 * interval '1 day' WHERE id = $1`, [noteId, days]);
  const runNow = async () => {
    await quiet(test);
    const runId = await test.app.get(Bus).ask(new RunRetention({ actor: admin, typedName: 'Team' }));
    await until(async () => (await items(admin, 'retention/runs')).find(({ id }) => id === runId)?.state === 'DONE');
    await quiet(test);
    return runId;
  };

  it('leaves no word of a deleted note anywhere, keeps what charts count, and gives a receipt', async () => {
    const personId = await newPerson(admin, 'Ada');
    const { id: noteId } = (
      await send('post', admin, `projects/${projectId}/notes`, {
        title: 'Interview 7',
        markdown: `**Ada Zanzibara** (0:01): ${SAID}. The quokkas are next.\n\n**Ben** (0:09): We have a list.`,
      }).expect(201)
    ).body;
    const { speakers } = (await get(admin, `notes/${noteId}/content`).expect(200)).body;
    await send('post', admin, `notes/${noteId}/people`, { personId, speakerId: Object.keys(speakers)[0] }).expect(200);
    const { id: fileId } = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as(admin))
        .attach('file', Buffer.from(wavOf([{ ms: 500, hz: 440 }])), 'wallabies.wav')
        .expect(201)
    ).body;
    await send('post', admin, `notes/${noteId}/files`, { fileId, beforeFileId: null }).expect(200);
    const board = (await send('post', admin, `projects/${projectId}/tag-boards`, { title: 'Board' })).body.id;
    const group = (await send('post', admin, `tag-boards/${board}/groups`, { title: 'Group' })).body.id;
    const tagId = (await send('post', admin, `tag-groups/${group}/tags`, { title: 'Counting' })).body.id;
    const quote = { quote: 'mottled wallabies', tagIds: [tagId] };
    const { id: highlightId } = (await send('post', admin, `notes/${noteId}/highlights`, quote).expect(201)).body;
    const { id: insightId } = (
      await send('post', admin, `projects/${projectId}/insights`, {
        title: 'Audits',
        markdown: `Someone said: “${SAID}”, on Monday. My own words.`,
        evidence: [highlightId],
      }).expect(201)
    ).body;
    await send('put', admin, `insights/${insightId}/publication`).expect(200);
    await storeAiText(test.database, { ...admin, projectId, noteId, quote: SAID, sentence: RETOLD });
    // Words of another note have a date of their own.
    const other = (
      await send('post', admin, `projects/${projectId}/notes`, {
        title: 'Other',
        markdown: 'Numbats count. We have a list.',
      })
    ).body.id;
    // Earlier words, in the history.
    const { etag } = (await get(admin, `notes/${noteId}/content`)).headers;
    const content = `**Ada Zanzibara** (0:01): ${SAID}.\n\n**Ben** (0:09): We have a list.`;
    await send('put', admin, `notes/${noteId}/content`, { markdown: content }).set('If-Match', etag!);
    await age(noteId, 100);
    await quiet(test);
    expect((await storedIn(test.database, dataFolder, 'wallabies')).length).toBeGreaterThan(3);

    const rule = { interval: { days: 90 }, since: 'CREATED' };
    const wording = { rule, enforced: false, typedName: 'Team' };
    await send('put', admin, 'retention', { ...wording, typedName: 'Other' }).expect(400);
    await send('put', admin, 'retention', wording).expect(204);
    expect((await get(admin, 'retention/preview').expect(200)).body).toMatchObject({
      now: { notes: 1, recordings: 1, highlights: 1, insights: 1, held: 0 },
      items: [{ noteId, title: 'Interview 7', held: false }],
    });
    const runId = await runNow();

    for (const word of WORDS) expect([word, await storedIn(test.database, dataFolder, word)]).toEqual([word, []]);
    const day = new Date().toISOString().slice(0, 10);
    expect((await get(admin, `notes/${noteId}/content?format=markdown`)).text).toContain('storage period ended');
    // Lost quotes are looked for after each edit.
    const edited = { markdown: 'Deleted by retention? We asked.' };
    const now = (await get(admin, `notes/${noteId}/content`)).headers['etag']!;
    await send('put', admin, `notes/${noteId}/content`, edited).set('If-Match', now).expect(204);
    const highlight = (await get(admin, `highlights/${highlightId}`).expect(200)).body;
    expect(highlight).toMatchObject({ text: `[deleted by retention on ${day}]` });
    expect(JSON.stringify(highlight)).toContain(tagId);
    expect((await get(admin, `insights/${insightId}/content?format=markdown`)).text).toContain('My own words.');
    expect((await get(admin, `notes/${noteId}`)).body.title).toBe('Interview 7');
    expect((await get(admin, `notes/${other}/content?format=markdown`)).text).toContain('Numbats');
    await get(admin, `files/${fileId}`).expect(404);
    expect(await items(admin, `notes/${noteId}/people`)).toHaveLength(1);
    const run = (await items(admin, 'retention/runs')).find(({ id }) => id === runId);
    expect(run).toMatchObject({
      state: 'DONE',
      held: 0,
      counts: { notes: 1, recordings: 1, highlights: 1, insights: 1 },
    });
    const csv = (await get(admin, `retention/runs/${runId}/receipt`).expect(200)).text.split('\r\n');
    expect(csv[1]).toContain(noteId);
    const json = (await get(admin, `retention/runs/${runId}/receipt?format=json`).expect(200)).body;
    expect(json).toMatchObject({ run: { id: runId }, rules: { workspace: [rule] }, notes: [{ noteId, projectId }] });
    expect(JSON.stringify(json)).not.toContain('Interview');
    const actions = (await items(admin, 'audit-entries?limit=100')).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['retention:rule-changed', 'retention:run-asked', 'retention:run-ended']),
    );
    // Nothing is left to delete, until there are other words.
    expect((await get(admin, 'retention/preview')).body.now).toMatchObject({ notes: 0 });
  });
});
