import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { undoKind } from '@evident/application/undo/undo-kind';
import { type OpenStores, openStores } from '../support/open-stores.ts';
import type { Person } from '../support/known-people.ts';

const MIGRATION = readFileSync(join(import.meta.dirname, '../../migrations/0104_dates_of_undo.sql'), 'utf8');
const AT = new Date('2026-05-01T10:00:00.123Z');

interface Kept {
  readonly at: Date;
  readonly said: string;
  readonly details: Readonly<Record<string, string>>;
  readonly rows: readonly { readonly createdAt: Date | null }[];
}
const KIND = undoKind<Kept>('test:changed');

describe('what is kept for undo', () => {
  let world: OpenStores;
  let ada: Person;
  beforeAll(async () => {
    world = await openStores();
    ada = await world.people.member(await world.people.team());
  });
  afterAll(() => world.close());

  const taken = (undoId: string) => world.work.perform(ada.teamId, ({ undo }) => undo.take(undoId));
  const keep = (before: Kept, undone?: boolean) =>
    world.work.perform(ada.teamId, ({ undo }) =>
      undo.keep(ada, KIND, { projectId: null, label: 'Changed', before, ...(undone ? { undone } : {}) }),
    );
  async function keptBefore(kind: string, before: object): Promise<string> {
    const [row] = await world.database.query<{ id: string }>(
      `INSERT INTO undo_entry (id, team_id, member_id, label, kind, before, created_at)
       VALUES (uuidv7(), $1, $2, 'Changed', $3, $4, now()) RETURNING id`,
      [ada.teamId, ada.userId, kind, JSON.stringify(before)],
    );
    return row!.id;
  }

  it('comes back with dates as dates and texts as texts, also those that look like a date', async () => {
    const details = { $date: 'yesterday' };
    const before = { at: AT, said: AT.toISOString(), details, rows: [{ createdAt: AT }, { createdAt: null }] };
    const undoId = await keep(before);
    const kept = { memberId: ada.userId, kind: KIND.name, before, undoneAt: null, redoable: false };
    expect(await taken(undoId)).toEqual(kept);
  });

  it('can be undone already, as a part of another change', async () => {
    const undoId = await keep({ at: AT, said: '', details: {}, rows: [] }, true);
    expect((await taken(undoId))?.undoneAt).toEqual(expect.any(Date));
  });

  it('gets its dates marked if it was kept before they were', async () => {
    const view = { title: '"createdAt": "2026-05-01T10:00:00.123Z"', createdAt: AT, updatedAt: AT };
    const views = await keptBefore('views:changed', { before: view, after: null });
    const wraps = await keptBefore('wrap:changes', { before: { since: AT, until: AT, title: 'W' }, after: null });
    const conversion = { at: AT.toISOString() };
    const fields = await keptBefore('fields:changed', { changeSet: { fields: [{ createdAt: AT }] }, conversion });
    const rows = await keptBefore('rows:changed', { ids: [], at: AT });
    const text = await keptBefore('text:restored', { after: { endedAt: AT } });
    const moved = await keptBefore('comments:changed', { before: { lostAt: AT } });
    const highlight = await keptBefore('highlight:removed', { highlight: { lostAt: AT, createdAt: AT }, tags: [] });
    for (const _ of ['once', 'again']) await world.database.query(MIGRATION);
    const kept = async (undoId: string) => (await taken(undoId))?.before;
    expect(await kept(views)).toEqual({ before: view, after: null });
    expect(await kept(wraps)).toEqual({ before: { since: AT, until: AT, title: 'W' }, after: null });
    expect(await kept(fields)).toEqual({ changeSet: { fields: [{ createdAt: AT }] }, conversion });
    expect(await kept(rows)).toEqual({ ids: [], at: AT.toISOString() });
    expect(await kept(text)).toEqual({ after: { endedAt: AT.toISOString() } });
    expect(await kept(moved)).toEqual({ before: { lostAt: AT.toISOString() } });
    expect(await kept(highlight)).toEqual({
      highlight: { lostAt: AT, createdAt: AT },
      tags: [],
      about: { remark: null, starred: false },
    });
  });
});
