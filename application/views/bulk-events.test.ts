import { LISTED_MAX } from '@evident/domain/events';
import { nameKey } from '@evident/domain/people';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { CLOSED_ROOMS, writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { MoveObjects, MoveObjectsHandler } from '../moving/move-objects.ts';
import { undoMoved } from '../moving/undo-moved.ts';
import { carryOutUndoably } from '../people/carry-out.ts';
import { undoPeople } from '../people/undo-people.ts';
import { CreateTagBoard, CreateTagBoardHandler } from '../tags/create-tag-board.ts';
import { CreateTagGroup, CreateTagGroupHandler } from '../tags/create-tag-group.ts';
import { MoveToTrash, MoveToTrashHandler } from '../trash/move-to-trash.ts';
import { undoTrashed } from '../trash/undo-trashed.ts';
import { ChangeRows, ChangeRowsHandler } from './change-rows.ts';
import { undoChangedRows } from './undo-changed-rows.ts';

const PEOPLE = LISTED_MAX + 500;
const NOTES = 12;

describe('a bulk change and its undo', () => {
  let world: OpenStores;
  let ada: Person;
  let projectId: string;
  let noteIds: string[];
  let seen = 0;

  /** Names of the events since the last call. */
  async function announced(): Promise<string[]> {
    const names = (await world.events(ada.teamId)).map(({ name }) => name);
    return names.slice(seen, (seen = names.length));
  }

  beforeAll(async () => {
    world = await openStores();
    ada = await world.people.member(await world.people.team(), 'CONTRIBUTOR', { workspaceAdmin: true });
    projectId = await world.people.project(ada);
    noteIds = [];
    for (let n = 0; n < NOTES; n++)
      noteIds.push(await writer(world).note(ada, projectId, doc(paragraph('The price.')), `Interview ${n}`));
  });
  beforeEach(announced);
  afterAll(() => world.close());

  it('of people announces one event for at most 1,000 of them', async () => {
    const now = systemClock.now();
    const person = (n: number) => ({
      before: null,
      after: {
        id: uuidV7.newId(),
        teamId: ada.teamId,
        name: `Person ${n}`,
        nameKey: nameKey(`Person ${n}`),
        details: {},
        importOrigin: 'people.csv',
        enrichmentOrigin: null,
        version: 1,
        createdBy: ada.userId,
        createdAt: now,
        updatedAt: now,
      },
    });
    const changeSet = { people: Array.from({ length: PEOPLE }, (_, n) => person(n)), links: [], values: [] };
    const undoId = await world.work.perform(ada.teamId, (stores) =>
      carryOutUndoably(stores, ada, { label: 'Imported people.csv', changeSet }),
    );
    expect(await announced()).toEqual(['people:changed', 'people:changed']);
    await world.undo(ada, undoId!, undoPeople(systemClock));
    expect(await announced()).toEqual(['people:removed', 'people:removed']);
  });

  it('of rows announces one event', async () => {
    const change = (action: 'ARCHIVE' | 'TRASH') =>
      world
        .made(ChangeRowsHandler)
        .execute(new ChangeRows(ada, projectId, { objectType: 'NOTE', action, ids: noteIds }));
    const undo = (undoId: string) => world.undo(ada, undoId, undoChangedRows(uuidV7, systemClock));
    const archived = await change('ARCHIVE');
    expect(await announced()).toEqual(['notes:changed']);
    await undo(archived);
    expect(await announced()).toEqual(['notes:changed']);
    const deleted = await change('TRASH');
    expect(await announced()).toEqual(['notes:removed']);
    await undo(deleted);
    expect(await announced()).toEqual(['notes:changed']);
  });

  it('of the project announces one event for each project', async () => {
    const to = await world.people.project(ada);
    const moving = new MoveObjectsHandler(world.work, CLOSED_ROOMS, uuidV7, systemClock);
    const undoId = await moving.execute(new MoveObjects(ada, to, { objectType: 'NOTE', objectIds: noteIds }));
    expect(await announced()).toEqual(['notes:changed', 'notes:changed']);
    await world.undo(ada, undoId, undoMoved(uuidV7, systemClock));
    expect(await announced()).toEqual(['notes:changed', 'notes:changed']);
  });

  it('of a board announces one event for its tags', async () => {
    const tagBoardId = await world
      .made(CreateTagBoardHandler)
      .execute(new CreateTagBoard(ada, projectId, { title: 'Board' }));
    const tagGroupId = await world
      .made(CreateTagGroupHandler)
      .execute(new CreateTagGroup(ada, tagBoardId, { title: 'Group', color: 'blue' }));
    await world.database.query(
      `INSERT INTO tag (id, team_id, project_id, tag_group_id, title, locked, rank, created_by, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, $3, 'Tag ' || n, false, n, $4, now(), now() FROM generate_series(1, 30) n`,
      [ada.teamId, projectId, tagGroupId, ada.userId],
    );
    await announced();
    const undoId = await world
      .made(MoveToTrashHandler)
      .execute(new MoveToTrash(ada, { type: 'TAG_BOARD', id: tagBoardId }));
    expect(await announced()).toEqual(['tags:arranged', 'tags:removed']);
    await world.undo(ada, undoId, undoTrashed());
    expect(await announced()).toEqual(['tags:arranged', 'tags:changed']);
  });
});
