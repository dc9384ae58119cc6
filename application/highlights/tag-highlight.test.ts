import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { highlightsIn } from '../../test/builders/tagged-highlights.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CreateTagBoard, CreateTagBoardHandler } from '../tags/create-tag-board.ts';
import { CreateTagGroup, CreateTagGroupHandler } from '../tags/create-tag-group.ts';
import { CreateTag, CreateTagHandler } from '../tags/create-tag.ts';
import { TagHighlight, TagHighlightHandler } from './tag-highlight.ts';

describe('tagging a highlight', () => {
  let world: OpenStores;
  let ada: Person;

  beforeAll(async () => {
    world = await openStores();
    ada = await world.people.member(await world.people.team());
  });
  afterAll(() => world.close());

  async function tagIn(projectId: string): Promise<string> {
    const board = await new CreateTagBoardHandler(world.work, uuidV7, systemClock).execute(
      new CreateTagBoard(ada, projectId, { title: 'Board' }),
    );
    const group = await new CreateTagGroupHandler(world.work, uuidV7).execute(
      new CreateTagGroup(ada, board, { title: 'Group' }),
    );
    return new CreateTagHandler(world.work, uuidV7, systemClock).execute(new CreateTag(ada, group, { title: 'Trust' }));
  }
  const tagged = (highlightId: string) =>
    world.database.query('SELECT tag_id FROM highlight_tag WHERE highlight_id = $1', [highlightId]);
  const tag = (highlightId: string, ...tagIds: string[]) =>
    new TagHighlightHandler(world.work, systemClock).execute(new TagHighlight(ada, highlightId, tagIds));

  it('refuses a tag of another project, and then applies none', async () => {
    const [here, there] = [await world.people.project(ada), await world.people.project(ada)];
    const [highlightId] = await highlightsIn(world.database, ada, here, 1);
    const [own, foreign] = [await tagIn(here), await tagIn(there)];
    await expect(tag(highlightId!, own, foreign)).rejects.toThrow('Tag not found in this project');
    expect(await tagged(highlightId!)).toEqual([]);
    await tag(highlightId!, own);
    expect(await tagged(highlightId!)).toEqual([{ tag_id: own }]);
  });
});
