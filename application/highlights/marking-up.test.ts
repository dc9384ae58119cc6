import { PostgresHighlightReader } from '../../adapters/postgres/highlights/postgres-highlight-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { doc, paragraph, turn } from '../../test/builders/rich-text.ts';
import { CLOSED_ROOMS, writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { UpdateNote, UpdateNoteHandler } from '../notes/update-note.ts';
import { CreateTag, CreateTagHandler } from '../tags/create-tag.ts';
import { CreateTagBoard, CreateTagBoardHandler } from '../tags/create-tag-board.ts';
import { CreateTagGroup, CreateTagGroupHandler } from '../tags/create-tag-group.ts';
import { ReattachHighlight, ReattachHighlightHandler } from './reattach-highlight.ts';
import { RemoveHighlight, RemoveHighlightHandler } from './remove-highlight.ts';
import { TagHighlight, TagHighlightHandler } from './tag-highlight.ts';
import { undoMovedHighlight } from './undo-moved-highlight.ts';
import { undoRemovedHighlight } from './undo-removed-highlight.ts';
import { UntagHighlight, UntagHighlightHandler } from './untag-highlight.ts';

const SAID = [
  turn('s1', 21_000, null, 'I never trust the first number.'),
  turn('s2', 65_000, null, 'Why not? I always do.'),
];

describe('a member with markup access', () => {
  let world: OpenStores;
  let written: ReturnType<typeof writer>;
  let ada: Person;
  let marker: Person;
  let other: Person;
  let projectId: string;
  let noteId: string;

  const highlight = (quote: string, person: Person) => written.highlight(person, noteId, quote);
  const read = async (id: string) => (await new PostgresHighlightReader(world.reads).highlight(ada, id))!;
  const put = (id: string, quote: string, person: Person) =>
    new ReattachHighlightHandler(world.work, yjsDocumentCodec, CLOSED_ROOMS, systemClock).execute(
      new ReattachHighlight(person, id, { quote }),
    );
  const remove = (id: string, person: Person) =>
    new RemoveHighlightHandler(world.work, yjsDocumentCodec, CLOSED_ROOMS, systemClock).execute(
      new RemoveHighlight(person, id),
    );
  const write = (...blocks: ReturnType<typeof turn>[]) => written.rewrite(ada, 'note', noteId, doc(...blocks));
  const undo = (person: Person, undoId: string) =>
    world.undo(
      person,
      undoId,
      undoRemovedHighlight(yjsDocumentCodec, CLOSED_ROOMS, systemClock),
      undoMovedHighlight(yjsDocumentCodec, CLOSED_ROOMS, systemClock),
    );
  const tag = (person: Person, id: string, tagId: string) =>
    new TagHighlightHandler(world.work, systemClock).execute(new TagHighlight(person, id, [tagId]));
  const untag = (person: Person, id: string, tagId: string) =>
    world.made(UntagHighlightHandler).execute(new UntagHighlight(person, id, tagId));
  const newTag = async () => {
    const board = await world
      .made(CreateTagBoardHandler)
      .execute(new CreateTagBoard(ada, projectId, { title: 'Board' }));
    const group = await world.made(CreateTagGroupHandler).execute(new CreateTagGroup(ada, board, { title: 'Group' }));
    return world.made(CreateTagHandler).execute(new CreateTag(ada, group, { title: 'Tag' }));
  };
  const archive = (archived: boolean) =>
    new UpdateNoteHandler(world.work, systemClock).execute(new UpdateNote(ada, noteId, { archived }));

  beforeAll(async () => {
    world = await openStores();
    written = writer(world);
    const team = await world.people.team();
    ada = await world.people.member(team);
    marker = await world.people.member(team, 'VIEWER');
    other = await world.people.member(team, 'VIEWER');
    projectId = await world.people.project(ada, 1);
    await world.database.query(
      `INSERT INTO access_grant (team_id, project_id, special, level, granted_by, granted_at) VALUES ($1, $2, 'markup', 1, $3, now())`,
      [team, projectId, ada.userId],
    );
  });
  beforeEach(async () => {
    noteId = await written.note(ada, projectId, doc(...SAID));
  });
  afterAll(() => world.close());

  it('moves and removes their own highlights, and can undo it', async () => {
    const id = await highlight('Why not', marker);
    await put(id, 'I always do', marker);
    expect(await read(id)).toMatchObject({ text: 'I always do', anchor: 'beside' });
    await undo(marker, await remove(id, marker));
    expect(await read(id)).toMatchObject({ text: 'I always do', anchor: 'beside', lost: false });
  });

  it('highlights text after a refused highlight in a closed note', async () => {
    await expect(
      written.highlight(marker, noteId, 'Why not', ['01890000-0000-7000-8000-000000000009']),
    ).rejects.toMatchObject({ code: 'UnprocessableContent' });
    await write(turn('s1', null, null, 'Entirely other words.'));
    expect(await read(await highlight('Entirely other', marker))).toMatchObject({
      text: 'Entirely other',
      lost: false,
    });
  });

  it.each<[string, () => Person]>([
    ['who writes', () => ada],
    ['who marks up too', () => other],
  ])('cannot change a highlight of a member %s, which stays on its text through edits', async (_, owner) => {
    const id = await highlight('the first number', owner());
    await expect(put(id, 'Why not', marker)).rejects.toMatchObject({
      code: 'Forbidden',
      title: 'You can only change your own highlights',
    });
    await expect(remove(id, marker)).rejects.toMatchObject({ code: 'Forbidden' });
    await write(paragraph('Before.'), ...SAID);
    expect(await read(id)).toMatchObject({ text: 'the first number', lost: false });
  });

  it('cannot change highlights made in the text while they could write', async () => {
    const id = await highlight('the first number', ada);
    await world.database.query('UPDATE highlight SET created_by = $2 WHERE id = $1', [id, marker.userId]);
    await expect(put(id, 'Why not', marker)).rejects.toMatchObject({
      code: 'Forbidden',
      title: 'This highlight is part of the text, which you cannot edit',
    });
    await expect(remove(id, marker)).rejects.toMatchObject({ code: 'Forbidden' });
  });

  it('moves a restored lost highlight to other text', async () => {
    const id = await highlight('Why not', marker);
    const undoId = await remove(id, marker);
    await write(turn('s1', 21_000, null, 'All new.'));
    await undo(marker, undoId);
    expect(await read(id)).toMatchObject({ text: 'Why not', lost: true });
    await put(id, 'All new', marker);
    expect(await read(id)).toMatchObject({ text: 'All new', anchor: 'beside', lost: false });
  });

  it('undoes moving a lost highlight, which is lost again', async () => {
    const id = await highlight('Why not', marker);
    await write(turn('s1', 21_000, null, 'All new.'));
    await undo(marker, await put(id, 'All new', marker));
    expect(await read(id)).toMatchObject({ text: 'Why not', lost: true });
  });

  it('removes tags they applied, and no others', async () => {
    const [theirs, own] = [await newTag(), await newTag()];
    const id = await highlight('Why not', ada);
    await tag(other, id, theirs);
    await tag(marker, id, own);
    await expect(untag(marker, id, theirs)).rejects.toMatchObject({
      code: 'Forbidden',
      title: 'You can only remove tags that you applied',
    });
    await untag(marker, id, own);
    expect((await read(id)).tags.map((each) => each.id)).toEqual([theirs]);
    await untag(ada, id, theirs);
    expect((await read(id)).tags).toEqual([]);
  });

  it('moves no highlight stored outside the document by a mark with its id in the text', async () => {
    const id = await highlight('the first number', ada);
    const besideId = await highlight('Why not', marker);
    await world.database.query(
      `UPDATE highlight SET (anchor, text, before, after, start_at, end_at, relative_start, relative_end) =
      (SELECT anchor, text, before, after, start_at, end_at, relative_start, relative_end FROM highlight WHERE id = $2) WHERE id = $1`,
      [id, besideId],
    );
    await write(paragraph('Before.'), ...SAID);
    expect((await read(id)).text).toBe('Why not');
  });

  it('sees highlights of an archived note read-only: no create, move, tag, remove or restore', async () => {
    const id = await highlight('Why not', ada);
    const tagId = await newTag();
    await tag(ada, id, tagId);
    const undoId = await remove(await highlight('I always do', ada), ada);
    await archive(true);
    const before = await read(id);
    const readOnly = { code: 'InvalidOperation', title: 'Unavailable in read-only mode' };
    for (const person of [ada, marker])
      for (const attempt of [
        () => highlight('Why not', person),
        () => put(id, 'I always do', person),
        () => remove(id, person),
        () => tag(person, id, tagId),
        () => untag(person, id, tagId),
      ])
        await expect(attempt()).rejects.toMatchObject(readOnly);
    await expect(undo(ada, undoId)).rejects.toMatchObject(readOnly);
    expect(await read(id)).toEqual(before);
    await archive(false);
    await undo(ada, undoId);
  });
});
