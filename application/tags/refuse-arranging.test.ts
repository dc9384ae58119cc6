import { EVERYTHING } from '@evident/domain/filters';
import { PostgresBoardReader } from '../../adapters/postgres/tags/postgres-board-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { applyOn, highlightsIn } from '../../test/builders/tagged-highlights.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { MoveToTrash, MoveToTrashHandler } from '../trash/move-to-trash.ts';
import { undoTrashed } from '../trash/undo-trashed.ts';
import { CreateTag, CreateTagHandler } from './create-tag.ts';
import { CreateTagBoard, CreateTagBoardHandler } from './create-tag-board.ts';
import { CreateTagGroup, CreateTagGroupHandler } from './create-tag-group.ts';
import { MergeTags, MergeTagsHandler } from './merge-tags.ts';
import { MoveTags, MoveTagsHandler } from './move-tags.ts';
import { MoveTagBoard, MoveTagBoardHandler } from './move-tag-board.ts';
import { MoveTagGroup, MoveTagGroupHandler } from './move-tag-group.ts';
import { RemoveTags, RemoveTagsHandler } from './remove-tags.ts';
import { RemoveTagGroup, RemoveTagGroupHandler } from './remove-tag-group.ts';
import { undoTagChanges } from './undo-tag-changes.ts';
import { UpdateTag, UpdateTagHandler } from './update-tag.ts';
import { UpdateTagBoard, UpdateTagBoardHandler } from './update-tag-board.ts';
import { UpdateTagGroup, UpdateTagGroupHandler } from './update-tag-group.ts';

describe('changes of the tags of a project', () => {
  let world: OpenStores;
  let ada: Person;
  let bob: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let boardId: string;
  let trust: string;
  let speed: string;

  const newBoard = (title: string, project = projectId) =>
    world.made(CreateTagBoardHandler).execute(new CreateTagBoard(ada, project, { title }));
  const newGroup = (title: string, board = boardId) =>
    world.made(CreateTagGroupHandler).execute(new CreateTagGroup(ada, board, { title }));
  const newTag = (title: string, group = trust) =>
    world.made(CreateTagHandler).execute(new CreateTag(ada, group, { title }));
  const move = (tag: string, tagGroupId: string, beforeTagId: string | null = null) =>
    new MoveTagsHandler(world.work, systemClock).execute(new MoveTags(ada, [tag], { tagGroupId, beforeTagId }));
  const merge = (tag: string, into: string) => world.made(MergeTagsHandler).execute(new MergeTags(ada, [tag], into));
  const update = (tag: string, wording: UpdateTag['wording'], expected: number | null = null) =>
    new UpdateTagHandler(world.work, systemClock).execute(new UpdateTag(ada, tag, wording, expected));
  const undo = (undoId: string, person = ada) => world.undo(person, undoId, undoTagChanges(systemClock), undoTrashed());
  const boards = () => new PostgresBoardReader(world.reads).boardsOf(ada, projectId, EVERYTHING);
  const titlesIn = async (groupId: string) =>
    (await boards())
      .flatMap(({ groups }) => groups)
      .find(({ id }) => id === groupId)
      ?.tags.map(({ title }) => title);

  beforeAll(async () => {
    world = await openStores();
    const team = await world.people.team();
    ada = await world.people.member(team);
    bob = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
  });
  beforeEach(async () => {
    projectId = await world.people.project(ada, 2);
    boardId = await newBoard('Themes');
    trust = await newGroup('Trust');
    speed = await newGroup('Speed');
  });
  afterAll(() => world.close());

  it.each<[string, (tag: string) => Promise<string>]>([
    ['a tag', (tag) => world.made(RemoveTagsHandler).execute(new RemoveTags(ada, [tag]))],
    ['a group', () => world.made(RemoveTagGroupHandler).execute(new RemoveTagGroup(ada, trust))],
    ['a board', () => world.made(MoveToTrashHandler).execute(new MoveToTrash(ada, { type: 'TAG_BOARD', id: boardId }))],
  ])('delete %s and restore it with its contents', async (_, remove) => {
    const tag = await newTag('Doubt');
    const [highlight] = await highlightsIn(world.database, ada, projectId, 1);
    await applyOn(world.database, bob, highlight!, tag, 2);
    const before = await boards();
    const undoId = await remove(tag);
    expect(await new PostgresBoardReader(world.reads).tag(ada, tag)).toBeNull();
    await undo(undoId);
    expect(await boards()).toEqual(before);
    expect(await new PostgresBoardReader(world.reads).tag(ada, tag)).toMatchObject({ highlightCount: 1 });
  });

  it('rename and recolor a group, move groups and boards, and undo all of it in order', async () => {
    const second = await newBoard('Second');
    const before = await boards();
    const undoIds = [
      await world
        .made(UpdateTagGroupHandler)
        .execute(new UpdateTagGroup(ada, trust, { title: 'Belief', color: 'pink' })),
      await world
        .made(MoveTagGroupHandler)
        .execute(new MoveTagGroup(ada, speed, { tagBoardId: boardId, beforeTagGroupId: trust })),
      await world.made(MoveTagGroupHandler).execute(new MoveTagGroup(ada, trust, { tagBoardId: second })),
      await world.made(UpdateTagBoardHandler).execute(new UpdateTagBoard(ada, second, { title: 'Other' })),
      await world.made(MoveTagBoardHandler).execute(new MoveTagBoard(ada, second, { beforeTagBoardId: boardId })),
    ];
    expect(await boards()).toMatchObject([
      { title: 'Other', groups: [{ title: 'Belief', color: 'pink' }] },
      { title: 'Themes', groups: [{ title: 'Speed' }] },
    ]);
    for (const undoId of undoIds.reverse()) await undo(undoId);
    // Undo is a change too, so earlier versions are stale.
    const worded = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'version' ? undefined : each))) as unknown;
    expect(worded(await boards())).toEqual(worded(before));
  });

  it('give a group any color, and a tag its own', async () => {
    const tag = await newTag('Colored');
    const shown = async () => {
      const { color, hex, ownHex } = (await new PostgresBoardReader(world.reads).tag(ada, tag))!;
      return { color, hex, ownHex };
    };
    await world.made(UpdateTagGroupHandler).execute(new UpdateTagGroup(ada, trust, { hex: '#F00' }));
    expect(await shown()).toEqual({ color: 'red', hex: 'ff0000', ownHex: null });
    const own = await update(tag, { color: 'teal' });
    expect(await shown()).toEqual({ color: 'teal', hex: '059583', ownHex: '059583' });
    await undo(own);
    expect(await shown()).toEqual({ color: 'red', hex: 'ff0000', ownHex: null });
    await expect(update(tag, { color: 'teal', hex: 'ff0000' })).rejects.toMatchObject({ code: 'ValidationError' });
  });

  it('are refused for a locked tag and its ancestors', async () => {
    const [locked, other] = [await newTag('Locked'), await newTag('Other')];
    await update(locked, { locked: true });
    for (const change of [
      () => move(locked, speed),
      () => merge(locked, other),
      () => merge(other, locked),
      () => update(locked, { title: 'Mine' }),
      () => world.made(RemoveTagsHandler).execute(new RemoveTags(ada, [locked])),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'InvalidOperation', title: 'Tag is locked' });
    for (const change of [
      () => world.made(RemoveTagGroupHandler).execute(new RemoveTagGroup(ada, trust)),
      () => world.made(MoveToTrashHandler).execute(new MoveToTrash(ada, { type: 'TAG_BOARD', id: boardId })),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'InvalidOperation', title: 'It contains a locked tag' });
    expect(await titlesIn(trust)).toEqual(['Locked', 'Other']);
    await update(locked, { locked: false, title: 'Free' });
    expect(await titlesIn(trust)).toEqual(['Free', 'Other']);
  });

  it('are refused into other projects, and of a tag into itself', async () => {
    const tag = await newTag('Here');
    const elsewhere = await world.people.project(ada, 2);
    const otherBoard = await newBoard('There', elsewhere);
    const otherGroup = await newGroup('There', otherBoard);
    const otherTag = await newTag('There', otherGroup);
    const groupTo = () =>
      world.made(MoveTagGroupHandler).execute(new MoveTagGroup(ada, trust, { tagBoardId: otherBoard }));
    for (const [change, title] of [
      [() => move(tag, otherGroup), 'Tag group not found in this project'],
      [groupTo, 'Tag board not found in this project'],
      [() => merge(tag, otherTag), 'Tag not found in this project'],
      [() => merge(tag, tag), 'A tag cannot be merged into itself'],
    ] as const)
      await expect(change()).rejects.toMatchObject({ code: 'UnprocessableContent', title });
    expect(await titlesIn(trust)).toEqual(['Here']);
  });

  it('are refused to viewers, and hidden from other teams', async () => {
    const [tag, other] = [await newTag('Mine'), await newTag('Mine too')];
    const before = await boards();
    const attempts: ((person: Person) => Promise<string>)[] = [
      (person) =>
        new MoveTagsHandler(world.work, systemClock).execute(new MoveTags(person, [tag], { tagGroupId: speed })),
      (person) => world.made(MergeTagsHandler).execute(new MergeTags(person, [tag], other)),
      (person) => world.made(RemoveTagsHandler).execute(new RemoveTags(person, [tag])),
      (person) =>
        new UpdateTagHandler(world.work, systemClock).execute(new UpdateTag(person, tag, { title: 'Theirs' })),
      (person) => world.made(UpdateTagGroupHandler).execute(new UpdateTagGroup(person, trust, { title: 'Theirs' })),
      (person) => world.made(MoveTagGroupHandler).execute(new MoveTagGroup(person, trust, { tagBoardId: boardId })),
      (person) => world.made(RemoveTagGroupHandler).execute(new RemoveTagGroup(person, trust)),
      (person) => world.made(UpdateTagBoardHandler).execute(new UpdateTagBoard(person, boardId, { title: 'Theirs' })),
      (person) =>
        world.made(MoveTagBoardHandler).execute(new MoveTagBoard(person, boardId, { beforeTagBoardId: null })),
      (person) => world.made(CreateTagHandler).execute(new CreateTag(person, trust, { title: 'Theirs' })),
      (person) => world.made(CreateTagGroupHandler).execute(new CreateTagGroup(person, boardId, { title: 'Theirs' })),
      (person) => world.made(CreateTagBoardHandler).execute(new CreateTagBoard(person, projectId, { title: 'Theirs' })),
      (person) => world.made(MoveToTrashHandler).execute(new MoveToTrash(person, { type: 'TAG_BOARD', id: boardId })),
    ];
    for (const attempt of attempts) {
      await expect(attempt(viewer)).rejects.toMatchObject({ code: 'Forbidden', title: 'Viewers cannot edit' });
      await expect(attempt(stranger)).rejects.toMatchObject({ code: 'NotFound' });
    }
    expect(await boards()).toEqual(before);
  });

  it('are undone once, and only by the member who made them', async () => {
    const undoId = await world.made(RemoveTagsHandler).execute(new RemoveTags(ada, [await newTag('Once')]));
    for (const person of [bob, stranger])
      await expect(undo(undoId, person)).rejects.toMatchObject({ code: 'NotFound', title: 'There is nothing to undo' });
    await undo(undoId);
    await expect(undo(undoId)).rejects.toMatchObject({ code: 'InvalidOperation', title: 'That was undone already' });
  });

  it('say why they can no longer be undone, and change nothing then', async () => {
    const [a, b, c] = [await newTag('A'), await newTag('B'), await newTag('C')];
    const [first, second] = [await merge(a, b), await merge(b, c)];
    await expect(undo(first)).rejects.toMatchObject({
      code: 'InvalidOperation',
      title: 'That can no longer be undone',
      advice: 'The tag “B” is gone since then: bring it back first.',
    });
    expect(await titlesIn(trust)).toEqual(['C']);
    for (const undoId of [second, first]) await undo(undoId);
    expect(await titlesIn(trust)).toEqual(['A', 'B', 'C']);
  });

  it('are refused for a version that another member changed since', async () => {
    const tag = await newTag('Mine');
    await update(tag, { title: 'Ours' }, 1);
    await expect(update(tag, { title: 'Late' }, 1)).rejects.toMatchObject({
      title: 'Someone changed this in the meantime',
    });
    expect(await titlesIn(trust)).toEqual(['Ours']);
  });

  it('list the recently applied tags of a member, latest first, at most nine', async () => {
    const tags: string[] = [];
    for (let n = 1; n <= 11; n += 1) tags.push(await newTag(`Tag ${n}`));
    const [highlight, another] = await highlightsIn(world.database, ada, projectId, 2);
    for (const [index, tag] of tags.slice(0, 10).entries())
      await applyOn(world.database, ada, highlight!, tag, index + 1);
    await applyOn(world.database, ada, another!, tags[0]!, 20);
    await applyOn(world.database, bob, another!, tags[10]!, 21);
    const recent = async (person: Person) =>
      (await new PostgresBoardReader(world.reads).recentTags(person, projectId, 9)).map(({ title }) => title);
    expect(await recent(ada)).toEqual([
      'Tag 1',
      'Tag 10',
      'Tag 9',
      'Tag 8',
      'Tag 7',
      'Tag 6',
      'Tag 5',
      'Tag 4',
      'Tag 3',
    ]);
    expect(await recent(stranger)).toEqual([]);
  });
});
