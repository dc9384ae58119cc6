import { REDONE_ALREADY } from '@evident/domain/undo';
import type { Person } from '../../test/support/known-people.ts';
import { CONFLICT, FORBIDDEN, type Messages, NOT_FOUND, openMessages } from '../../test/support/messages.ts';
import { SplitHighlight } from '../highlights/split-highlight.ts';
import { UpdateTag } from '../tags/update-tag.ts';
import { MoveToTrash } from '../trash/move-to-trash.ts';
import { ListUndo } from './queries.ts';
import { Redo } from './redo.ts';

const NOT_REDONE = { ...CONFLICT, title: 'That can no longer be redone' };

describe('redo', () => {
  let world: Messages;
  let ada: Person;
  let team: string;
  let projectId: string;
  let tagId: string;

  const rename = () => world.ask(new UpdateTag(ada, tagId, { title: 'Worry' }));
  const title = async () =>
    (await world.database.query<{ title: string }>('SELECT title FROM tag WHERE id = $1', [tagId]))[0]!.title;
  const left = async () =>
    (await world.ask(new ListUndo(ada, { limit: 100, cursor: null }))).items.map(({ undoId }) => undoId);

  beforeAll(async () => {
    world = await openMessages();
    team = await world.people.team();
    ada = await world.people.member(team);
  });
  beforeEach(async () => {
    projectId = await world.people.project(ada, 2);
    tagId = (await world.tags(ada, projectId, ['Doubt'])).tagIds[0]!;
  });
  afterAll(() => world.close());

  it('is for changes that were undone, which it makes undoable again', async () => {
    const undoId = await rename();
    await world.refused(new Redo(ada, undoId), { ...CONFLICT, title: REDONE_ALREADY });
    await world.undo(ada, undoId);
    expect(await left()).not.toContain(undoId);
    await world.redo(ada, undoId);
    expect(await left()).toContain(undoId);
  });

  it('happens once, also when it is sent twice at the same time', async () => {
    const undoId = await rename();
    await world.undo(ada, undoId);
    const sent = await Promise.allSettled([world.redo(ada, undoId), world.redo(ada, undoId)]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await title()).toBe('Worry');
  });

  it('is for the member who made the change', async () => {
    const undoId = await rename();
    await world.undo(ada, undoId);
    const ben = await world.people.member(team);
    const stranger = await world.people.member(await world.people.team());
    await world.refused(new Redo(ben, undoId), NOT_FOUND);
    await world.refused(new Redo(stranger, undoId), NOT_FOUND);
    expect(await title()).toBe('Doubt');
  });

  it('needs the access that the change needs', async () => {
    const undoId = await rename();
    await world.undo(ada, undoId);
    await world.refused(new Redo({ ...ada, role: 'VIEWER' }, undoId), FORBIDDEN);
    await world.database.query('DELETE FROM access_grant WHERE project_id = $1', [projectId]);
    await world.refused(new Redo(ada, undoId), NOT_FOUND);
    expect(await title()).toBe('Doubt');
  });

  it('is not offered where it could overwrite what was undone', async () => {
    const noteId = await world.note(ada, projectId, { markdown: 'One two three.' });
    const highlightId = await world.highlight(ada, noteId, 'One two');
    const { undoId: split } = await world.ask(new SplitHighlight(ada, highlightId, 3));
    expect(await world.undo(ada, split)).toEqual({ redoable: false });
    await world.refused(new Redo(ada, split), NOT_REDONE);
    const deleted = await world.ask(new MoveToTrash(ada, { type: 'PROJECT', id: projectId }));
    expect(await world.undo(ada, deleted)).toEqual({ redoable: false });
  });
});
