import type { Person } from '../../test/support/known-people.ts';
import {
  CONFLICT,
  FIRST_PAGE,
  FORBIDDEN,
  type Messages,
  NOT_FOUND,
  openMessages,
} from '../../test/support/messages.ts';
import { ListThreads } from '../comments/queries.ts';
import { StartThread } from '../comments/start-thread.ts';
import { CreateField } from '../fields/create-field.ts';
import { GetObjectFields } from '../fields/queries.ts';
import { SetFieldValues } from '../fields/set-field-values.ts';
import { ListFiles } from '../files/queries.ts';
import { UploadFile } from '../files/upload-file.ts';
import { ListHighlights } from '../highlights/queries.ts';
import { MarkContradicting } from '../insights/mark-contradicting.ts';
import { GetInsight, ListEvidence } from '../insights/queries.ts';
import { UpdateInsight } from '../insights/update-insight.ts';
import { AttachFile } from '../note-files/attach-file.ts';
import { GetNote, ListNotes } from '../notes/queries.ts';
import { UpdateNote } from '../notes/update-note.ts';
import { CreateTag } from '../tags/create-tag.ts';
import { ListTagBoards } from '../tags/queries.ts';
import { CopyInsight } from './copy-insight.ts';
import { MoveObjects } from './move-objects.ts';
import { PreviewMove } from './preview-move.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('moving between projects', () => {
  let world: Messages;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let from: string;
  let to: string;

  const moved = (objectType: 'NOTE' | 'INSIGHT', objectIds: string[], project = to, person = ada) =>
    new MoveObjects(person, project, { objectType, objectIds });
  const upload = async (name: string, bytes: Buffer) => {
    const stream = (async function* () {
      yield bytes;
    })();
    return (await world.ask(new UploadFile(ada, from, name, stream, 'attachment'))).id;
  };
  const tagged = async (projectId: string) => {
    const { items } = await world.ask(new ListHighlights(ada, { projectId }, FIRST_PAGE));
    return Object.fromEntries(items.map(({ text, tags }) => [text, tags.map(({ title }) => title).sort()]));
  };
  const boards = async (project: string) =>
    (await world.ask(new ListTagBoards(ada, project, {}))).map((board) => [
      board.title,
      board.groups.map(({ title, tags }) => [title, tags.map((tag) => tag.title)]),
    ]);

  beforeAll(async () => {
    world = await openMessages();
    const team = await world.people.team();
    ada = await world.people.member(team);
    ben = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
  });
  beforeEach(async () => {
    from = await world.people.project(ada, 1);
    to = await world.people.project(ada);
  });
  afterAll(() => world.close());

  it('takes notes along with highlights, comments and tags, and undo brings back all of it', async () => {
    const { tagIds } = await world.tags(ada, from, ['Doubts', 'Price'], 'Trust', 'Themes');
    const theirs = await world.tags(ada, to, [], 'Money', 'Ours');
    await world.ask(new CreateTag(ada, theirs.groupId, { title: ' price' }));
    const note = await world.note(ada, from, { title: 'Call', markdown: 'It costs too much. Says who?' });
    await world.highlight(ada, note, 'costs too much', tagIds.toReversed());
    const other = await world.note(ada, from, { title: 'Stays' });
    const ofNote = { objectType: 'NOTE', objectId: note } as const;
    await world.ask(new StartThread(ada, { ...ofNote, text: 'Really?' }));
    expect(await world.ask(new PreviewMove(ada, to, { objectType: 'NOTE', objectIds: [note] }))).toEqual({
      obstacles: [],
      highlights: 1,
      comments: 1,
      files: 0,
      links: 0,
      fieldValues: 0,
      knownTags: 1,
      newTags: 1,
    });
    const before = await boards(to);
    const threads = async () => (await world.ask(new ListThreads(ada, ofNote, FIRST_PAGE))).items;

    const undoId = await world.ask(moved('NOTE', [note]));
    expect(await tagged(to)).toEqual({ 'costs too much': [' price', 'Doubts'] });
    expect(await tagged(from)).toEqual({});
    expect(await boards(to)).toEqual([...before, ['Themes', [['Trust', ['Doubts']]]]]);
    expect(await world.ask(new GetNote(ada, note))).toMatchObject({ projectId: to, title: 'Call' });
    const left = await world.ask(new ListNotes(ada, from, {}, FIRST_PAGE));
    expect(left.items.map(({ id }) => id)).toEqual([other]);
    await world.refused(new GetNote(ben, note), NOT_FOUND);
    expect(await threads()).toHaveLength(1);

    await world.undo(ada, undoId);
    expect(await tagged(from)).toEqual({ 'costs too much': ['Doubts', 'Price'] });
    expect(await boards(to)).toEqual(before);
    expect(await world.ask(new GetNote(ben, note))).toMatchObject({ projectId: from });
    expect(await threads()).toHaveLength(1);
  });

  it('needs write access to both projects, and never names objects out of sight', async () => {
    const note = await world.note(ada, from, { title: 'Call' });
    const hidden = await world.note(ada, to, { title: 'Hidden' });
    const ofBen = await world.people.project(ben);
    await world.refused(moved('NOTE', [note], to, ben), NOT_FOUND);
    await world.refused(moved('NOTE', [note], ofBen, ben), FORBIDDEN);
    await world.refused(moved('NOTE', [hidden], ofBen, ben), NOT_FOUND);
    await world.refused(moved('NOTE', [note], from, viewer), FORBIDDEN);
    await world.refused(moved('NOTE', [note], from, stranger), NOT_FOUND);
    await world.refused(moved('NOTE', [note], from), CONFLICT);
    await world.refused(moved('NOTE', [note, hidden], await world.people.project(ada)), CONFLICT);
  });

  it('is refused as a whole while something cannot go along', async () => {
    const file = await upload('guide.txt', Buffer.from('Guide'));
    const note = await world.note(ada, from, { title: 'One' });
    const twin = await world.note(ada, from, { title: 'Two' });
    for (const id of [note, twin]) await world.ask(new AttachFile(ada, id, { fileId: file }));
    await world.refused(moved('NOTE', [note]), {
      ...CONFLICT,
      title: '“One” can’t be moved',
      advice: expect.stringContaining('also used elsewhere'),
    });
    await world.ask(moved('NOTE', [note, twin]));
    expect(await world.ask(new ListFiles(ada, to, {}, FIRST_PAGE))).toMatchObject({ items: [{ id: file }] });
    await world.ask(new UpdateNote(ada, note, { archived: true }));
    await world.refused(moved('NOTE', [note], from), CONFLICT);
  });

  describe('insights', () => {
    let insight: string;
    let highlight: string;
    let cover: string;
    let field: string;
    const values = async (id: string) => (await world.ask(new GetObjectFields(ada, 'INSIGHT', id))).values;

    beforeEach(async () => {
      const note = await world.note(ada, from, { title: 'Call', markdown: 'It costs too much.' });
      highlight = await world.highlight(ada, note, 'costs too much');
      insight = await world.insight(ada, from, { title: 'Price', evidence: [highlight] });
      cover = await upload('seen.png', PNG);
      await world.ask(new UpdateInsight(ada, insight, { coverFileId: cover }));
      field = await world.ask(new CreateField(ada, from, { objectType: 'INSIGHT', type: 'TEXT', label: 'Owner' }));
      await world.ask(new SetFieldValues(ada, 'INSIGHT', insight, [{ fieldId: field, text: 'Ada' }]));
      await world.ask(new MarkContradicting(ada, insight, highlight, true));
    });

    it('are copied within their project with evidence, cover and fields, and taken back', async () => {
      const { id: copy, undoId, ...left } = await world.ask(new CopyInsight(ada, from, insight));
      expect(left).toEqual({ evidence: 0, images: 0 });
      const seen = { title: 'Copy of Price', coverFileId: cover, publishedAt: null };
      expect(await world.ask(new GetInsight(ada, copy))).toMatchObject(seen);
      expect((await world.ask(new ListEvidence(ada, copy))).items).toMatchObject([
        { highlightId: highlight, contradicts: true },
      ]);
      expect(await values(copy)).toMatchObject([{ fieldId: field, text: 'Ada' }]);
      await world.undo(ada, undoId);
      await world.refused(new GetInsight(ada, copy), NOT_FOUND);
    });

    it('are copied to another project without its files and fields', async () => {
      const far = await world.ask(new CopyInsight(ada, to, insight));
      expect(far).toMatchObject({ evidence: 0, images: 1 });
      expect(await values(far.id)).toEqual([]);
      await world.refused(new CopyInsight(ben, from, far.id), NOT_FOUND);
    });

    it('are moved unless they are locked, with their cover, and get their fields back by undo', async () => {
      await world.ask(new UpdateInsight(ada, insight, { locked: true }));
      await world.refused(moved('INSIGHT', [insight]), CONFLICT);
      await world.ask(new UpdateInsight(ada, insight, { locked: false }));
      const undoId = await world.ask(moved('INSIGHT', [insight]));
      expect(await world.ask(new GetInsight(ada, insight))).toMatchObject({ projectId: to, coverFileId: cover });
      expect(await values(insight)).toEqual([]);
      await world.undo(ada, undoId);
      expect(await values(insight)).toMatchObject([{ text: 'Ada' }]);
    });
  });
});
