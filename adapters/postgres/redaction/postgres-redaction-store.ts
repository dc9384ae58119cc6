import type {
  Original,
  RedactionStore,
  RenamedSpeaker,
  RowPatch,
} from '@evident/application/redaction/redaction-store';
import type { RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Redaction } from '@evident/domain/redaction';
import type { Session } from '../session.ts';
import { redactionEntity } from './entities.ts';

interface OriginalRow {
  id: Uuid;
  redactionId: Uuid;
  documentId: Uuid | null;
  publicationId: Uuid | null;
  original: unknown;
}

/** Redactions in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresRedactionStore implements RedactionStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Redaction | null> {
    return this.session.manager.findOne(redactionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  ofNote(noteId: Uuid): Promise<Redaction[]> {
    return this.session.manager.find(redactionEntity, { where: { noteId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }
  ofFile(fileId: Uuid): Promise<Redaction[]> {
    return this.session.manager.find(redactionEntity, { where: { fileId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }
  async save(redaction: Redaction): Promise<void> {
    await this.session.manager.upsert(redactionEntity, redaction as never, ['id']);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(redactionEntity, { id });
  }

  async keepOriginals(originals: readonly Original[]): Promise<void> {
    for (const original of originals) {
      const { id, redactionId } = original;
      await this.session.query(
        'INSERT INTO redaction_original (id, team_id, redaction_id, document_id, publication_id, original) VALUES ($1, $2, $3, $4, $5, $6)',
        [
          id,
          this.session.teamId,
          redactionId,
          original.kind === 'document' || original.kind === 'speaker' ? original.of : null,
          original.kind === 'publication' ? original.of : null,
          JSON.stringify(keptOf(original)),
        ],
      );
    }
  }
  async originalsOf(redactionIds: readonly Uuid[]): Promise<Original[]> {
    const rows = await this.session.query<OriginalRow>(
      'SELECT id, redaction_id AS "redactionId", document_id AS "documentId", publication_id AS "publicationId", original FROM redaction_original WHERE redaction_id = ANY ($1) ORDER BY id',
      [redactionIds],
    );
    return rows.map(({ id, redactionId, documentId, publicationId, original }) => {
      const of = documentId ?? publicationId;
      if (of === null) return { id, redactionId, kind: 'row', patch: original as RowPatch };
      if (!Array.isArray(original))
        return { id, redactionId, kind: 'speaker', of, speaker: original as RenamedSpeaker };
      const kind = documentId === null ? 'publication' : 'document';
      return { id, redactionId, kind, of, runs: original as RichNode[] };
    });
  }
  async dropOriginals(redactionId: Uuid): Promise<void> {
    await this.session.query('DELETE FROM redaction_original WHERE redaction_id = $1', [redactionId]);
  }

  async firstRecording(noteId: Uuid): Promise<Uuid | null> {
    const [row] = await this.session.query<{ id: Uuid }>(
      `SELECT f.id FROM note_file n JOIN file f ON f.id = n.file_id WHERE n.note_id = $1 AND f.file_type IN ('Audio', 'Video') ORDER BY n.rank, f.id LIMIT 1`,
      [noteId],
    );
    return row?.id ?? null;
  }
  async hasRecording(noteId: Uuid, fileId: Uuid): Promise<boolean> {
    const rows = await this.session.query(
      `SELECT FROM note_file n JOIN file f ON f.id = n.file_id WHERE n.note_id = $1 AND f.id = $2 AND f.file_type IN ('Audio', 'Video')`,
      [noteId, fileId],
    );
    return rows.length > 0;
  }

  async isTranscribed(noteId: Uuid): Promise<boolean> {
    const rows = await this.session.query(
      `SELECT FROM transcription WHERE state IN ('WAITING', 'RUNNING')
         AND (note_id = $1 OR file_id IN (SELECT file_id FROM note_file WHERE note_id = $1)) LIMIT 1`,
      [noteId],
    );
    return rows.length > 0;
  }

  async withhold(fileIds: readonly Uuid[], redactionId: Uuid): Promise<void> {
    await this.session.query(
      'INSERT INTO withheld_file (team_id, file_id, redaction_id) SELECT $1, id, $3 FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING',
      [this.session.teamId, fileIds, redactionId],
    );
  }
  async release(fileId: Uuid, redactionIds: readonly Uuid[]): Promise<void> {
    await this.session.query('DELETE FROM withheld_file WHERE file_id = $1 AND redaction_id = ANY ($2)', [
      fileId,
      redactionIds,
    ]);
  }
}

function keptOf(original: Original): unknown {
  if (original.kind === 'row') return original.patch;
  return original.kind === 'speaker' ? original.speaker : original.runs;
}
