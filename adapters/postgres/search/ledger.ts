import type { AnalysedDocument } from '@evident/application/search/analysed-document';
import { integerArray, textArray, uuidArray } from '../binary-arrays.ts';
import type { Session } from '../session.ts';

interface VolumeLine {
  readonly scope_id: string;
  readonly object_type: string;
  readonly language: string;
  readonly objects: number;
  readonly length: number;
  readonly passages: number;
}

/** The changes to term frequencies. Changes that cancel out are not written. */
export class LedgerChange {
  /** Scope to term to number of objects. Counted in place: a large import has millions. */
  private readonly terms = new Map<string, Map<string, { objects: number }>>();
  private readonly volumes = new Map<string, VolumeLine>();

  term(scope: string, term: string, objects: number): void {
    count(this.inScope(scope), term, objects);
  }

  volume({ scope_id, object_type, language, objects, length, passages }: VolumeLine): void {
    const key = scope_id + object_type + language;
    const line = this.volumes.get(key);
    if (line === undefined) this.volumes.set(key, { scope_id, object_type, language, objects, length, passages });
    else
      Object.assign(line, {
        objects: line.objects + objects,
        length: line.length + length,
        passages: line.passages + passages,
      });
  }

  document(analysed: AnalysedDocument, terms: Iterable<string>): void {
    const { scopeId, type } = analysed.document;
    const counts = this.inScope(scopeId);
    for (const term of terms) count(counts, term, 1);
    for (const [seq, { language }] of analysed.passages.entries()) {
      this.volume({
        scope_id: scopeId,
        object_type: type,
        language,
        objects: seq === 0 ? 1 : 0,
        length: seq === 0 ? analysed.length : 0,
        passages: 1,
      });
    }
  }

  async write(session: Session): Promise<void> {
    const terms = [...this.terms].flatMap(([scope, counts]) =>
      [...counts].filter(([, { objects }]) => objects !== 0).map(([term, { objects }]) => ({ scope, term, objects })),
    );
    const volumes = [...this.volumes.values()].filter(
      ({ objects, length, passages }) => objects !== 0 || length !== 0 || passages !== 0,
    );
    if (terms.length > 0) {
      await session.query(
        'INSERT INTO search_term (team_id, scope_id, term, objects) SELECT $1, l.* FROM unnest($2::uuid[], $3::text[], $4::int[]) l(scope_id, term, objects) ORDER BY term',
        [
          session.teamId,
          uuidArray(terms.map(({ scope }) => scope)),
          textArray(terms.map(({ term }) => term)),
          integerArray(terms.map(({ objects }) => objects)),
        ],
      );
    }
    if (volumes.length > 0) {
      await session.query(
        `INSERT INTO search_volume (team_id, scope_id, object_type, language, objects, length, passages)
         SELECT $1, l.* FROM jsonb_to_recordset($2::jsonb) l(scope_id uuid, object_type text, language text, objects int, length bigint, passages int)`,
        [session.teamId, JSON.stringify(volumes)],
      );
    }
  }

  private inScope(scope: string): Map<string, { objects: number }> {
    const counts = this.terms.get(scope) ?? new Map<string, { objects: number }>();
    this.terms.set(scope, counts);
    return counts;
  }
}

function count(counts: Map<string, { objects: number }>, term: string, objects: number): void {
  const known = counts.get(term);
  if (known === undefined) counts.set(term, { objects });
  else known.objects += objects;
}

/**
 * Recounts a scope from its passages. One statement, so one snapshot: concurrent commits are counted in their own
 * lines.
 */
export const RECOUNT = `
  WITH no_terms AS (DELETE FROM search_term WHERE team_id = $1 AND scope_id = $2), no_volumes AS (DELETE FROM search_volume WHERE team_id = $1 AND scope_id = $2),
  terms AS (
    INSERT INTO search_term (team_id, scope_id, term, objects)
    SELECT $1, $2, d.term, count(*) FROM (
      SELECT DISTINCT p.object_type, p.object_id, t.term FROM search_passage p, unnest(tsvector_to_array(p.terms)) t(term) WHERE p.team_id = $1 AND p.scope_id = $2) d
    GROUP BY d.term)
  INSERT INTO search_volume (team_id, scope_id, object_type, language, objects, length, passages)
  SELECT $1, $2, object_type, language, count(*) FILTER (WHERE seq = 0), coalesce(sum(length) FILTER (WHERE seq = 0), 0), count(*) FROM search_passage
  WHERE team_id = $1 AND scope_id = $2 GROUP BY object_type, language`;

export const SCOPES = `
  SELECT scope_id AS id FROM search_passage WHERE team_id = $1 UNION SELECT scope_id FROM search_volume WHERE team_id = $1 ORDER BY 1`;

/** The last term of the next batch of lines. */
export const LAST_TERM =
  'SELECT term FROM search_term WHERE team_id = $1 AND term > $2 ORDER BY term OFFSET $3 LIMIT 1';

/** Merges the lines of each term after $2 up to $3 (null: to the end). Deletes lines that cancel out. */
export const FOLD_TERMS = `
  WITH due AS (
    SELECT scope_id, term FROM search_term WHERE team_id = $1 AND term > $2 AND ($3::text IS NULL OR term <= $3) GROUP BY scope_id, term HAVING count(*) > 1 OR sum(objects) = 0),
  gone AS (DELETE FROM search_term l USING due WHERE l.team_id = $1 AND l.scope_id = due.scope_id AND l.term = due.term RETURNING l.scope_id, l.term, l.objects)
  INSERT INTO search_term (team_id, scope_id, term, objects) SELECT $1, scope_id, term, sum(objects) FROM gone GROUP BY scope_id, term HAVING sum(objects) <> 0`;

export const FOLD_VOLUMES = `
  WITH gone AS (DELETE FROM search_volume WHERE team_id = $1 RETURNING scope_id, object_type, language, objects, length, passages)
  INSERT INTO search_volume (team_id, scope_id, object_type, language, objects, length, passages)
  SELECT $1, scope_id, object_type, language, sum(objects), sum(length), sum(passages) FROM gone GROUP BY scope_id, object_type, language HAVING sum(passages) <> 0`;
