import { allOf, systemRow } from '@evident/domain/filters';
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
import { ReadChart, ReadCrosstab } from '../charts/queries.ts';
import { StartThread } from '../comments/start-thread.ts';
import { MoveObjects } from '../moving/move-objects.ts';
import { SplitNote } from '../moving/split-note.ts';
import { ListNotes } from '../notes/queries.ts';
import { UpdateNote } from '../notes/update-note.ts';
import { GetTagUse } from '../tags/get-tag-use.ts';
import { MergeTags } from '../tags/merge-tags.ts';
import { RemoveTags } from '../tags/remove-tags.ts';
import { Undo } from '../undo/undo.ts';
import { AnnotateHighlight } from './annotate-highlight.ts';
import { ExportHighlights } from './export-highlights.ts';
import { GetHighlight, ListHighlights } from './queries.ts';
import { TagHighlight } from './tag-highlight.ts';
import { TagNote } from './tag-note.ts';
import { UntagHighlight } from './untag-highlight.ts';

describe('tags on a whole note', () => {
  let world: Messages;
  let ada: Person;
  let eve: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;
  let red: string;
  let blue: string;

  const highlights = async (of = noteId) =>
    (await world.ask(new ListHighlights(ada, { noteId: of }, FIRST_PAGE))).items;
  const tags = async (of = noteId) => (await highlights(of)).map((one) => one.tags.map(({ title }) => title).sort());
  const tag = (tagIds: string[], person = ada, of = noteId) => world.ask(new TagNote(person, of, tagIds));
  const untag = (id: string, tagId: string, person = ada) => world.ask(new UntagHighlight(person, id, tagId));

  beforeAll(async () => {
    world = await openMessages();
    const team = await world.people.team();
    ada = await world.people.member(team);
    eve = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
  });
  beforeEach(async () => {
    projectId = await world.people.project(ada, 1);
    [red, blue] = (await world.tags(ada, projectId, ['Red', 'Blue'])).tagIds as [string, string];
    noteId = await world.note(ada, projectId, { title: 'A picture' });
    await world.database.query(
      `INSERT INTO access_grant (team_id, project_id, member_id, level, granted_by, granted_at) VALUES ($1, $2, $3, 2, $4, now())`,
      [ada.teamId, projectId, eve.userId, ada.userId],
    );
  });
  afterAll(() => world.close());

  it('are on one highlight without words, also in a note without text and for two members at once', async () => {
    await Promise.all([tag([red]), tag([blue], eve), tag([red], eve)]);
    expect(await tags()).toEqual([['Blue', 'Red']]);
    const [whole] = await highlights();
    expect(whole).toMatchObject({
      target: 'NOTE',
      anchor: 'note',
      text: '',
      selectedText: null,
      fileId: null,
      lost: false,
    });
  });

  it('come before the highlights of words', async () => {
    const called = await world.note(ada, projectId, { title: 'Call', markdown: 'I never trust it.' });
    await world.highlight(ada, called, 'never', [red]);
    await tag([blue], ada, called);
    expect((await highlights(called)).map(({ target }) => target)).toEqual(['NOTE', 'WORDS']);
  });

  it('are undone with the highlight if they were the first, and redone', async () => {
    const { undoId } = await tag([red]);
    const second = await tag([blue]);
    await world.refused(undoOf(undoId), CONFLICT);
    await world.undo(ada, second.undoId);
    await world.undo(ada, undoId);
    expect(await highlights()).toEqual([]);
    await world.redo(ada, undoId);
    expect(await tags()).toEqual([['Red']]);
  });

  it('take the highlight along with the last of them, and undo brings both back', async () => {
    const { id } = await tag([red, blue]);
    await untag(id, blue);
    const undoId = await untag(id, red);
    expect(await highlights()).toEqual([]);
    await world.undo(ada, undoId);
    expect((await highlights()).map((one) => [one.id, one.tags.length])).toEqual([[id, 1]]);
    await untag(id, red);
    await tag([blue]);
    await world.refused(undoOf(undoId), CONFLICT);
  });

  it('leave a highlight that is starred or commented on', async () => {
    const { id } = await tag([red]);
    await world.ask(new AnnotateHighlight(ada, id, { starred: true }));
    await untag(id, red);
    expect(await tags()).toEqual([[]]);
    await world.ask(new AnnotateHighlight(ada, id, { starred: false }));
    await tag([red]);
    await world.ask(new StartThread(ada, { objectType: 'HIGHLIGHT', objectId: id, text: 'Why?' }));
    await untag(id, red);
    expect((await highlights()).map((one) => one.id)).toEqual([id]);
  });

  it('are removed by those who may: members with markup access only their own', async () => {
    await world.database.query(
      `INSERT INTO access_grant (team_id, project_id, special, level, granted_by, granted_at) VALUES ($1, $2, 'markup', 1, $3, now())`,
      [ada.teamId, projectId, ada.userId],
    );
    const { id } = await tag([red]);
    await tag([blue], viewer);
    await world.refused(new UntagHighlight(viewer, id, red), FORBIDDEN);
    await untag(id, blue, viewer);
    expect(await tags()).toEqual([['Red']]);
  });

  it('are refused without access, for tags of another project and in archived notes', async () => {
    await world.refused(new TagNote(viewer, noteId, [red]), FORBIDDEN);
    await world.refused(new TagNote(stranger, noteId, [red]), NOT_FOUND);
    const other = (await world.tags(ada, await world.people.project(ada, 1), ['Other'])).tagIds[0]!;
    await world.refused(new TagNote(ada, noteId, [red, other]), UNPROCESSABLE);
    expect(await highlights()).toEqual([]);
    const { id } = await tag([red]);
    await world.refused(new GetHighlight(stranger, id), NOT_FOUND);
    await world.refused(new TagHighlight(stranger, id, [red]), NOT_FOUND);
    await world.ask(new UpdateNote(ada, noteId, { archived: true }));
    await world.refused(new TagNote(ada, noteId, [blue]), CONFLICT);
  });

  it('count like those of words, in tags, charts and crosstabs, and find the note', async () => {
    await tag([red]);
    const called = await world.note(ada, projectId, { title: 'Call', markdown: 'I never trust it.' });
    await world.highlight(ada, called, 'never', [red]);
    expect(await world.ask(new GetTagUse(ada, red))).toMatchObject({ highlights: 2 });
    const chart = await world.ask(new ReadChart(ada, projectId, {}));
    const ofRed = chart.groups.flatMap((group) => group.tags).find(({ id }) => id === red);
    expect(ofRed?.values).toMatchObject({ highlights: 2, notes: 2 });
    const { rows } = await world.ask(new ReadCrosstab(ada, projectId, { by: 'WEEK' }));
    expect(rows.find(({ id }) => id === red)?.counts).toEqual([2]);
    const filter = JSON.stringify(allOf(systemRow('Tags', 'HasAnyOf', red)));
    const { items } = await world.ask(new ListNotes(ada, projectId, { filter }, FIRST_PAGE));
    expect(items.map(({ title }) => title).sort()).toEqual(['A picture', 'Call']);
  });

  it('are exported as the whole note', async () => {
    await tag([red]);
    const lines: string[] = [];
    for await (const rows of await world.ask(new ExportHighlights(ada, projectId, {})))
      lines.push(...rows.map((row) => row.join('|')));
    expect(lines.filter((line) => line.includes('The whole note') && line.includes('Red'))).toHaveLength(1);
  });

  it('follow merged and deleted tags, and their undo', async () => {
    await tag([red, blue]);
    await world.undo(ada, await mergedInto());
    expect(await tags()).toEqual([['Blue', 'Red']]);
    const undoId = await world.ask(new RemoveTags(ada, [red]));
    expect(await tags()).toEqual([['Blue']]);
    await world.undo(ada, undoId);
    expect(await tags()).toEqual([['Blue', 'Red']]);
  });

  it('go along when the note moves to another project', async () => {
    await tag([red]);
    const to = await world.people.project(ada, 1);
    const undoId = await world.ask(new MoveObjects(ada, to, { objectType: 'NOTE', objectIds: [noteId] }));
    expect((await highlights()).map((one) => [one.projectId, one.tags[0]!.title, one.tags[0]!.id === red])).toEqual([
      [to, 'Red', false],
    ]);
    await world.undo(ada, undoId);
    expect((await highlights()).map((one) => one.tags[0]!.id)).toEqual([red]);
  });

  it('are on both parts of a note that is split, until that is undone', async () => {
    const called = await world.note(ada, projectId, {
      title: 'Call',
      markdown: 'We began in spring.\n\nThen came Ben.',
    });
    await tag([red], eve, called);
    const { id, undoId } = await world.ask(new SplitNote(ada, called, { at: 20 }));
    expect([await tags(called), await tags(id)]).toEqual([[['Red']], [['Red']]]);
    expect((await highlights(id))[0]!.tags[0]).toMatchObject({ appliedBy: eve.userId });
    await tag([blue], ada, id);
    await world.refused(undoOf(undoId), CONFLICT);
    await untag((await highlights(id))[0]!.id, blue);
    await world.undo(ada, undoId);
    expect(await tags(called)).toEqual([['Red']]);
  });

  const undoOf = (undoId: string) => new Undo(ada, undoId);
  async function mergedInto(): Promise<string> {
    const undoId = await world.ask(new MergeTags(ada, [red], blue));
    expect(await tags()).toEqual([['Blue']]);
    return undoId;
  }
});
