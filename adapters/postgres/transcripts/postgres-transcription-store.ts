import type { Recording, TranscriptionStore } from '@evident/application/transcripts/transcription-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TranscribedPiece, Transcription } from '@evident/domain/transcripts';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';
import { transcriptionEntity } from './entities.ts';

/** Transcriptions in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresTranscriptionStore implements TranscriptionStore {
  constructor(private readonly session: Session) {}

  read(id: Uuid): Promise<Transcription | null> {
    return this.session.manager.findOneBy(transcriptionEntity, { id });
  }
  find(id: Uuid): Promise<Transcription | null> {
    return this.session.manager.findOne(transcriptionEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  ofNote(noteId: Uuid): Promise<Transcription[]> {
    return this.session.manager.find(transcriptionEntity, {
      where: { noteId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }
  async save(transcription: Transcription): Promise<void> {
    await this.session.manager.upsert(transcriptionEntity, transcription as never, ['id']);
  }
  starterOf({ createdBy }: Transcription): Promise<Actor | null> {
    return this.memberNow(createdBy);
  }
  memberNow(memberId: Uuid): Promise<Actor | null> {
    const { query, teamId } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }

  async recording(noteId: Uuid, fileId: Uuid): Promise<Recording | null> {
    const rows = await this.session.query<{ fileId: Uuid; name: string }>(
      `SELECT f.id AS "fileId", f.name FROM note_file nf JOIN file f ON f.id = nf.file_id
       WHERE nf.note_id = $1 AND f.file_type IN ('Audio', 'Video') AND f.status = 'DONE' AND f.trash_id IS NULL
       ORDER BY nf.rank, nf.file_id`,
      [noteId],
    );
    const at = rows.findIndex((row) => row.fileId === fileId.toLowerCase());
    return at < 0 ? null : { ...rows[at]!, isFirst: at === 0 };
  }

  async addSource(noteId: Uuid, fileId: Uuid): Promise<void> {
    await this.session.query(
      'INSERT INTO transcript_source (team_id, note_id, file_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [this.session.teamId, noteId, fileId],
    );
  }

  piecesOf(id: Uuid): Promise<TranscribedPiece[]> {
    return this.session.query(
      'SELECT start_ms AS "startMs", end_ms AS "endMs", heard FROM transcription_piece WHERE transcription_id = $1 ORDER BY start_ms',
      [id],
    );
  }
  async addPiece(id: Uuid, { startMs, endMs, heard }: TranscribedPiece, month: string | null): Promise<void> {
    const { teamId } = this.session;
    const added = await this.session.query(
      `INSERT INTO transcription_piece (team_id, transcription_id, start_ms, end_ms, heard) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING start_ms`,
      [teamId, id, startMs, endMs, JSON.stringify(heard)],
    );
    if (added.length === 0 || month === null) return;
    await this.session.query(
      `INSERT INTO transcription_usage AS u (team_id, month, milliseconds) VALUES ($1, $2, $3)
       ON CONFLICT (team_id, month) DO UPDATE SET milliseconds = u.milliseconds + excluded.milliseconds`,
      [teamId, month, endMs - startMs],
    );
  }
  async transcribed(month: string): Promise<number> {
    const [row] = await this.session.query<{ milliseconds: string }>(
      'SELECT milliseconds FROM transcription_usage WHERE month = $1',
      [month],
    );
    return Number(row?.milliseconds ?? 0);
  }
}
