import type { Highlight } from '@evident/domain/highlights';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { highlightsIn } from '../builders/tagged-highlights.ts';
import { type OpenStores, openStores } from '../support/open-stores.ts';

/** Exceeds the parameters of one statement for any number of columns. */
const MANY = 70_000 / 10;

describe('note with thousands of highlights', () => {
  let world: OpenStores;

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());

  it('is saved, tagged, read and removed as a whole', async () => {
    const ada = await world.people.member(await world.people.team());
    const projectId = await world.people.project(ada, 2);
    const [first] = await highlightsIn(world.database, ada, projectId, 1);
    const board = uuidV7.newId();
    const group = uuidV7.newId();
    const tagId = uuidV7.newId();
    const counted = await world.work.perform(ada.teamId, async ({ highlights, tags }) => {
      await tags.saveBoard({ id: board, teamId: ada.teamId, projectId, title: 'Board', rank: 1 } as never);
      await tags.saveGroup({
        id: group,
        teamId: ada.teamId,
        tagBoardId: board,
        title: 'Group',
        color: 'blue',
        rank: 1,
      } as never);
      const now = new Date();
      await tags.save({
        id: tagId,
        teamId: ada.teamId,
        projectId,
        tagGroupId: group,
        title: 'Tag',
        description: null,
        locked: false,
        rank: 1,
        tookOverTagId: null,
        createdBy: ada.userId,
        createdAt: now,
        updatedAt: now,
      } as never);
      const one = (await highlights.find(first!))!;
      const many: Highlight[] = Array.from({ length: MANY }, (_, n) => ({
        ...one,
        id: uuidV7.newId(),
        start: n,
        end: n + 1,
      }));
      await highlights.save(...many);
      const ids = many.map(({ id }) => id);
      await highlights.apply(
        ...ids.map((highlightId) => ({
          highlightId,
          tagId,
          appliedBy: ada.userId,
          appliedAt: now,
          how: 'person' as const,
        })),
      );
      const tagged = (await highlights.tagsOn(...ids)).length;
      const saved = (await highlights.ofNote(one.noteId)).length;
      await highlights.remove(...ids);
      return { saved, tagged, left: (await highlights.ofNote(one.noteId)).length };
    });
    expect(counted).toEqual({ saved: MANY + 1, tagged: MANY, left: 1 });
  });
});
