import { newSummaryOf } from '@evident/domain/summaries';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { writer } from '../../test/builders/written.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { storeAiText } from '../../test/support/stored-ai-text.ts';
import { purgeEntry } from '../trash/index.ts';
import { MoveToTrash, MoveToTrashHandler } from '../trash/move-to-trash.ts';
import { carryOutUndoably } from './carry-out.ts';
import { DeleteSummary, DeleteSummaryHandler } from './delete-summary.ts';
import { undoSummaryChanges } from './undo-summary-changes.ts';

const SAID = 'I check every number twice.';

describe('summaries of a note that is deleted for good', () => {
  let world: OpenStores;
  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());

  it('go with all their texts, also those that an undo could bring back', async () => {
    const { database, work } = world;
    const ada = await world.people.member(await world.people.team());
    const projectId = await world.people.project(ada, 1);
    const noteId = await writer(world).note(ada, projectId, doc(paragraph(SAID)));
    const text = () => storeAiText(database, { ...ada, projectId, noteId, quote: SAID });
    const [former, latest] = [await text(), await text()];
    const facts = { id: uuidV7.newId(), teamId: ada.teamId, projectId, createdBy: ada.userId, now: new Date() };
    const settings = { framework: 'Summary', language: null } as const;
    const before = newSummaryOf({ type: 'NOTE', id: noteId, filter: null }, settings, { ...facts, textId: former });
    await work.perform(ada.teamId, async (stores) => {
      await stores.summaries.save(before);
      const change = { before, after: { ...before, textId: latest } };
      await carryOutUndoably(stores, ada, 'Regenerated a summary', change);
    });
    // Deleted, and restored by undo: the entry can delete it again.
    const deleted = await new DeleteSummaryHandler(work).execute(new DeleteSummary(ada, before.id));
    await world.undo(ada, deleted, undoSummaryChanges());
    await world.made(MoveToTrashHandler).execute(new MoveToTrash(ada, { type: 'NOTE', id: noteId }));
    const [entry] = await database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [noteId]);
    await purgeEntry(work, systemClock, ada.teamId, entry!.id);
    expect(await database.query('SELECT FROM ai_text')).toEqual([]);
    expect(await database.query(`SELECT FROM undo_entry WHERE kind = 'summary:changed'`)).toEqual([]);
  });
});
