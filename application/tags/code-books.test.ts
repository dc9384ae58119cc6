import { csvOf } from '@evident/domain/imports';
import { highlightsIn } from '../../test/builders/tagged-highlights.ts';
import type { Person } from '../../test/support/known-people.ts';
import {
  CONFLICT,
  FIRST_PAGE,
  FORBIDDEN,
  type Messages,
  NOT_FOUND,
  UNPROCESSABLE,
  openMessages,
} from '../../test/support/messages.ts';
import { RetagHighlights } from '../highlights/retag-highlights.ts';
import { TagHighlight } from '../highlights/tag-highlight.ts';
import { ListHighlights } from '../highlights/queries.ts';
import { MoveToTrash } from '../trash/move-to-trash.ts';
import { ListTrash } from '../trash/queries.ts';
import { CopyTagGroup } from './copy-tag-group.ts';
import { CopyTags } from './copy-tags.ts';
import { CreateTag } from './create-tag.ts';
import { CreateTagBoard } from './create-tag-board.ts';
import { CreateTagGroup } from './create-tag-group.ts';
import { CreateWorkspaceTagBoard } from './create-workspace-tag-board.ts';
import { DeleteTagTemplate } from './delete-tag-template.ts';
import { ExportCodeBook } from './export-code-book.ts';
import { ImportCodeBook } from './import-code-book.ts';
import { ListTagTemplates } from './list-tag-templates.ts';
import { MergeTags } from './merge-tags.ts';
import { MoveTags } from './move-tags.ts';
import { PreviewCodeBook } from './preview-code-book.ts';
import { GetTag, ListTagBoards } from './queries.ts';
import { RemoveTags } from './remove-tags.ts';
import { SaveTagTemplate } from './save-tag-template.ts';
import { UpdateTag } from './update-tag.ts';

describe('boards of the workspace, code books and changes of several tags', () => {
  let world: Messages;
  let ada: Person;
  let manager: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const boards = (person = ada, of: string | null = projectId) => world.ask(new ListTagBoards(person, of, {}));
  const board = async (id: string, person = ada) => (await boards(person)).find((one) => one.id === id)!;
  const tagsOf = async (id: string, person = ada) => (await board(id, person)).groups.flatMap(({ tags }) => tags);
  const newBoard = (title: string, of = projectId) => world.ask(new CreateTagBoard(ada, of, { title }));
  /** A board of the workspace with one tag. */
  const shared = async (title: string) => {
    const boardId = await world.ask(new CreateWorkspaceTagBoard(manager, { title }));
    const groupId = await world.ask(new CreateTagGroup(manager, boardId, { title: 'Segments' }));
    return { boardId, groupId, tagId: await world.ask(new CreateTag(manager, groupId, { title: 'Enterprise' })) };
  };

  beforeAll(async () => {
    world = await openMessages();
    const team = await world.people.team();
    ada = await world.people.member(team);
    manager = await world.people.member(team, 'MANAGER');
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 2);
  });
  afterAll(() => world.close());

  describe('a board of the workspace', () => {
    it('is made and changed by managers only, and is seen with the boards of every project', async () => {
      for (const person of [ada, viewer])
        await world.refused(new CreateWorkspaceTagBoard(person, { title: 'Shared' }), FORBIDDEN);
      const { boardId, groupId, tagId } = await shared('Shared');
      for (const message of [
        new CreateTag(ada, groupId, { title: 'Mine' }),
        new UpdateTag(ada, tagId, { title: 'Mine' }),
        new MoveToTrash(ada, { type: 'TAG_BOARD', id: boardId }),
        new RemoveTags(ada, [tagId]),
      ])
        await world.refused(message, FORBIDDEN);
      const listed = (await boards(viewer, null)).map((one) => [one.id, one.projectId]);
      expect(listed).toContainEqual([boardId, null]);
      expect(await board(boardId)).toMatchObject({ projectId: null, groups: [{ title: 'Segments' }] });
      expect(await boards(stranger, null)).toEqual([]);
      await world.refused(new GetTag(stranger, tagId), NOT_FOUND);
    });

    it('counts only highlights of projects that the reader sees', async () => {
      const { boardId, tagId } = await shared('Counted');
      const secret = await world.people.project(ada);
      const [one] = await highlightsIn(world.database, ada, projectId, 1);
      const hidden = await highlightsIn(world.database, ada, secret, 2);
      await world.ask(new TagHighlight(ada, one!, [tagId]));
      await world.ask(new RetagHighlights(ada, secret, { highlightIds: hidden, add: [tagId] }));
      const countFor = async (person: Person) => (await tagsOf(boardId, person))[0]!.highlightCount;
      expect([await countFor(ada), await countFor(viewer), await countFor(manager)]).toEqual([3, 1, 1]);
      for (const [person, count] of [
        [ada, 3],
        [viewer, 1],
      ] as const) {
        const read = await world.ask(new GetTag(person, tagId));
        expect(read).toMatchObject({ projectId: null, highlightCount: count });
        expect((await world.ask(new ListHighlights(person, { tagId }, FIRST_PAGE))).items).toHaveLength(count);
      }
    });

    it('goes to the trash and comes back, for managers', async () => {
      const { boardId } = await shared('Gone');
      const undoId = await world.ask(new MoveToTrash(manager, { type: 'TAG_BOARD', id: boardId }));
      expect(await board(boardId)).toBeUndefined();
      const { items } = await world.ask(new ListTrash(manager, {}, FIRST_PAGE));
      expect(items.map(({ title }) => title)).toContain('Gone');
      await world.undo(manager, undoId);
      expect(await board(boardId)).toMatchObject({ id: boardId });
    });
  });

  describe('a code book', () => {
    const CSV = [
      'Group,Group color,Tag,Color,Description,Role',
      'Trust,teal,Doubts the numbers,ff8800,"Asks, where a figure comes from",Need',
      'Trust,,doubts the NUMBERS,,,',
      `Speed,,'=SUM(1),,,`,
      'Speed,,Slow,purple?,,',
      `Speed,,${'x'.repeat(201)},,,`,
      ',,,,,',
      'Empty,,,,,',
    ].join('\n');

    it('is imported with a preview, names the rows that it leaves out, and is one undo step', async () => {
      const id = await newBoard('Codes');
      expect(await world.ask(new PreviewCodeBook(ada, id, CSV))).toMatchObject({
        tags: 2,
        existing: 0,
        groups: [
          { title: 'Trust', known: false, tags: ['Doubts the numbers'] },
          { title: 'Speed', known: false, tags: ['=SUM(1)'] },
          { title: 'Empty', known: false, tags: [] },
        ],
        refused: [
          { line: 3, cause: 'Same tag as in row 2' },
          { line: 5, cause: '“purple?” is not a color' },
          { line: 6, cause: 'The name of the tag is longer than 200 characters' },
        ],
      });
      expect((await board(id)).groups).toEqual([]);
      const { undoId, ...done } = await world.ask(new ImportCodeBook(ada, id, CSV));
      expect(done).toMatchObject({ tags: 2, groups: 3, existing: 0 });
      expect((await tagsOf(id))[0]).toMatchObject({ role: 'Need', ownHex: 'ff8800', title: 'Doubts the numbers' });
      const again = await world.ask(new ImportCodeBook(ada, id, CSV));
      expect(again).toMatchObject({ undoId: null, tags: 0, groups: 0, existing: 2 });
      await world.undo(ada, undoId);
      expect((await board(id)).groups).toEqual([]);
    });

    it('is exported so that it reads the same again', async () => {
      const id = await newBoard('Out');
      await world.ask(new ImportCodeBook(ada, id, CSV));
      const csv = csvOf(await world.ask(new ExportCodeBook(viewer, id)));
      const copy = await newBoard('In');
      await world.ask(new ImportCodeBook(ada, copy, csv));
      const shape = async (of: string) =>
        (await board(of)).groups.map(({ title, hex, tags }) => [title, hex, tags.map((tag) => [tag.title, tag.role])]);
      expect(await shape(copy)).toEqual(await shape(id));
    });

    it('is not taken back once one of its tags is used', async () => {
      const id = await newBoard('Used');
      const { undoId } = await world.ask(new ImportCodeBook(ada, id, 'Tag\nUsed'));
      const [tag] = await tagsOf(id);
      const [highlight] = await highlightsIn(world.database, ada, projectId, 1);
      await world.ask(new TagHighlight(ada, highlight!, [tag!.id]));
      await expect(world.undo(ada, undoId)).rejects.toMatchObject({
        ...CONFLICT,
        advice: 'The tag “Used” was applied since then.',
      });
      expect(await tagsOf(id)).toHaveLength(1);
    });
  });

  it('templates make boards: built in ones, and boards that a manager saved', async () => {
    const made = (title: string, templateId: string) => new CreateTagBoard(ada, projectId, { title, templateId });
    const id = await world.ask(made('Test 1', 'usability-test'));
    const titles = async (of: string) => (await board(of)).groups.map(({ title }) => title);
    expect(await titles(id)).toEqual(['Behavior', 'Problem', 'Severity', 'Reaction']);
    await world.refused(new SaveTagTemplate(ada, { title: 'Ours', tagBoardId: id }), FORBIDDEN);
    const secret = await newBoard('Secret', await world.people.project(ada));
    await world.refused(new SaveTagTemplate(manager, { title: 'Ours', tagBoardId: secret }), NOT_FOUND);
    const template = await world.ask(new SaveTagTemplate(manager, { title: 'Ours', tagBoardId: id }));
    const saved = { id: template, title: 'Ours', builtIn: false };
    expect(await world.ask(new ListTagTemplates(viewer))).toContainEqual(expect.objectContaining(saved));
    expect((await world.ask(new ListTagTemplates(stranger))).every(({ builtIn }) => builtIn)).toBe(true);
    expect(await titles(await world.ask(made('Test 2', template)))).toEqual(await titles(id));
    await world.refused(new DeleteTagTemplate(ada, template), FORBIDDEN);
    await world.ask(new DeleteTagTemplate(manager, template));
    await world.refused(made('Test 3', template), UNPROCESSABLE);
  });

  describe('several tags', () => {
    const four = (of = projectId) => world.tags(ada, of, ['A', 'B', 'C', 'D'], 'Group', 'Many');
    const counts = async (id: string) =>
      Object.fromEntries((await tagsOf(id)).map((tag) => [tag.title, tag.highlightCount]));
    const titles = async (id: string) => (await tagsOf(id)).map(({ title }) => title);

    it('merge into one with exact counts, and come back with one undo', async () => {
      const { boardId, tagIds } = await four();
      const highlights = await highlightsIn(world.database, ada, projectId, 3);
      const [a, b, c, d] = tagIds as [string, string, string, string];
      const retag = (highlightIds: string[], add: string[]) =>
        world.ask(new RetagHighlights(ada, projectId, { highlightIds, add }));
      await retag(highlights, [a]);
      await retag(highlights.slice(0, 2), [b, d]);
      const before = await counts(boardId);
      expect(before).toEqual({ A: 3, B: 2, C: 0, D: 2 });
      const undoId = await world.ask(new MergeTags(ada, [a, b, c], d));
      expect(await counts(boardId)).toEqual({ D: 3 });
      await world.undo(ada, undoId);
      expect(await counts(boardId)).toEqual(before);
      await world.refused(new MergeTags(ada, [a, d], d), UNPROCESSABLE);
    });

    it('move to a group of another board in their order, and are deleted together', async () => {
      const one = await four();
      const other = await four();
      const undoId = await world.ask(new MoveTags(ada, one.tagIds.slice(1), { tagGroupId: other.groupId }));
      expect(await titles(other.boardId)).toEqual(['A', 'B', 'C', 'D', 'B', 'C', 'D']);
      await world.undo(ada, undoId);
      expect(await titles(one.boardId)).toEqual(['A', 'B', 'C', 'D']);
      const removed = await world.ask(new RemoveTags(ada, one.tagIds.slice(0, 3)));
      expect(await titles(one.boardId)).toHaveLength(1);
      await world.undo(ada, removed);
      expect(await titles(one.boardId)).toHaveLength(4);
    });

    it('are copied to another project without highlights, once', async () => {
      const { tagIds, groupId } = await four();
      const elsewhere = await world.people.project(ada, 1);
      const target = await four(elsewhere);
      const copy = (of: string[], to: string, person = ada) => new CopyTags(person, to, of);
      const two = tagIds.slice(0, 2);
      expect(await world.ask(copy(two, target.groupId))).toMatchObject({ undoId: null, tags: 0, existing: 2 });
      const empty = await world.ask(new CreateTagGroup(ada, target.boardId, { title: 'Empty' }));
      expect(await world.ask(copy(two, empty))).toMatchObject({ tags: 2, existing: 0 });
      await world.ask(new CopyTagGroup(ada, groupId, target.boardId));
      await world.refused(copy(tagIds, empty, viewer), FORBIDDEN);
      const secret = await four(await world.people.project(ada));
      await world.refused(copy(secret.tagIds, groupId, manager), NOT_FOUND);
    });
  });
});
