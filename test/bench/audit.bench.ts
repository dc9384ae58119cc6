import { AUDIT_CONDITIONS, FROM, UNTIL } from './audit-by-hand.ts';
import { leastOf, read } from './least-of.ts';
import type { Row } from './row.ts';
import { medianMs, withStarted } from './started.ts';
import { step } from './step.ts';
import { withBareServer } from './with-bare-server.ts';

const ENTRIES = Number(process.env['EVIDENT_BENCH_ENTRIES'] ?? 10_000_000);
const MONTHS = 36;
const MEMBERS = 500;
const OBJECTS = 200_000;
const RUNS = 15;
const ROUNDS = 3;
const FILLING_LIMIT_MS = 3_600_000;
const READING_LIMIT_MS = 600_000;

/** The months before the first partition. */
const OLDER_MONTHS = `DO $$
DECLARE month date; first date := date_trunc('month', now(), 'UTC')::date;
BEGIN
  DROP TABLE audit_entry_earlier;
  FOR back IN 1..${MONTHS} LOOP
    month := (first - back * interval '1 month')::date;
    CALL add_audit_partition('audit_entry_' || to_char(month, 'YYYY_MM'), format('FROM (%L) TO (%L)', month || ' 00:00+00', (month + interval '1 month')::date || ' 00:00+00'));
  END LOOP;
  CALL add_audit_partition('audit_entry_earlier', format('FROM (MINVALUE) TO (%L)', month || ' 00:00+00'));
END $$`;

/** One action in a thousand is rare; an object has some fifty entries, and one in fifty is of many objects. */
const filled = (from: number, to: number): string => `
  INSERT INTO audit_entry (id, team_id, at, actor_id, action, object_type, object_id, object_ids, region, ip, device, program)
  SELECT gen_random_uuid(), $1, now() - n * (interval '${MONTHS} months' / ${ENTRIES}), ('00000000-0000-4000-8000-' || lpad((n % ${MEMBERS})::text, 12, '0'))::uuid,
    CASE WHEN n % 1000 = 7 THEN 'member:role-changed' WHEN n % 50 = 9 THEN 'notes:removed' ELSE (ARRAY['note:changed', 'highlight:changed', 'insight:changed', 'tag:changed', 'sign-in:succeeded'])[1 + n % 5] END,
    'NOTE', CASE WHEN n % 50 <> 9 THEN o.id END, CASE WHEN n % 50 = 9 THEN ARRAY[o.id] END, 'us_b', '203.0.113.' || n % 250, 'Firefox', CASE WHEN n % 400 = 3 THEN 'SCIM' END
  FROM generate_series(${from}, ${to}) n, LATERAL (SELECT ('00000000-0000-4000-9000-' || lpad((n * 7919 % ${OBJECTS})::text, 12, '0'))::uuid AS id) o`;

/** Pages of a large audit log over HTTP, with each filter, compared with SQL by hand behind bare Fastify. */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer, database, databaseUrl }) => {
    await database.query(OLDER_MONTHS);
    await database.query('ALTER TABLE audit_entry DISABLE TRIGGER USER');
    const batch = ENTRIES / 20;
    await step(
      `Filling ${ENTRIES} entries`,
      async () => {
        for (let from = 1; from <= ENTRIES; from += batch)
          await database.query(filled(from, from + batch - 1), [newcomer.teamId]);
        await database.query('VACUUM ANALYZE audit_entry');
      },
      FILLING_LIMIT_MS,
    );
    const headers = { authorization: `Bearer ${newcomer.token}` };
    const values = ['00000000-0000-4000-8000-000000000042', '00000000-0000-4000-9000-000000004242'];
    return withBareServer(databaseUrl, async (bare) => {
      const rows: Row[] = [];
      for (const [index, { what, query }] of AUDIT_CONDITIONS.entries()) {
        const value = what === 'an object' ? values[1]! : values[0]!;
        const asked = query.replace('?', value).replace('$FROM', FROM!).replace('$UNTIL', UNTIL!);
        const [byHand, mine] = await step(
          `Reading a page with ${what}`,
          () =>
            leastOf(
              ROUNDS,
              () => medianMs(RUNS, () => read(`${bare}/audit/${index}?value=${value}`, headers)),
              () => medianMs(RUNS, () => read(`${product.url}/api/v1/audit-entries?limit=50&${asked}`, headers)),
            ),
          READING_LIMIT_MS,
        );
        rows.push({
          what: `a page of the audit log with ${what}, of ${ENTRIES.toLocaleString('en')} entries in ${MONTHS} months`,
          against: 'the hand-written SQL behind bare Fastify, with token look-up and row-level security',
          measured: mine! / byHand!,
          unit: '×',
          atMost: 1.5,
          note: `${mine!.toFixed(1)} ms against ${byHand!.toFixed(1)} ms; the least of ${ROUNDS} medians of ${RUNS}`,
        });
      }
      return rows;
    });
  });
