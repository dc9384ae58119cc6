import type { CheckPlace, FillPlace, SearchChange, SearchCopy } from '@evident/application/search/search-copy';
import type { DocumentDigest, EngineDocument } from '@evident/application/search/search-engine';
import type { SearchRef } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';
import type { Session } from '../session.ts';
import { noteChanges } from './note-changes.ts';
import { runsOf } from './read-terms.ts';

const LOCK = 7_203_148;

interface PassageRow {
  readonly type: SearchedType;
  readonly id: Uuid;
  readonly scopeId: Uuid;
  readonly parentId: Uuid | null;
  readonly title: string | null;
  readonly createdAt: Date;
  readonly digest: string;
  readonly terms: string;
}

/** The passages of one team for the second engine, and the changes that wait. */
export class PostgresSearchCopy implements SearchCopy {
  constructor(private readonly session: Session) {}

  async lock(): Promise<void> {
    await this.session.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, this.session.teamId]);
  }

  changes(limit: number): Promise<SearchChange[]> {
    return this.session.query<SearchChange>(
      'SELECT id AS "changeId", object_type AS type, object_id AS id FROM search_change WHERE team_id = $1 ORDER BY search_change.id LIMIT $2',
      [this.session.teamId, limit],
    );
  }

  async forget(changes: readonly SearchChange[]): Promise<void> {
    await this.session.query('DELETE FROM search_change WHERE team_id = $1 AND id = ANY($2::bigint[])', [
      this.session.teamId,
      changes.map(({ changeId }) => changeId),
    ]);
  }

  note(refs: readonly SearchRef[]): Promise<void> {
    return noteChanges(this.session, refs, false);
  }

  async portion<Ref extends SearchRef>(refs: readonly Ref[], passages: number): Promise<Ref[]> {
    const sizes = await this.session.query<SearchRef & { passages: number }>(
      `SELECT p.object_type AS type, p.object_id AS id, p.passages FROM unnest($2::text[], $3::uuid[]) r(type, id)
       JOIN search_passage p ON p.team_id = $1 AND p.object_type = r.type AND p.object_id = r.id AND p.seq = 0`,
      this.keysOf(refs),
    );
    const size = new Map(sizes.map((row) => [row.type + row.id, row.passages]));
    let sum = 0;
    const end = refs.findIndex(({ type, id }) => (sum += size.get(type + id) ?? 0) > passages);
    return refs.slice(0, end === -1 ? refs.length : Math.max(end, 1));
  }

  async documents(refs: readonly SearchRef[]): Promise<EngineDocument[]> {
    const rows = await this.session.query<PassageRow>(
      `SELECT p.object_type AS type, p.object_id AS id, p.scope_id AS "scopeId", p.parent_id AS "parentId", p.title, p.created_at AS "createdAt", p.digest::text, p.terms::text
       FROM unnest($2::text[], $3::uuid[]) r(type, id)
       JOIN search_passage p ON p.team_id = $1 AND p.object_type = r.type AND p.object_id = r.id ORDER BY p.object_type, p.object_id, p.seq`,
      this.keysOf(refs),
    );
    return [...Map.groupBy(rows, ({ type, id }) => type + id).values()].map((passages) => {
      // The digest of the whole document is on its first passage.
      const { type, id, scopeId, parentId, title, createdAt, digest } = passages[0]!;
      return {
        type,
        id,
        scopeId,
        parentId,
        title: title ?? '',
        createdAt,
        digest,
        runs: passages.flatMap(({ terms }) => runsOf(terms)),
      };
    });
  }

  refsAfter(after: SearchRef | null, limit: number): Promise<SearchRef[]> {
    return this.session.query<SearchRef>(
      `SELECT object_type AS type, object_id AS id FROM search_passage
       WHERE team_id = $1 AND seq = 0 AND ($2::text IS NULL OR (object_type, object_id) > ($2, $3::uuid)) ORDER BY object_type, object_id LIMIT $4`,
      [this.session.teamId, after?.type ?? null, after?.id ?? null, limit],
    );
  }

  async place(index: string): Promise<FillPlace> {
    const [row] = await this.session.query<{ type: SearchedType | null; id: Uuid | null; filled: boolean }>(
      'SELECT after_type AS type, after_id AS id, filled_at IS NOT NULL AS filled FROM search_copy WHERE team_id = $1 AND index_name = $2',
      [this.session.teamId, index],
    );
    const { type = null, id = null, filled = false } = row ?? {};
    return { after: type === null || id === null ? null : { type, id }, filled };
  }

  async keepPlace(index: string, { after, filled }: FillPlace): Promise<void> {
    await this.session.query(
      `INSERT INTO search_copy (team_id, index_name, after_type, after_id, filled_at) VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END)
       ON CONFLICT (team_id, index_name) DO UPDATE SET after_type = excluded.after_type, after_id = excluded.after_id, filled_at = excluded.filled_at`,
      [this.session.teamId, index, after?.type ?? null, after?.id ?? null, filled],
    );
  }

  digests(type: SearchedType, after: Uuid | null, limit: number): Promise<DocumentDigest[]> {
    return this.session.query<DocumentDigest>(
      `SELECT object_id AS id, digest::text FROM search_passage
       WHERE team_id = $1 AND object_type = $2 AND seq = 0 AND ($3::uuid IS NULL OR object_id > $3) ORDER BY object_id LIMIT $4`,
      [this.session.teamId, type, after, limit],
    );
  }

  async checkPlace(): Promise<CheckPlace | null> {
    const [row] = await this.session.query<CheckPlace>(
      'SELECT after_type AS type, after_id AS after, different FROM search_check WHERE team_id = $1 AND after_type IS NOT NULL',
      [this.session.teamId],
    );
    return row ?? null;
  }

  async keepCheck(place: CheckPlace | null, different: number): Promise<void> {
    await this.session.query(
      `INSERT INTO search_check (team_id, after_type, after_id, different, finished_at, repaired)
       VALUES ($1, $2::text, $3::uuid, $4::int, CASE WHEN $2::text IS NULL THEN now() END, CASE WHEN $2::text IS NULL THEN $4::int END)
       ON CONFLICT (team_id) DO UPDATE SET after_type = excluded.after_type, after_id = excluded.after_id, different = excluded.different,
         finished_at = coalesce(excluded.finished_at, search_check.finished_at), repaired = coalesce(excluded.repaired, search_check.repaired)`,
      [this.session.teamId, place?.type ?? null, place?.after ?? null, different],
    );
  }

  private keysOf(refs: readonly SearchRef[]): unknown[] {
    return [this.session.teamId, refs.map(({ type }) => type), refs.map(({ id }) => id)];
  }
}
