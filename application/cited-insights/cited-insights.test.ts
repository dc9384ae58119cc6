import { plainText, type RichNode } from '@evident/domain/content';
import { PostgresAiTextReader } from '../../adapters/postgres/ai/postgres-ai-text-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { CLOSED_ROOMS, writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { storeAiText } from '../../test/support/stored-ai-text.ts';
import { UpdateInsight, UpdateInsightHandler } from '../insights/update-insight.ts';
import { InsertText, InsertTextHandler } from './insert-text.ts';
import { SaveTextAsInsight, SaveTextAsInsightHandler } from './save-text-as-insight.ts';
import { undoCitedInsight, undoInsertedText } from './undo-cited-insight.ts';

const QUOTE = 'I never trust the first number.';
const CHANGED = 'Its sources changed meanwhile';

describe('a generated text in an insight', () => {
  let world: OpenStores;
  let written: ReturnType<typeof writer>;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  let noteId: string;
  let textId: string;

  const ports = () => ({
    texts: new PostgresAiTextReader(world.reads),
    workers: yjsDocumentCodec,
    rooms: CLOSED_ROOMS,
    ids: uuidV7,
    clock: systemClock,
  });
  const save = (person = ada, id = textId, into = projectId) =>
    new SaveTextAsInsightHandler(world.work, ports()).execute(
      new SaveTextAsInsight(person, id, { projectId: into, title: 'Trust' }),
    );
  const insert = (insightId: string, person = ada) =>
    new InsertTextHandler(world.work, ports()).execute(new InsertText(person, insightId, textId));
  const undo = (undoId: string, person = ada) =>
    world.undo(person, undoId, undoCitedInsight(ports()), undoInsertedText(ports()));
  const highlightsOf = async (note = noteId): Promise<string[]> =>
    (await world.database.query<{ id: string }>('SELECT id FROM highlight WHERE note_id = $1', [note])).map(
      ({ id }) => id,
    );
  const contentOf = async (id: string): Promise<RichNode> =>
    JSON.parse(await world.work.perform(ada.teamId, ({ documents }) => documents.contentOf(id)));
  const kinds = async (id: string) => (await contentOf(id)).content?.map(({ type }) => type);
  const locked = (insightId: string, value: boolean) =>
    new UpdateInsightHandler(world.work, systemClock).execute(new UpdateInsight(ada, insightId, { locked: value }));

  beforeAll(async () => {
    world = await openStores();
    written = writer(world);
    const team = await world.people.team();
    ada = await world.people.member(team);
    bob = await world.people.member(team);
  });
  beforeEach(async () => {
    projectId = await world.people.project(ada, 1);
    noteId = await written.note(ada, projectId, doc(paragraph(QUOTE), paragraph('Lunch was good.')));
    textId = await storeAiText(world.database, { ...ada, projectId, noteId, quote: QUOTE });
    await world.database.query(`UPDATE ai_text SET method = 'MODEL' WHERE id = $1`, [textId]);
  });
  afterAll(() => world.close());

  it('becomes an insight whose quotes are live evidence, and is taken back as one change', async () => {
    const { id, undoId, ...counted } = await save();
    expect(counted).toEqual({ highlights: 1, skipped: 0 });
    const [highlightId] = await highlightsOf();
    expect((await contentOf(id)).content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: `They say: ${QUOTE}` }] },
      { type: 'evidence', attrs: { highlightId } },
      { type: 'paragraph' },
    ]);
    await undo(undoId);
    expect(await highlightsOf()).toEqual([]);
    expect(JSON.stringify(await contentOf(noteId))).not.toContain('highlight');
    expect(await world.work.perform(ada.teamId, ({ insights }) => insights.find(id))).toBeNull();
    const trashed = 'SELECT FROM trash_entry WHERE object_id = $1';
    expect(await world.database.query(trashed, [id])).toHaveLength(1);
  });

  it('uses a highlight of the same words again, which stays after undoing', async () => {
    const highlightId = await written.highlight(ada, noteId, QUOTE);
    const { undoId } = await save();
    expect(await highlightsOf()).toEqual([highlightId]);
    await undo(undoId);
    expect(await highlightsOf()).toEqual([highlightId]);
  });

  it('keeps highlights that another insight uses', async () => {
    const first = await save();
    await save();
    await undo(first.undoId);
    expect(await highlightsOf()).toHaveLength(1);
  });

  it('is not taken back once the insight was edited', async () => {
    const { id, undoId } = await save();
    await written.rewrite(ada, 'insight', id, doc(paragraph('Mine')));
    await expect(undo(undoId)).rejects.toThrow('The insight was edited since');
  });

  it('is not taken back once it was shared, and keeps highlights that were', async () => {
    const share = (type: string, id: string | undefined) =>
      world.database.query(
        `INSERT INTO share_link (id, team_id, object_type, object_id, token, created_by, created_at) VALUES ($3::uuid, $1, $2, $3::uuid, left(md5($3::text), 12), $4, now())`,
        [ada.teamId, type, id, ada.userId],
      );
    const { id, undoId } = await save();
    await share('insight', id);
    await expect(undo(undoId)).rejects.toThrow('The insight was shared by link since');
    await world.database.query('DELETE FROM share_link');
    const [highlightId] = await highlightsOf();
    await share('highlight', highlightId);
    await undo(undoId);
    expect(await highlightsOf()).toEqual([highlightId]);
  });

  it('is not taken back once its title was changed', async () => {
    const { id, undoId } = await save();
    await new UpdateInsightHandler(world.work, systemClock).execute(new UpdateInsight(ada, id, { title: 'Mine' }));
    await expect(undo(undoId)).rejects.toThrow('The insight was changed or published since');
  });

  it('is inserted at the end, and taken back without the words that members wrote', async () => {
    const insightId = await written.insight(ada, projectId, 'Numbers', 'Mine.');
    const { undoId } = await insert(insightId);
    expect(await kinds(insightId)).toEqual(['paragraph', 'paragraph', 'evidence', 'paragraph']);
    const { content = [] } = await contentOf(insightId);
    await written.rewrite(ada, 'insight', insightId, doc(paragraph('Above.'), ...content, paragraph('Below.')));
    await undo(undoId);
    expect(plainText(await contentOf(insightId))).toBe('Above.\nMine.\n\nBelow.');
    expect(await highlightsOf()).toEqual([]);
  });

  it('keeps inserted sentences that a member changed, with their highlights', async () => {
    const insightId = await written.insight(ada, projectId, 'Numbers', 'Mine.');
    const { undoId } = await insert(insightId);
    const [mine, , evidence] = (await contentOf(insightId)).content ?? [];
    await written.rewrite(ada, 'insight', insightId, doc(mine!, paragraph('They rarely trust it.'), evidence!));
    await undo(undoId);
    expect(await kinds(insightId)).toEqual(['paragraph', 'paragraph', 'evidence']);
    expect(await highlightsOf()).toHaveLength(1);
  });

  it('writes out quotes of notes that the member cannot mark up', async () => {
    const own = await world.people.project(bob);
    const { id, ...counted } = await save(bob, textId, own);
    expect(counted).toMatchObject({ highlights: 0, skipped: 1 });
    expect(plainText(await contentOf(id))).toBe(`They say: ${QUOTE}\n“${QUOTE}” — ${QUOTE}\n`);
    expect(await highlightsOf()).toEqual([]);
  });

  it('is refused while it grows, without findings, and for members who cannot see it', async () => {
    const set = (column: string, value: string) =>
      world.database.query(`UPDATE ai_text SET ${column} = $2 WHERE id = $1`, [textId, value]);
    await set('state', 'WORKING');
    await expect(save()).rejects.toThrow('The text is still being written');
    await set('state', 'DONE');
    await set('owner_id', ada.userId);
    await expect(save(bob, textId, await world.people.project(bob))).rejects.toThrow('Text not found');
    await set('content', JSON.stringify({ sections: [], citations: [] }));
    await expect(save()).rejects.toThrow('The text has no findings');
    const stranger = await world.people.member(await world.people.team());
    await expect(save(stranger, textId, await world.people.project(stranger))).rejects.toThrow('Text not found');
  });

  it('is refused if something is redacted after it was read, and leaves no redacted words', async () => {
    const insightId = await written.insight(ada, projectId, 'Numbers', 'Mine.');
    const read = new PostgresAiTextReader(world.reads);
    const texts = {
      read: async (...asked: Parameters<typeof read.read>) => {
        const found = await read.read(...asked);
        await world.work.perform(ada.teamId, ({ redactionTraces }) => redactionTraces.changeSources());
        await written.rewrite(ada, 'note', noteId, doc(paragraph('[redacted]')));
        return found;
      },
    } as typeof read;
    const meanwhile = { ...ports(), texts };
    const saving = new SaveTextAsInsightHandler(world.work, meanwhile);
    await expect(saving.execute(new SaveTextAsInsight(ada, textId, { projectId }))).rejects.toThrow(CHANGED);
    const inserting = new InsertTextHandler(world.work, meanwhile);
    await expect(inserting.execute(new InsertText(ada, insightId, textId))).rejects.toThrow(CHANGED);
    expect(plainText(await contentOf(insightId))).not.toContain(QUOTE);
  });

  it('is refused in a project where the member only reads, and in a locked insight', async () => {
    const insightId = await written.insight(ada, projectId, 'Numbers', 'Mine.');
    await expect(save(bob)).rejects.toThrow();
    await expect(insert(insightId, bob)).rejects.toThrow();
    await locked(insightId, true);
    await expect(insert(insightId)).rejects.toThrow('Insight is locked');
    await locked(insightId, false);
    await expect(insert(uuidV7.newId())).rejects.toThrow('Insight not found');
    expect(await highlightsOf()).toEqual([]);
  });
});
