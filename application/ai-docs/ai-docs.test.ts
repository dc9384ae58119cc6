import { PostgresAiTextReader } from '../../adapters/postgres/ai/postgres-ai-text-reader.ts';
import { PostgresSummarySources } from '../../adapters/postgres/summaries/postgres-summary-sources.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { CLOSED_ROOMS, writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { storeAiText } from '../../test/support/stored-ai-text.ts';
import { purgeEntry } from '../trash/index.ts';
import { MoveToTrash, MoveToTrashHandler } from '../trash/move-to-trash.ts';
import { CreateAiDoc, CreateAiDocHandler } from './create-ai-doc.ts';
import { sourcesOfDoc } from './doc-sources.ts';
import { AiDocWorker } from './run-ai-doc.ts';
import { ReplaceAiDoc, ReplaceAiDocHandler } from './replace-ai-doc.ts';

const SECRET = 'Zanzibarquux signs nothing';
const tools = { workers: yjsDocumentCodec, ids: uuidV7, clock: systemClock };

describe('a doc', () => {
  let world: OpenStores;
  let written: ReturnType<typeof writer>;
  let ada: Person;
  let projectId: string;

  const create = (sources: CreateAiDoc['wanted']['sources'], how: 'EXTRACTED' | 'OFF' = 'EXTRACTED') =>
    new CreateAiDocHandler(world.work, { method: async () => how }, uuidV7, systemClock).execute(
      new CreateAiDoc(ada, { projectId, sources, framework: 'Summary' }),
    );
  const whole = () => [{ type: 'PROJECT' as const, id: projectId }];
  const remove = (type: 'AI_DOC' | 'PROJECT', id: string) =>
    world.made(MoveToTrashHandler).execute(new MoveToTrash(ada, { type, id }));
  const purge = async (objectId: string) => {
    const [entry] = await world.database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [
      objectId,
    ]);
    await purgeEntry(world.work, systemClock, ada.teamId, entry!.id);
  };
  const rowsOf = async ({ id, textId }: { id: string; textId: string }) =>
    world.database.query(
      `SELECT 'doc' FROM ai_doc WHERE id = $1 UNION ALL SELECT 'document' FROM document WHERE id = $1 UNION ALL SELECT 'text' FROM ai_text WHERE id = $2`,
      [id, textId],
    );

  beforeAll(async () => {
    world = await openStores();
    written = writer(world);
  });
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });
  afterAll(() => world.close());

  it('is deleted for good with its document and its texts, alone or with its project', async () => {
    const alone = await create(whole());
    expect(await rowsOf(alone)).toHaveLength(3);
    await remove('AI_DOC', alone.id);
    await purge(alone.id);
    expect(await rowsOf(alone)).toEqual([]);
    const inProject = await create(whole());
    await remove('PROJECT', projectId);
    await purge(projectId);
    expect(await rowsOf(inProject)).toEqual([]);
  });

  it('reads no texts of other projects, such as evidence from elsewhere', async () => {
    const elsewhere = await world.people.project(ada);
    const secretId = await written.note(ada, elsewhere, doc(paragraph('The takeover is in spring.')));
    const highlightId = await written.highlight(ada, secretId, 'The takeover is in spring.');
    const insightId = await written.insight(ada, projectId, 'Plans', 'People wait for spring.', [highlightId]);
    await expect(create([{ type: 'NOTE', id: secretId }])).rejects.toMatchObject({ title: 'Note not found' });
    const { work, reads } = world;
    const ports = {
      work,
      texts: new PostgresSummarySources(reads),
      findHighlights: async () => [],
      findNotes: async () => [],
    };
    const sources = [
      { type: 'INSIGHT' as const, id: insightId },
      { type: 'NOTE' as const, id: secretId },
    ];
    const read = await sourcesOfDoc(ports, ada, { projectId, sources });
    expect(read.map(({ key, type, id }) => [key, type, id])).toEqual([['S1', 'insight', insightId]]);
  });

  it('takes no text that something was redacted from since it was read', async () => {
    const { id, textId } = await create(whole());
    const noteId = await written.note(ada, projectId, doc(paragraph(SECRET)));
    const from = await storeAiText(world.database, { ...ada, projectId, noteId, quote: SECRET });
    await world.database.query(
      `UPDATE ai_text SET state = 'DONE', content = (SELECT content FROM ai_text WHERE id = $2) WHERE id = $1`,
      [textId, from],
    );
    const read = new PostgresAiTextReader(world.reads);
    const replace = (texts: typeof read) =>
      new ReplaceAiDocHandler(world.work, texts, CLOSED_ROOMS, tools).execute(new ReplaceAiDoc(ada, id));
    const redacting = {
      read: async (...asked: Parameters<typeof read.read>) => {
        const found = await read.read(...asked);
        await world.work.perform(ada.teamId, ({ redactionTraces }) => redactionTraces.changeSources());
        return found;
      },
    } as typeof read;
    await expect(replace(redacting)).rejects.toThrow('Its sources changed meanwhile');
    const content = () => world.work.perform(ada.teamId, ({ documents }) => documents.contentOf(id));
    expect(await content()).not.toContain(SECRET);
    await replace(read);
    expect(await content()).toContain(SECRET);
  });

  it('is not filled with words that are redacted at the same time', async () => {
    const { id, textId } = await create(whole());
    const noteId = await written.note(ada, projectId, doc(paragraph(SECRET)));
    const from = await storeAiText(world.database, { ...ada, projectId, noteId, quote: SECRET });
    await world.database.query(
      `UPDATE ai_text SET state = 'DONE', content = (SELECT content FROM ai_text WHERE id = $2) WHERE id = $1`,
      [textId, from],
    );
    const worker = new AiDocWorker({ work: world.work, rooms: CLOSED_ROOMS, filling: tools } as never);
    await world.database.meanwhile(
      `WITH redaction AS (INSERT INTO source_change VALUES ($1, 1) ON CONFLICT (team_id) DO UPDATE SET number = source_change.number + 1)
       UPDATE ai_text SET content = '{"sections": [], "citations": []}' WHERE id = $2`,
      [ada.teamId, textId],
      () => worker.run({ payload: { teamId: ada.teamId, docId: id, textId }, stopping: () => false, last: false }),
    );
    expect(await world.work.perform(ada.teamId, ({ documents }) => documents.contentOf(id))).not.toContain(SECRET);
  });

  it('that is in the trash when it is to be written fails, so that it can be written again', async () => {
    const { id, textId } = await create(whole());
    await remove('AI_DOC', id);
    const worker = new AiDocWorker({ work: world.work, clock: systemClock } as never);
    await worker.run({ payload: { teamId: ada.teamId, docId: id, textId }, stopping: () => false, last: false });
    const text = await world.work.perform(ada.teamId, ({ aiTexts }) => aiTexts.find(textId));
    expect(text).toMatchObject({ state: 'FAILED', reason: 'The doc was in the trash. Try again.' });
  });

  it('is not written while AI is off', async () => {
    await expect(create(whole(), 'OFF')).rejects.toMatchObject({
      title: 'AI is switched off in this workspace',
    });
  });
});
