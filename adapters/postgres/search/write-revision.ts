import type { SearchDocument, SearchRef } from '@evident/application/search/search-index';
import type { Session } from '../session.ts';
import type { KnownPassage, PassageColumns, Revision } from './revise-document.ts';

/** Computes the changes to a large document in the index. */
export type Revise = (document: SearchDocument, known: readonly KnownPassage[]) => Promise<Revision | null>;

interface KnownRow extends Omit<KnownPassage, 'digest'> {
  readonly digest: string;
}

/** The stored passages of a document, in text order. */
export async function knownPassages(session: Session, { type, id }: SearchRef): Promise<KnownPassage[]> {
  const rows = await session.query<KnownRow>(
    `SELECT seq, md5(text) AS hash, octet_length(text) AS bytes, language, length, digest, scope_id AS "scopeId" FROM search_passage WHERE team_id = $1 AND object_type = $2 AND object_id = $3 ORDER BY seq`,
    [session.teamId, type, id],
  );
  return rows.map((row) => ({ ...row, digest: BigInt(row.digest) }));
}

/** Replaces passages of a document and updates its term frequencies. The ledger writes the volumes. */
export async function writeRevision(
  session: Session,
  document: SearchDocument,
  { gone, passages, parts, terms }: Revision,
): Promise<void> {
  await session.query(REPLACE_TERMS, [
    session.teamId,
    document.type,
    document.id,
    gone,
    document.scopeId,
    buffer(terms),
  ]);
  for (const part of parts) await writePart(session, document, passages, part);
}

/**
 * Deletes passages. A term counts once per document, so only terms without any remaining passage change the
 * frequencies.
 */
const REPLACE_TERMS = `
  WITH gone AS (
    DELETE FROM search_passage WHERE team_id = $1 AND object_type = $2 AND object_id = $3 AND seq = ANY($4::int[]) RETURNING scope_id, terms),
  changed AS (
    SELECT scope_id, term, sum(objects) AS objects FROM (
      SELECT DISTINCT g.scope_id, t.term, -1 AS objects FROM gone g, unnest(tsvector_to_array(g.terms)) t(term) UNION ALL SELECT $5::uuid, n.term, 1 FROM unnest($6::text[]) n(term)) c
    GROUP BY scope_id, term HAVING sum(objects) <> 0),
  kept AS (
    SELECT DISTINCT t.term FROM search_passage p, unnest(tsvector_to_array(p.terms)) t(term)
    WHERE p.team_id = $1 AND p.object_type = $2 AND p.object_id = $3 AND p.seq <> ALL($4::int[]) AND EXISTS (SELECT FROM changed))
  INSERT INTO search_term (team_id, scope_id, term, objects) SELECT $1, c.scope_id, c.term, c.objects FROM changed c WHERE NOT EXISTS (SELECT FROM kept k WHERE k.term = c.term) ORDER BY c.term`;

async function writePart(
  session: Session,
  document: SearchDocument,
  passages: number,
  { seq, title, text, language, length, terms, digest }: PassageColumns,
): Promise<void> {
  await session.query(
    `INSERT INTO search_passage (team_id, object_type, object_id, seq, passages, scope_id, parent_id, title, text, language, length, terms, created_at, digest)
     SELECT $1, $2, $3, r.seq, $4, $5, $6, r.title, r.text, r.language, r.length, r.terms, $7, r.digest
     FROM unnest($8::int[], $9::text[], $10::text[], $11::text[], $12::int[], $13::tsvector[], $14::bigint[]) r(seq, title, text, language, length, terms, digest)`,
    [
      session.teamId,
      document.type,
      document.id,
      passages,
      document.scopeId,
      document.parentId,
      document.createdAt,
      ...[seq, title, text, language, length, terms, digest].map(buffer),
    ],
  );
}

/** Bytes from another thread are not a Buffer, which the driver requires. */
const buffer = ({ buffer: memory, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(memory, byteOffset, byteLength);
