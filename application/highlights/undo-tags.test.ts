import { PostgresHighlightReader } from '../../adapters/postgres/highlights/postgres-highlight-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { highlightsIn } from '../../test/builders/tagged-highlights.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CreateTagBoard, CreateTagBoardHandler } from '../tags/create-tag-board.ts';
import { CreateTagGroup, CreateTagGroupHandler } from '../tags/create-tag-group.ts';
import { CreateTag, CreateTagHandler } from '../tags/create-tag.ts';
import { MergeTags, MergeTagsHandler } from '../tags/merge-tags.ts';
import { RemoveTags, RemoveTagsHandler } from '../tags/remove-tags.ts';
import { undoTagChanges } from '../tags/undo-tag-changes.ts';
import { TagHighlight, TagHighlightHandler } from './tag-highlight.ts';
import { undoTagged, undoUntagged } from './undo-tags.ts';
import { UntagHighlight, UntagHighlightHandler } from './untag-highlight.ts';

describe('tags on a highlight', () => {
  let world: OpenStores;
  let ada: Person;
  let ben: Person;
  let stranger: Person;
  let projectId: string;
  let groupId: string;
  let id: string;
  let tagId: string;

  const newTag = (title: string) => world.made(CreateTagHandler).execute(new CreateTag(ada, groupId, { title }));
  const tag = (person: Person, ...tagIds: string[]) =>
    new TagHighlightHandler(world.work, systemClock).execute(new TagHighlight(person, id, tagIds));
  const untag = (person: Person, one = tagId) =>
    world.made(UntagHighlightHandler).execute(new UntagHighlight(person, id, one));
  const undo = (person: Person, undoId: string) =>
    world.undo(person, undoId, undoTagged(), undoUntagged(), undoTagChanges(systemClock));
  /** As members see them: each tag once, as it was applied first. */
  const applied = async () =>
    (await new PostgresHighlightReader(world.reads).highlight(ada, id))!.tags.map((each) => ({
      id: each.id,
      appliedBy: each.appliedBy,
      appliedAt: each.appliedAt,
      how: each.how,
    }));

  beforeAll(async () => {
    world = await openStores();
    const team = await world.people.team();
    ada = await world.people.member(team);
    ben = await world.people.member(team);
    stranger = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 2);
    const boardId = await world
      .made(CreateTagBoardHandler)
      .execute(new CreateTagBoard(ada, projectId, { title: 'Board' }));
    groupId = await world.made(CreateTagGroupHandler).execute(new CreateTagGroup(ada, boardId, { title: 'Group' }));
  });
  beforeEach(async () => {
    [id] = (await highlightsIn(world.database, ada, projectId, 1)) as [string];
    tagId = await newTag('Doubt');
  });
  afterAll(() => world.close());

  it('are restored unchanged by undoing a removal: author, time and origin', async () => {
    await tag(ada, tagId);
    await world.database.query(
      `UPDATE highlight_tag SET how = 'import', applied_at = '2026-01-02T03:04:05.678Z' WHERE highlight_id = $1`,
      [id],
    );
    const before = await applied();
    const off = await untag(ben);
    expect(await applied()).toEqual([]);
    await undo(ben, off);
    expect(await applied()).toEqual(before);
    expect(before).toEqual([
      { id: tagId, appliedBy: ada.userId, appliedAt: '2026-01-02T03:04:05.678Z', how: 'import' },
    ]);
  });

  it('stay where another member had applied them when tagging is undone', async () => {
    await tag(ada, tagId);
    const before = await applied();
    const on = await tag(ben, tagId, await newTag('Numbers'));
    expect(await applied()).toHaveLength(2);
    await undo(ben, on);
    expect(await applied()).toEqual(before);
  });

  it.each([
    ['the first', 0],
    ['the second', 1],
  ])('stay with the other author when two members applied them and %s undoes it', async (_who, which) => {
    const people = [ada, ben];
    const undoable = [await tag(ada, tagId), await tag(ben, tagId)];
    await undo(people[which]!, undoable[which]!);
    expect(await applied()).toMatchObject([{ id: tagId, appliedBy: people[1 - which]!.userId }]);
    await undo(people[1 - which]!, undoable[1 - which]!);
    expect(await applied()).toEqual([]);
  });

  it('keep both applications when their removal is undone', async () => {
    const first = await tag(ada, tagId);
    await tag(ben, tagId);
    await undo(ben, await untag(ben));
    await undo(ada, first);
    expect(await applied()).toMatchObject([{ id: tagId, appliedBy: ben.userId }]);
  });

  it.each<[string, () => Promise<string>]>([
    ['deleting the tag', () => world.made(RemoveTagsHandler).execute(new RemoveTags(ada, [tagId]))],
    [
      'merging the tag into another',
      async () => world.made(MergeTagsHandler).execute(new MergeTags(ada, [tagId], await newTag('Numbers'))),
    ],
  ])('keep both applications when %s is undone', async (_what, change) => {
    const first = await tag(ada, tagId);
    await tag(ben, tagId);
    await undo(ada, await change());
    await undo(ada, first);
    expect(await applied()).toMatchObject([{ id: tagId, appliedBy: ben.userId }]);
  });

  it('are merged with both authors, the first shown', async () => {
    const other = await newTag('Numbers');
    await tag(ben, tagId);
    const second = await tag(ada, other);
    await world.made(MergeTagsHandler).execute(new MergeTags(ada, [tagId], other));
    expect(await applied()).toMatchObject([{ id: other, appliedBy: ben.userId }]);
    await undo(ada, second);
    expect(await applied()).toMatchObject([{ id: other, appliedBy: ben.userId }]);
  });

  it('stay as well if removed and applied again meanwhile', async () => {
    const on = await tag(ben, tagId);
    await untag(ada);
    await tag(ada, tagId);
    await undo(ben, on);
    expect((await applied()).map(({ appliedBy }) => appliedBy)).toEqual([ada.userId]);
  });

  it('stay with another member who applied them meanwhile, when a removal is undone', async () => {
    await tag(ada, tagId);
    const off = await untag(ada);
    await tag(ben, tagId);
    const before = await applied();
    await undo(ada, off);
    expect(await applied()).toEqual(before);
  });

  it('are not restored if the tag or the highlight is gone, with the reason', async () => {
    await tag(ada, tagId);
    const off = await untag(ada);
    await world.made(RemoveTagsHandler).execute(new RemoveTags(ada, [tagId]));
    await expect(undo(ada, off)).rejects.toMatchObject({
      code: 'InvalidOperation',
      advice: 'The tag was deleted or merged since then.',
    });
    await world.database.query('DELETE FROM highlight WHERE id = $1', [id]);
    await expect(undo(ada, off)).rejects.toMatchObject({
      code: 'InvalidOperation',
      advice: 'The highlight was deleted since then.',
    });
  });

  it('are undone once, and only by the member who changed them', async () => {
    const on = await tag(ada, tagId);
    for (const person of [ben, stranger])
      await expect(undo(person, on)).rejects.toMatchObject({ code: 'NotFound', title: 'There is nothing to undo' });
    await undo(ada, on);
    await expect(undo(ada, on)).rejects.toMatchObject({ code: 'InvalidOperation', title: 'That was undone already' });
  });

  it('are closed to members who lost access since', async () => {
    const own = await world.people.project(ada, 2);
    [id] = (await highlightsIn(world.database, ada, own, 1)) as [string];
    const boardId = await world.made(CreateTagBoardHandler).execute(new CreateTagBoard(ada, own, { title: 'Board' }));
    const group = await world.made(CreateTagGroupHandler).execute(new CreateTagGroup(ada, boardId, { title: 'Group' }));
    const other = await world.made(CreateTagHandler).execute(new CreateTag(ada, group, { title: 'Trust' }));
    const on = await tag(ben, other);
    await world.database.query(`DELETE FROM access_grant WHERE project_id = $1 AND special = 'public'`, [own]);
    await expect(undo(ben, on)).rejects.toMatchObject({ code: 'NotFound' });
    await expect(tag(ben, other)).rejects.toMatchObject({ code: 'NotFound', title: 'Highlight not found' });
    expect(await applied()).toMatchObject([{ id: other, appliedBy: ben.userId }]);
  });
});
