import type { Message } from '@evident/application/kernel/message';
import { Redo } from '@evident/application/undo/redo';
import { REDONE_ALREADY } from '@evident/domain/undo';
import type { Person } from './known-people.ts';
import { CONFLICT, type Messages, openMessages } from './messages.ts';

/** Columns of rows, all by default. */
type Shown = readonly [table: string, column: string, id: string, ...columns: string[]];

/** A change by Ada. */
export interface RedoCase {
  readonly change: Message<unknown>;
  /** The rows that show the change. */
  readonly shown: Shown;
}
/** A change by another member between undo and redo. */
export interface SamePart {
  /** Changes the same part. */
  readonly same: Message<unknown>;
}
export interface OtherPart {
  /** Changes another part. */
  readonly other: Message<unknown>;
  /** Shows the other part alone. */
  readonly kept: Shown;
}

type Cases<Part> = Readonly<Record<string, () => Promise<RedoCase & Part>>>;
/** Cases by the parts that another member can change. */
export interface RedoCases {
  readonly both?: Cases<SamePart & OtherPart>;
  readonly same?: Cases<SamePart>;
  readonly other?: Cases<OtherPart>;
}

/** The workspace of the cases. The project and its note are new for each. */
interface RedoWorld {
  world: Messages;
  ada: Person;
  ben: Person;
  projectId: string;
  noteId: string;
}

const TIMES = ['trash_id', 'deleted_at', 'resolved_at', 'archived_at', 'lost_at', 'published_at', 'undone_at'];
const COUNTED =
  /^(updated_at|edited_at|changed_at|moved_at|version|relative_.*|derived_seq|last_seq|live_id|first_published_.*)$/;

/** Rows without what every change counts. */
const steady = (rows: readonly object[]): object[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !COUNTED.test(column))
        .map(([column, value]) => [column, TIMES.includes(column) ? value !== null : value]),
    ),
  );

/** Describes that each change is redone once, refused after a change of the same part, and keeps other changes. */
export function describeRedo(title: string, { both, same, other }: RedoCases): RedoWorld {
  const of = {} as RedoWorld;
  describe(title, () => {
    beforeAll(async () => {
      of.world = await openMessages();
      const team = await of.world.people.team();
      of.ada = await of.world.people.member(team, 'MANAGER');
      of.ben = await of.world.people.member(team, 'MANAGER');
    });
    beforeEach(async () => {
      of.projectId = await of.world.people.project(of.ada, 3);
      of.noteId = await of.world.note(of.ada, of.projectId, { title: 'Call', markdown: 'One two three four five.' });
    });
    afterAll(() => of.world.close());

    it.each(Object.entries({ ...both, ...same, ...other }))('%s is redone once, and can be undone again', (_, open) =>
      redoneOnce(of, open),
    );
    it.each(Object.entries({ ...both, ...same }))('%s is refused after a change of the same part', (_, open) =>
      refusedSince(of, open),
    );
    it.each(Object.entries({ ...both, ...other }))('%s is redone after a change of another part', (_, open) =>
      redoneSince(of, open),
    );
  });
  return of;
}

async function redoneOnce(of: RedoWorld, open: () => Promise<RedoCase>): Promise<void> {
  const { change, shown } = await open();
  const before = await rows(of, shown);
  const undoId = await done(of, change);
  const after = await rows(of, shown);
  expect(after).not.toEqual(before);
  expect(await of.world.undo(of.ada, undoId)).toEqual({ redoable: true });
  expect(await rows(of, shown)).toEqual(before);
  await of.world.redo(of.ada, undoId);
  expect(await rows(of, shown)).toEqual(after);
  await of.world.refused(new Redo(of.ada, undoId), { ...CONFLICT, title: REDONE_ALREADY });
  expect(await of.world.undo(of.ada, undoId)).toEqual({ redoable: true });
  expect(await rows(of, shown)).toEqual(before);
}

/** The change of the other member stays. */
async function refusedSince(of: RedoWorld, open: () => Promise<RedoCase & SamePart>): Promise<void> {
  const { change, shown, same } = await open();
  const undoId = await done(of, change);
  await of.world.undo(of.ada, undoId);
  await of.world.ask(same);
  const since = await rows(of, shown);
  await expect(of.world.redo(of.ada, undoId)).rejects.toMatchObject({
    ...CONFLICT,
    title: 'That can no longer be redone',
    advice: expect.stringMatching(/since then|gone|again/),
  });
  expect(await rows(of, shown)).toEqual(since);
}

/** Both changes are there afterwards. */
async function redoneSince(of: RedoWorld, open: () => Promise<RedoCase & OtherPart>): Promise<void> {
  const { change, shown, other, kept } = await open();
  const undoId = await done(of, change);
  await of.world.undo(of.ada, undoId);
  const before = await rows(of, kept);
  await of.world.ask(other);
  const [undone, since] = [await rows(of, shown), await rows(of, kept)];
  expect(since).not.toEqual(before);
  await of.world.redo(of.ada, undoId);
  expect(await rows(of, shown)).not.toEqual(undone);
  expect(await rows(of, kept)).toEqual(since);
}

const rows = async ({ world }: RedoWorld, [table, column, id, ...columns]: Shown): Promise<object[]> =>
  steady(
    await world.database.query(
      `SELECT ${columns.join() || '*'} FROM (SELECT * FROM ${table} WHERE ${column} = $1 ORDER BY 1, 2, 3) AS shown`,
      [id],
    ),
  );

async function done({ world }: RedoWorld, change: Message<unknown>): Promise<string> {
  const answer = await world.ask(change);
  return typeof answer === 'string' ? answer : (answer as { undoId: string }).undoId;
}
