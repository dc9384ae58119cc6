import type { RuleReader } from '@evident/application/oversight/rule-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RuleViolation, RuleViolationCounts, WorkspaceRule } from '@evident/domain/workspaces';
import { type Order, keyset, pageFrom } from '../keyset.ts';
import type { PostgresReads } from '../reads.ts';

interface Row {
  id: Uuid;
  name: string | null;
  email: string | null;
  objectType: string | null;
  objectId: Uuid | null;
  since: Date;
  key: string;
}

/** Domains of the join rule, and those proved for single sign-on. */
const DOMAINS = `
  SELECT lower(ltrim(d, '@')) AS domain FROM team, unnest(join_domains) d
  UNION SELECT lower(ltrim(domain, '@')) FROM sso_domain WHERE verified_at IS NOT NULL`;
const GUEST = `EXISTS (SELECT FROM domains) AND lower(substring(m.email FROM '[^@]*$')) NOT IN (SELECT domain FROM domains)`;
const WITHOUT_FACTOR = `m.account_id IS NOT NULL AND NOT EXISTS (SELECT FROM second_factor f WHERE f.account_id = m.account_id AND f.enabled_at IS NOT NULL)`;
const MEMBERS = `FROM member m WHERE m.removed_at IS NULL AND m.suspended_at IS NULL`;
const LINKS = `FROM share_link l WHERE l.off_at IS NULL AND (l.expires_at IS NULL OR l.expires_at > now())`;

const MEMBER_ROW = `m.id, m.name, m.email, NULL AS "objectType", NULL::uuid AS "objectId", m.created_at AS since`;
const ROWS: Record<WorkspaceRule, { row: string; from: string; alias: string }> = {
  PUBLIC_LINKS: {
    row: `l.id, (SELECT c.name FROM member c WHERE c.id = l.created_by) AS name, NULL AS email, l.object_type AS "objectType", l.object_id AS "objectId", l.created_at AS since`,
    from: LINKS,
    alias: 'l',
  },
  GUESTS: { row: MEMBER_ROW, from: `${MEMBERS} AND ${GUEST}`, alias: 'm' },
  SECOND_FACTOR: { row: MEMBER_ROW, from: `${MEMBERS} AND ${WITHOUT_FACTOR}`, alias: 'm' },
};

/**
 * Reason: rules of the workspace count members, and links to all objects, also those that the admin cannot see. No
 * titles are read.
 */
export class PostgresRuleReader implements RuleReader {
  constructor(private readonly reads: PostgresReads) {}

  counts({ teamId }: Actor): Promise<RuleViolationCounts> {
    return this.reads.unscoped(teamId, async (rows) => {
      const [row] = await rows<RuleViolationCounts>(
        `WITH domains AS (${DOMAINS})
         SELECT (SELECT count(*)::integer ${LINKS}) AS "publicLinks", (SELECT count(*)::integer ${MEMBERS} AND ${GUEST}) AS guests,
           (SELECT count(*)::integer ${MEMBERS} AND ${WITHOUT_FACTOR}) AS "secondFactor", ARRAY(SELECT domain FROM domains ORDER BY 1) AS domains`,
      );
      return row!;
    });
  }

  list({ teamId }: Actor, rule: WorkspaceRule, page: PageRequest): Promise<Page<RuleViolation>> {
    const { row, from, alias } = ROWS[rule];
    const order: Order = {
      columns: [
        { sql: `${alias}.created_at`, type: 'timestamptz' },
        { sql: `${alias}.id`, type: 'uuid' },
      ],
    };
    const { select, where, tail, parameters } = keyset(order, page, 1);
    return this.reads.unscoped(teamId, async (rows) => {
      const found = await rows<Row>(
        `WITH domains AS (${DOMAINS}) SELECT ${row}, ${select} ${from} AND ${where} ${tail}`,
        parameters,
      );
      return pageFrom(found, page, ({ since, ...violation }) => ({ ...violation, since: since.toISOString() }));
    });
  }
}
