import fc from 'fast-check';
import { connect } from '../../adapters/postgres/connection.ts';
import { type Keyed, keyset, type Order, pageFrom } from '../../adapters/postgres/keyset.ts';
import { openDatabase, type TestDatabase } from '../support/database.ts';

interface Row {
  id: string;
  rank: number;
  title: string;
  at: Date;
}
const uuid = { sql: 'id', type: 'uuid' } as const;
const ORDERS: Order[] = [
  { columns: [{ sql: 'rank', type: 'double precision' }, uuid] },
  { columns: [{ sql: 'rank', type: 'double precision' }, uuid], descending: true },
  { columns: [{ sql: 'lower(title)', type: 'text' }, uuid] },
  { columns: [{ sql: 'at', type: 'timestamptz' }, uuid], descending: true },
];

describe('pagination', () => {
  let database: TestDatabase;
  let source: Awaited<ReturnType<typeof connect>>;

  beforeAll(async () => {
    database = await openDatabase();
    source = await connect(database.url, []);
    await database.query('CREATE TABLE thing (id uuid PRIMARY KEY, rank double precision, title text, at timestamptz)');
    await database.query('GRANT SELECT ON thing TO evident_app');
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  const page = async (order: Order, limit: number, cursor: string | null) => {
    const keys = keyset(order, { limit, cursor }, 2);
    const rows: Keyed<Row>[] = await source.query(
      `SELECT id, ${keys.select} FROM thing WHERE title <> $1 AND ${keys.where} ${keys.tail}`,
      ['never', ...keys.parameters],
    );
    return pageFrom(rows, { limit, cursor }, ({ id }) => id);
  };
  const all = async (order: Order, limit: number, between?: () => Promise<void>): Promise<string[]> => {
    const seen: string[] = [];
    for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
      const { items, next } = await page(order, limit, cursor);
      seen.push(...items);
      cursor = next;
      await between?.();
    }
    return seen;
  };

  it.each(ORDERS)('returns every row exactly once, in order (%j)', async (order) => {
    const row = fc.record({
      id: fc.uuid(),
      rank: fc.double({ noNaN: true, noDefaultInfinity: true }),
      title: fc.constantFrom('a', 'B', 'b', 'é'),
      at: fc.integer({ min: 0, max: 5_000_000 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (rows, limit) => {
          await database.query('TRUNCATE thing');
          for (const { id, rank, title, at } of rows)
            await database.query(
              `INSERT INTO thing VALUES ($1, $2, $3, 'epoch'::timestamptz + $4 * interval '1 microsecond')`,
              [id, rank, title, at],
            );
          const expected: { id: string }[] = await source.query(
            `SELECT id FROM thing ORDER BY ${order.columns.map(({ sql }) => `${sql}${order.descending ? ' DESC' : ''}`).join(', ')}`,
          );
          expect(await all(order, limit)).toEqual(expected.map(({ id }) => id));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('neither duplicates nor skips rows during concurrent changes', async () => {
    await database.query('TRUNCATE thing');
    const ids = Array.from({ length: 9 }, () => crypto.randomUUID());
    for (const [index, id] of ids.entries())
      await database.query(`INSERT INTO thing VALUES ($1, $2, 'x', now())`, [id, index]);
    const seen = await all(ORDERS[0]!, 2, async () => {
      await database.query(`INSERT INTO thing VALUES (gen_random_uuid(), -1, 'x', now())`);
      await database.query('DELETE FROM thing WHERE id = $1', [ids[0]]);
    });
    expect(seen).toEqual(ids);
  });

  it('returns an empty page without a cursor for a page size of zero', async () => {
    expect(await page(ORDERS[0]!, 0, null)).toEqual({ items: [], next: null });
  });

  it.each(['2026-99-99 00:00:00+00', '0000-01-01 00:00:00+00'])(
    'refuses the invalid time %s before PostgreSQL does',
    (at) => {
      const cursor = Buffer.from(JSON.stringify([at, '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70'])).toString('base64url');
      expect(() => keyset(ORDERS[3]!, { limit: 1, cursor }, 1)).toThrow('The cursor does not belong to this list');
    },
  );

  it.each([
    '',
    'x',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('["1","not-an-id"]').toString('base64url'),
    Buffer.from('["1e999","0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70"]').toString('base64url'),
  ])('refuses a foreign cursor: %p', (cursor) => {
    expect(() => keyset(ORDERS[0]!, { limit: 1, cursor }, 1)).toThrow('The cursor does not belong to this list');
  });
});
