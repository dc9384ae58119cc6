import type { SearchRef } from '@evident/application/search/search-index';
import type {
  EmbeddedObject,
  IndexedText,
  KnownVectors,
  VectorChange,
  VectorStore,
} from '@evident/application/search/vector-store';
import type { Uuid } from '@evident/domain/kernel';
import { EMBEDDED_TYPES, type QuantizedVector, type SearchedType } from '@evident/domain/search';
import type { Session } from '../../session.ts';
import { digestOfPassage, packed, unpacked } from './packed-vectors.ts';

/** Changes that are looked at for one portion. */
const CHANGES = 400;
/** Objects of a former model that are deleted at once. */
const DELETED = 5_000;

/** The vectors of one team in PostgreSQL. */
export class PostgresVectorStore implements VectorStore {
  constructor(private readonly session: Session) {}

  async begin(model: string): Promise<void> {
    const { teamId } = this.session;
    const begun = await this.session.query(
      'INSERT INTO search_vector_model (team_id, model) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING model',
      [teamId, model],
    );
    if (begun.length === 0) return;
    await this.session.query(
      `INSERT INTO search_vector_change (team_id, object_type, object_id)
       SELECT team_id, object_type, object_id FROM search_passage WHERE team_id = $1 AND seq = 0 AND object_type = ANY ($2)`,
      [teamId, EMBEDDED_TYPES],
    );
    await this.session.query(
      `UPDATE search_vector_model SET fill_to = coalesce((SELECT max(id) FROM search_vector_change WHERE team_id = $1), 0) WHERE team_id = $1 AND model = $2`,
      [teamId, model],
    );
  }

  async changes(passages: number): Promise<VectorChange[]> {
    const waiting = await this.session.query<VectorChange & { passages: number }>(
      `SELECT c.id AS "changeId", c.object_type AS type, c.object_id AS id, coalesce(p.passages, 0) AS passages FROM search_vector_change c
       LEFT JOIN search_passage p ON p.team_id = c.team_id AND p.object_type = c.object_type AND p.object_id = c.object_id AND p.seq = 0
       WHERE c.team_id = $1 ORDER BY c.id LIMIT $2`,
      [this.session.teamId, CHANGES],
    );
    let sum = 0;
    const end = waiting.findIndex((change) => (sum += change.passages) > passages);
    return waiting.slice(0, end === -1 ? waiting.length : Math.max(end, 1));
  }

  read(refs: readonly SearchRef[]): Promise<IndexedText[]> {
    return this.session.query<IndexedText>(
      `SELECT r.type, r.id, min(p.digest) FILTER (WHERE p.seq = 0)::text AS digest, min(p.language) FILTER (WHERE p.seq = 0) AS language, coalesce(min(p.title), '') AS title, string_agg(p.text, '' ORDER BY p.seq) AS text
       FROM (SELECT DISTINCT * FROM unnest($2::text[], $3::uuid[]) u(type, id)) r
       JOIN search_passage p ON p.team_id = $1 AND p.object_type = r.type AND p.object_id = r.id GROUP BY r.type, r.id`,
      this.keysOf(refs),
    );
  }

  async known(model: string, refs: readonly SearchRef[]): Promise<KnownVectors> {
    const rows = await this.session.query<SearchRef & { passages: Buffer; dimensions: number }>(
      `SELECT v.object_type AS type, v.object_id AS id, v.passages, m.dimensions FROM unnest($2::text[], $3::uuid[]) r(type, id)
       JOIN search_vector v ON v.team_id = $1 AND v.model = $4 AND v.object_type = r.type AND v.object_id = r.id
       JOIN search_vector_model m ON m.team_id = $1 AND m.model = $4`,
      [...this.keysOf(refs), model],
    );
    const vectors = new Map<string, QuantizedVector>();
    for (const { type, id, passages, dimensions } of rows)
      for (const passage of unpacked(passages, dimensions)) vectors.set(`${type}${id}${passage.digest}`, passage);
    return ({ type, id }, text) => vectors.get(`${type}${id}${digestOfPassage(text)}`) ?? null;
  }

  async keep(model: string, objects: readonly EmbeddedObject[], gone: readonly SearchRef[]): Promise<void> {
    const { teamId } = this.session;
    const dimensions = objects.flatMap(({ passages }) => passages)[0]?.vector.bytes.length ?? null;
    // The lock of this row keeps versions in the order of their commits.
    const [state] = await this.session.query<{ version: string; dimensions: number | null }>(
      `UPDATE search_vector_model SET version = version + 1, dimensions = coalesce(dimensions, $3) WHERE team_id = $1 AND model = $2 RETURNING version, dimensions`,
      [teamId, model, dimensions],
    );
    if (!state) return;
    if (dimensions !== null && state.dimensions !== dimensions)
      throw new Error(`The vectors of ${model} have ${dimensions} numbers instead of ${state.dimensions}`);
    await this.session.query(
      // The share lock makes the removal of an object wait, so that it finds these vectors.
      `INSERT INTO search_vector (team_id, model, object_type, object_id, scope_id, digest, version, passages)
       SELECT $1, $4, r.type, r.id, p.scope_id, r.digest, $5, r.passages FROM unnest($2::text[], $3::uuid[], $6::bigint[], $7::bytea[]) r(type, id, digest, passages)
       JOIN search_passage p ON p.team_id = $1 AND p.object_type = r.type AND p.object_id = r.id AND p.seq = 0 AND p.digest = r.digest FOR SHARE OF p
       ON CONFLICT (team_id, model, object_type, object_id) DO UPDATE SET scope_id = excluded.scope_id, digest = excluded.digest, version = excluded.version, passages = excluded.passages`,
      [...this.keysOf(objects), model, state.version, objects.map(({ digest }) => digest), objects.map(bytesOf)],
    );
    await this.session.query(
      `UPDATE search_vector v SET passages = '', version = $5 FROM unnest($2::text[], $3::uuid[]) r(type, id)
       WHERE v.team_id = $1 AND v.model = $4 AND v.object_type = r.type AND v.object_id = r.id
         AND NOT EXISTS (SELECT FROM search_passage p WHERE p.team_id = $1 AND p.object_type = r.type AND p.object_id = r.id)`,
      [...this.keysOf(gone), model, state.version],
    );
  }

  async forget(changes: readonly VectorChange[]): Promise<void> {
    await this.session.query('DELETE FROM search_vector_change WHERE team_id = $1 AND id = ANY ($2::bigint[])', [
      this.session.teamId,
      changes.map(({ changeId }) => changeId),
    ]);
  }

  async finish(model: string): Promise<boolean> {
    const { teamId } = this.session;
    const [state] = await this.session.query<{ filled: boolean; waiting: boolean }>(
      `UPDATE search_vector_model m SET failure = NULL, failed_at = NULL,
         filled_at = CASE WHEN filled_at IS NULL AND NOT EXISTS (SELECT FROM search_vector_change WHERE team_id = $1 AND id <= m.fill_to) THEN now() ELSE filled_at END
       WHERE team_id = $1 AND model = $2
       RETURNING filled_at IS NOT NULL AS filled, EXISTS (SELECT FROM search_vector_change WHERE team_id = $1) AS waiting`,
      [teamId, model],
    );
    if (!state?.filled || state.waiting) return state !== undefined && !state.waiting;
    const deleted = await this.session.query(
      `DELETE FROM search_vector WHERE ctid = ANY (ARRAY(SELECT ctid FROM search_vector WHERE team_id = $1 AND model <> $2 LIMIT $3)) AND team_id = $1 RETURNING 1`,
      [teamId, model, DELETED],
    );
    if (deleted.length === DELETED) return false;
    await this.session.query('DELETE FROM search_vector_model WHERE team_id = $1 AND model <> $2', [teamId, model]);
    return true;
  }

  async noteFailure(model: string, failure: string | null): Promise<void> {
    await this.session.query(
      'UPDATE search_vector_model SET failure = $3, failed_at = CASE WHEN $3::text IS NULL THEN NULL ELSE now() END WHERE team_id = $1 AND model = $2',
      [this.session.teamId, model, failure],
    );
  }

  async others(model: string): Promise<string[]> {
    const rows = await this.session.query<{ model: string }>(
      'SELECT model FROM search_vector_model WHERE team_id = $1 AND model <> $2 AND filled_at IS NOT NULL ORDER BY filled_at DESC',
      [this.session.teamId, model],
    );
    return rows.map((row) => row.model);
  }

  private keysOf(refs: readonly { readonly type: SearchedType; readonly id: Uuid }[]): unknown[] {
    return [this.session.teamId, refs.map(({ type }) => type), refs.map(({ id }) => id)];
  }
}

function bytesOf({ passages }: EmbeddedObject): Buffer {
  const [first] = passages;
  if (!first) return Buffer.alloc(0);
  return packed(
    passages.map(({ passage: { start, end, text }, vector }) => ({
      start,
      end,
      digest: digestOfPassage(text),
      ...vector,
    })),
    first.vector.bytes.length,
  );
}
