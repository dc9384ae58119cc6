import type { DocumentReading } from '@evident/application/content/document-codec';
import type {
  ChangeOf,
  DocumentOwner,
  DocumentStore,
  ReadingBytes,
  StoredDocument,
  StoredSince,
} from '@evident/application/content/document-store';
import { type MentionedMember, mentionedMembersIn } from '@evident/domain/content';
import { type Uuid, isUuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

interface DocumentRow extends DocumentReading {
  id: Uuid;
  state: Buffer | null;
  lastSeq: string;
  derivedSeq: string;
  version: number;
}

const OWNERS = `
  SELECT 'note' AS kind, project_id AS "projectId", archived_at IS NOT NULL AS "readOnly", false AS published FROM note n WHERE n.id = $1 AND EXISTS (SELECT FROM project p WHERE p.id = n.project_id)
  UNION ALL SELECT 'insight', project_id, locked OR archived_at IS NOT NULL, published_at IS NOT NULL FROM insight i WHERE i.id = $1 AND EXISTS (SELECT FROM project p WHERE p.id = i.project_id)
  UNION ALL SELECT 'readme', id, false, false FROM project WHERE id = $1
  UNION ALL SELECT 'aiDoc', project_id, false, false FROM ai_doc a WHERE a.id = $1 AND EXISTS (SELECT FROM project p WHERE p.id = a.project_id)`;

/** Live documents in PostgreSQL: a base state and append-only updates. */
export class PostgresDocumentStore implements DocumentStore {
  /** Documents whose state or updates this unit of work has written. */
  private readonly changed = new Set<Uuid>();

  constructor(private readonly session: Session) {}

  async owner(documentId: Uuid): Promise<DocumentOwner | null> {
    return (await this.session.query<DocumentOwner>(OWNERS, [documentId]))[0] ?? null;
  }

  async create(documentId: Uuid, { content, speakers, text }: DocumentReading): Promise<void> {
    await this.session.query(
      `INSERT INTO document (id, team_id, content, text, speakers, updated_at) VALUES ($1, $2, $3, $4, $5, now())`,
      [documentId, this.session.teamId, JSON.stringify(content), text, JSON.stringify(speakers)],
    );
    // Copies and imports notify no one.
    const mentions = mentionedMembersIn(content).filter(({ memberId }) => isUuid(memberId));
    if (mentions.length > 0) await this.addMentions(documentId, mentions);
  }

  async lock(documentId: Uuid): Promise<StoredDocument | null> {
    const [row] = await this.session.query<DocumentRow>(
      `SELECT id, state, content, text, speakers, last_seq AS "lastSeq", derived_seq AS "derivedSeq", version FROM document WHERE id = $1 FOR UPDATE`,
      [documentId],
    );
    if (!row) return null;
    const updates = await this.session.query<{ data: Buffer }>(
      'SELECT data FROM document_update WHERE document_id = $1 ORDER BY seq',
      [documentId],
    );
    return {
      ...row,
      lastSeq: Number(row.lastSeq),
      derivedSeq: Number(row.derivedSeq),
      updates: [...(row.state ? [row.state] : []), ...updates.map(({ data }) => data)],
    };
  }

  async lockSince(documentId: Uuid, held: number): Promise<StoredSince | null> {
    const [row] = await this.session.query<
      Pick<DocumentRow, 'id' | 'speakers' | 'lastSeq' | 'derivedSeq' | 'version'> & { stateSeq: string; live: boolean }
    >(
      `SELECT id, speakers, version, last_seq AS "lastSeq", derived_seq AS "derivedSeq", state_seq AS "stateSeq", state IS NOT NULL AS live FROM document WHERE id = $1 FOR UPDATE`,
      [documentId],
    );
    if (!row) return null;
    const stateSeq = Number(row.stateSeq);
    const base = row.live && held >= stateSeq ? held : -1;
    const updates =
      base < 0
        ? await this.updatesOf(documentId)
        : (
            await this.session.query<{ data: Buffer }>(
              'SELECT data FROM document_update WHERE document_id = $1 AND seq > $2 ORDER BY seq',
              [documentId, base],
            )
          ).map(({ data }) => data);
    return {
      id: row.id,
      live: row.live || updates.length > 0,
      uncommitted: this.changed.has(documentId),
      base,
      updates,
      lastSeq: Number(row.lastSeq),
      derivedSeq: Number(row.derivedSeq),
      stateSeq,
      version: row.version,
      speakers: row.speakers,
    };
  }

  async updatesOf(documentId: Uuid): Promise<readonly Uint8Array[]> {
    const rows = await this.session.query<{ data: Buffer }>(
      `SELECT data FROM (SELECT -1 AS seq, state AS data FROM document WHERE id = $1 AND state IS NOT NULL UNION ALL SELECT seq, data FROM document_update WHERE document_id = $1) u ORDER BY seq`,
      [documentId],
    );
    return rows.map(({ data }) => data);
  }

  async contentOf(documentId: Uuid): Promise<string> {
    return (
      await this.session.query<{ content: string }>('SELECT content::text AS content FROM document WHERE id = $1', [
        documentId,
      ])
    )[0]!.content;
  }

  async textOf(documentId: Uuid): Promise<string> {
    return (
      (await this.session.query<{ text: string }>('SELECT text FROM document WHERE id = $1', [documentId]))[0]?.text ??
      ''
    );
  }

  async saveState(documentId: Uuid, state: Uint8Array, seq: number): Promise<void> {
    this.changed.add(documentId);
    await this.session.query('UPDATE document SET state = $2, state_seq = $3 WHERE id = $1', [documentId, state, seq]);
    await this.session.query('DELETE FROM document_update WHERE document_id = $1 AND seq <= $2', [documentId, seq]);
  }

  async append(documentId: Uuid, update: Uint8Array, by: Uuid | null, what: ChangeOf = 'text'): Promise<number> {
    this.changed.add(documentId);
    const [row] = await this.session.query<{ seq: string }>(
      `WITH next AS (UPDATE document SET last_seq = last_seq + 1 WHERE id = $1 RETURNING last_seq)
       INSERT INTO document_update (document_id, seq, team_id, data, by, edit) SELECT $1, last_seq, $2, $3, $4, $5 FROM next RETURNING seq`,
      [documentId, this.session.teamId, update, by, what === 'text'],
    );
    return Number(row!.seq);
  }

  async saveReading(
    documentId: Uuid,
    { content, speakers, text }: DocumentReading | ReadingBytes,
    seq: number,
  ): Promise<void> {
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
      [
        documentId,
        content instanceof Uint8Array ? binaryJson(content) : JSON.stringify(content),
        typeof text === 'string' ? text : Buffer.from(text.buffer, text.byteOffset, text.length),
        JSON.stringify(speakers),
        seq,
      ],
    );
    await this.session.query('UPDATE note SET updated_at = now() WHERE id = $1', [documentId]);
    await this.session.query('UPDATE insight SET updated_at = now() WHERE id = $1', [documentId]);
    await this.session.query('UPDATE project SET updated_at = now() WHERE id = $1', [documentId]);
    await this.session.query('UPDATE ai_doc SET updated_at = now() WHERE id = $1', [documentId]);
  }

  async lastAuthor(documentId: Uuid): Promise<Uuid | null> {
    const [author] = await this.session.query<{ by: Uuid }>(
      `SELECT u.by FROM document_update u JOIN document d ON d.id = u.document_id
       WHERE u.document_id = $1 AND u.seq > d.derived_seq AND u.by IS NOT NULL ORDER BY u.seq DESC LIMIT 1`,
      [documentId],
    );
    return author?.by ?? null;
  }

  addMentions(documentId: Uuid, mentions: readonly MentionedMember[]): Promise<MentionedMember[]> {
    return this.session.query<MentionedMember>(
      `INSERT INTO document_mention (team_id, document_id, mention_id, member_id)
       SELECT $2, $1, m.mention, m.member FROM unnest($3::text[], $4::uuid[]) AS m (mention, member)
       ON CONFLICT DO NOTHING RETURNING mention_id AS "mentionId", member_id AS "memberId"`,
      [
        documentId,
        this.session.teamId,
        mentions.map(({ mentionId }) => mentionId),
        mentions.map(({ memberId }) => memberId),
      ],
    );
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

/** JSON in the binary form of jsonb: version 1, then UTF-8. */
const binaryJson = (json: Uint8Array): Buffer => Buffer.concat([JSONB_VERSION, json]);
const JSONB_VERSION = Buffer.of(1);
