import type { DocumentReading } from '@evident/application/content/document-codec';
import type { DocumentOwner, DocumentStore, StoredDocument } from '@evident/application/content/document-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

interface DocumentRow extends DocumentReading {
  id: Uuid;
  state: Buffer | null;
  lastSeq: string;
  derivedSeq: string;
  version: number;
}

const OWNERS = `
  SELECT 'note' AS kind, project_id AS "projectId", archived_at IS NOT NULL AS "readOnly" FROM note WHERE id = $1
  UNION ALL SELECT 'insight', project_id, locked OR archived_at IS NOT NULL FROM insight WHERE id = $1
  UNION ALL SELECT 'readme', id, false FROM project WHERE id = $1`;

/** Live documents in PostgreSQL: a base state and append-only updates. */
export class PostgresDocumentStore implements DocumentStore {
  constructor(private readonly session: Session) {}

  async owner(documentId: Uuid): Promise<DocumentOwner | null> {
    return (await this.session.query<DocumentOwner>(OWNERS, [documentId]))[0] ?? null;
  }

  async create(documentId: Uuid, { content, speakers, text }: DocumentReading): Promise<void> {
    await this.session.query(
      `INSERT INTO document (id, team_id, content, text, speakers, updated_at) VALUES ($1, $2, $3, $4, $5, now())`,
      [documentId, this.session.teamId, JSON.stringify(content), text, JSON.stringify(speakers)],
    );
  }

  async lock(documentId: Uuid): Promise<StoredDocument | null> {
    const [row] = await this.session.query<DocumentRow>(
      `SELECT id, state, content, text, speakers, last_seq AS "lastSeq", derived_seq AS "derivedSeq", version FROM document WHERE id = $1 FOR UPDATE`,
      [documentId],
    );
    if (!row) return null;
    const updates = await this.session.query<{ data: Buffer }>('SELECT data FROM document_update WHERE document_id = $1 ORDER BY seq', [documentId]);
    return { ...row, lastSeq: Number(row.lastSeq), derivedSeq: Number(row.derivedSeq), updates: [...(row.state ? [row.state] : []), ...updates.map(({ data }) => data)] };
  }

  async saveState(documentId: Uuid, state: Uint8Array, seq: number): Promise<void> {
    await this.session.query('UPDATE document SET state = $2, state_seq = $3 WHERE id = $1', [documentId, state, seq]);
    await this.session.query('DELETE FROM document_update WHERE document_id = $1 AND seq <= $2', [documentId, seq]);
  }

  async append(documentId: Uuid, update: Uint8Array, by: Uuid | null): Promise<number> {
    const [row] = await this.session.query<{ seq: string }>(
      `WITH next AS (UPDATE document SET last_seq = last_seq + 1 WHERE id = $1 RETURNING last_seq)
       INSERT INTO document_update (document_id, seq, team_id, data, by) SELECT $1, last_seq, $2, $3, $4 FROM next RETURNING seq`,
      [documentId, this.session.teamId, update, by],
    );
    return Number(row!.seq);
  }

  async saveReading(documentId: Uuid, { content, speakers, text }: DocumentReading, seq: number): Promise<void> {
    await this.session.query(
      `INSERT INTO contribution (team_id, object_type, object_id, member_id, author, at)
       SELECT $2, o.kind, $1, u.by, false, max(u.at)
       FROM document_update u JOIN document d ON d.id = u.document_id
       CROSS JOIN (SELECT 'note' AS kind FROM note WHERE id = $1 UNION ALL SELECT 'insight' FROM insight WHERE id = $1) o
       WHERE u.document_id = $1 AND u.seq > d.derived_seq AND u.by IS NOT NULL GROUP BY o.kind, u.by
       ON CONFLICT (object_id, member_id) DO UPDATE SET at = excluded.at`,
      [documentId, this.session.teamId],
    );
    await this.session.query(
      `UPDATE document SET content = $2, text = $3, speakers = $4, derived_seq = $5, version = version + 1, updated_at = now() WHERE id = $1`,
      [documentId, JSON.stringify(content), text, JSON.stringify(speakers), seq],
    );
    await this.session.query('UPDATE note SET updated_at = now() WHERE id = $1', [documentId]);
    await this.session.query('UPDATE insight SET updated_at = now() WHERE id = $1', [documentId]);
    await this.session.query('UPDATE project SET updated_at = now() WHERE id = $1', [documentId]);
  }

  async saveEvidence(insightId: Uuid, highlightIds: readonly Uuid[]): Promise<void> {
    await this.session.query('DELETE FROM insight_evidence WHERE insight_id = $1', [insightId]);
    await this.session.query(
      `INSERT INTO insight_evidence (team_id, insight_id, highlight_id, position)
       SELECT $2, $1, h.id, h.position FROM unnest($3::uuid[]) WITH ORDINALITY AS h (id, position)`,
      [insightId, this.session.teamId, highlightIds],
    );
  }
}
