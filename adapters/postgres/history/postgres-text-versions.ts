import type { StoredVersion, TextVersions } from '@evident/application/content/text-versions';
import { AI_USER_ID } from '@evident/domain/filters';
import type { Edits, TextVersion, Thinned } from '@evident/domain/history';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

const COLUMNS = `v.id, v.document_id AS "documentId", v.name, v.authors, v.began_at AS "beganAt", v.ended_at AS "endedAt", v.restored_from AS "restoredFrom", v.content IS NULL AS current, v.bytes`;

/** The columns of a version, from the last derivation of a document `d`. */
const KEPT = `d.content, d.text, d.speakers,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'start', h.start_at, 'end', h.end_at, 'beside', h.anchor = 'beside',
      'createdBy', h.created_by, 'createdAt', h.created_at,
      'tagIds', (SELECT coalesce(jsonb_agg(t.tag_id), '[]') FROM highlight_tag t WHERE t.highlight_id = h.id)) ORDER BY h.start_at), '[]')
    FROM highlight h WHERE h.note_id = d.id AND h.target = 'WORDS' AND h.lost_at IS NULL),
  pg_column_size(d.content) + pg_column_size(d.text)`;

/** Versions of texts in PostgreSQL. Texts are copied there, never through the server. */
export class PostgresTextVersions implements TextVersions {
  constructor(private readonly session: Session) {}

  async pendingEdits(documentId: Uuid): Promise<Edits | null> {
    const [row] = await this.session.query<{ authors: Uuid[] | null; from: Date; until: Date }>(
      `SELECT array_agg(DISTINCT u.by) AS authors, min(u.at) AS "from", max(u.at) AS until
       FROM document_update u JOIN document d ON d.id = u.document_id
       WHERE u.document_id = $1 AND u.seq > d.derived_seq AND u.edit AND u.by IS NOT NULL`,
      [documentId],
    );
    return row?.authors ? { authors: row.authors, from: row.from, until: row.until } : null;
  }

  async current(documentId: Uuid): Promise<TextVersion | null> {
    const [row] = await this.session.query<TextVersion>(
      `SELECT ${COLUMNS} FROM text_version v WHERE v.document_id = $1 AND v.content IS NULL`,
      [documentId],
    );
    return row ?? null;
  }

  list(documentId: Uuid): Promise<TextVersion[]> {
    return this.session.query<TextVersion>(
      `SELECT ${COLUMNS} FROM text_version v WHERE v.document_id = $1 ORDER BY v.content IS NULL DESC, v.ended_at DESC, v.id DESC`,
      [documentId],
    );
  }

  async find(versionId: Uuid): Promise<StoredVersion | null> {
    const [row] = await this.session.query<StoredVersion>(
      `SELECT ${COLUMNS}, coalesce(v.content, d.content) AS content, coalesce(v.text, d.text) AS text,
         CASE WHEN v.content IS NULL THEN d.speakers ELSE v.speakers END AS speakers, v.highlights
       FROM text_version v JOIN document d ON d.id = v.document_id WHERE v.id = $1`,
      [versionId],
    );
    return row ?? null;
  }

  async close(documentId: Uuid): Promise<boolean> {
    const rows = await this.session.query<{ id: Uuid }>(
      `UPDATE text_version v SET (content, text, speakers, highlights, bytes) = (SELECT ${KEPT} FROM document d WHERE d.id = $1)
       WHERE v.document_id = $1 AND v.content IS NULL RETURNING v.id`,
      [documentId],
    );
    return rows.length > 0;
  }

  async keepFirst(documentId: Uuid): Promise<void> {
    await this.session.query(
      `INSERT INTO text_version (team_id, document_id, authors, began_at, ended_at, content, text, speakers, highlights, bytes)
       SELECT $2, d.id, '{}', d.updated_at, d.updated_at, ${KEPT} FROM document d
       WHERE d.id = $1 AND (d.text <> '' OR jsonb_array_length(d.content -> 'content') > 1)`,
      [documentId, this.session.teamId],
    );
  }

  async begin({
    documentId,
    authors,
    beganAt,
    endedAt,
    restoredFrom,
  }: Parameters<TextVersions['begin']>[0]): Promise<Uuid> {
    const [row] = await this.session.query<{ id: Uuid }>(
      `INSERT INTO text_version (team_id, document_id, authors, began_at, ended_at, restored_from) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [this.session.teamId, documentId, authors, beganAt, endedAt, restoredFrom],
    );
    return row!.id;
  }

  async extend({ id, authors, endedAt }: Parameters<TextVersions['extend']>[0]): Promise<void> {
    await this.session.query('UPDATE text_version SET authors = $2, ended_at = greatest(ended_at, $3) WHERE id = $1', [
      id,
      authors,
      endedAt,
    ]);
  }

  async markRestored(documentId: Uuid, endedAt: Date): Promise<void> {
    await this.session.query('UPDATE text_version SET restored_from = $2 WHERE document_id = $1 AND content IS NULL', [
      documentId,
      endedAt,
    ]);
  }

  async namesOf(memberIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>> {
    const rows = await this.session.query<{ id: Uuid; name: string }>(
      `SELECT a.id, CASE WHEN a.id = $2 THEN 'AI' WHEN m.removed_at IS NULL THEN coalesce(m.name, 'Deleted user') ELSE 'Deleted user' END AS name
       FROM unnest($1::uuid[]) AS a (id) LEFT JOIN member m ON m.id = a.id`,
      [memberIds, AI_USER_ID],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async rewrite(
    versionId: Uuid,
    { content, text, speakers }: Pick<StoredVersion, 'content' | 'text' | 'speakers'>,
  ): Promise<void> {
    await this.session.query('UPDATE text_version SET content = $2, text = $3, speakers = $4 WHERE id = $1', [
      versionId,
      JSON.stringify(content),
      text,
      JSON.stringify(speakers),
    ]);
  }

  async rename(versionId: Uuid, name: string | null): Promise<void> {
    await this.session.query('UPDATE text_version SET name = $2 WHERE id = $1', [versionId, name]);
  }

  async thin({ gone, widened }: Thinned): Promise<void> {
    if (gone.length === 0) return;
    await this.session.query('DELETE FROM text_version WHERE id = ANY ($1)', [gone]);
    for (const { id, authors, beganAt } of widened)
      await this.session.query('UPDATE text_version SET authors = $2, began_at = $3 WHERE id = $1', [
        id,
        authors,
        beganAt,
      ]);
  }
}
