import type { AlertPage, AlertReader } from '@evident/application/oversight/alert-store';
import type { Uuid } from '@evident/domain/kernel';
import {
  type AlertFilter,
  type AlertKind,
  type AlertSubject,
  type AlertView,
  severityOf,
} from '@evident/domain/oversight';
import type { Actor } from '@evident/domain/permissions';
import { type Keyed, type Order, keyset } from '../keyset.ts';
import type { PostgresReads } from '../reads.ts';

interface Row {
  id: Uuid;
  kind: AlertKind;
  subjectType: AlertSubject;
  subjectId: Uuid;
  subjectName: string | null;
  actor: AlertView['actor'];
  count: number;
  firstAt: Date;
  lastAt: Date;
  resolvedAt: Date | null;
  resolvedBy: AlertView['resolvedBy'];
  note: string | null;
}

const LATEST: Order = {
  columns: [
    { sql: 'a.last_at', type: 'timestamptz' },
    { sql: 'a.id', type: 'uuid' },
  ],
  descending: true,
};

const person = (member: string) =>
  `CASE WHEN ${member}.id IS NOT NULL THEN jsonb_build_object('id', ${member}.id, 'name', ${member}.name) END`;
const ALERTS = `
  SELECT a.id, a.kind, a.subject_type AS "subjectType", a.subject_id AS "subjectId", s.name AS "subjectName", ${person('c')} AS actor, a.count,
    a.first_at AS "firstAt", a.last_at AS "lastAt", a.resolved_at AS "resolvedAt", ${person('r')} AS "resolvedBy", a.note`;
const FROM = `
  FROM alert a LEFT JOIN member s ON s.id = a.subject_id AND a.subject_type = 'member' LEFT JOIN member c ON c.id = a.actor_id LEFT JOIN member r ON r.id = a.resolved_by`;
const CONDITIONS: Record<AlertFilter, string> = {
  open: 'a.resolved_at IS NULL',
  resolved: 'a.resolved_at IS NOT NULL',
  all: 'true',
};

const cursorOf = (row: Keyed<Row> | undefined): string | null =>
  row ? Buffer.from(row.key).toString('base64url') : null;

/** Reason: alerts are about the workspace; only admins list them. */
export class PostgresAlertReader implements AlertReader {
  constructor(private readonly reads: PostgresReads) {}

  list(
    { teamId }: Actor,
    filter: AlertFilter,
    { limit, after, before }: { readonly limit: number; readonly after: string | null; readonly before: string | null },
  ): Promise<AlertPage> {
    const back = after === null && before !== null;
    const order = { ...LATEST, descending: !back };
    const { select, where, tail, parameters } = keyset(order, { limit, cursor: back ? before : after }, 1);
    return this.reads.unscoped(teamId, async (rows) => {
      const found = await rows<Keyed<Row>>(
        `${ALERTS}, ${select} ${FROM} WHERE ${CONDITIONS[filter]} AND ${where} ${tail}`,
        parameters,
      );
      const page = back ? found.slice(0, limit).reverse() : found.slice(0, limit);
      const more = found.length > limit;
      return {
        items: page.map(viewOf),
        next: back || more ? cursorOf(page.at(-1)) : null,
        previous: (back && more) || (!back && after !== null) ? cursorOf(page[0]) : null,
      };
    });
  }
}

const viewOf = ({ key: _key, firstAt, lastAt, resolvedAt, ...row }: Keyed<Row>): AlertView => ({
  ...row,
  severity: severityOf(row.kind),
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});
