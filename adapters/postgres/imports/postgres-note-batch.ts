import type { DocumentReading } from '@evident/application/content/document-codec';
import type { NoteBatch } from '@evident/application/imports/note-batch';
import type { Uuid } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import type { Session } from '../session.ts';

/** Three statements however many notes: notes, documents, authors. */
export class PostgresNoteBatch implements NoteBatch {
  constructor(private readonly session: Session) {}

  async add(notes: readonly { readonly note: Note; readonly reading: DocumentReading }[]): Promise<Set<Uuid>> {
    if (notes.length === 0) return new Set();
    const { teamId } = this.session;
    const all = notes.map(({ note }) => note);
    const first = all[0]!;
    const written = await this.session.query<{ id: Uuid }>(
      `INSERT INTO note (id, team_id, project_id, title, occurred_on, language, raw_fields, fingerprint, source_name, rank, created_by, created_at, updated_at)
       SELECT n.id, $1, $2, n.title, n.occurred_on, n.language, n.raw::jsonb, n.fingerprint, n.source_name, n.rank, $3, $4, $4
       FROM unnest($5::uuid[], $6::text[], $7::date[], $8::text[], $9::text[], $10::text[], $11::text[], $12::float8[])
         AS n (id, title, occurred_on, language, raw, fingerprint, source_name, rank)
       ON CONFLICT (project_id, fingerprint) DO NOTHING RETURNING id`,
      [
        teamId, first.projectId, first.createdBy, first.createdAt, all.map(({ id }) => id), all.map(({ title }) => title), all.map(({ occurredOn }) => occurredOn),
        all.map(({ language }) => language), all.map(({ rawFields }) => JSON.stringify(rawFields)), all.map(({ fingerprint }) => fingerprint),
        all.map(({ sourceName }) => sourceName), all.map(({ rank }) => rank),
      ],
    );
    const ids = new Set(written.map(({ id }) => id));
    const kept = notes.filter(({ note }) => ids.has(note.id));
    await this.session.query(
      `INSERT INTO document (id, team_id, content, text, speakers, updated_at)
       SELECT d.id, $1, d.content::jsonb, d.text, d.speakers::jsonb, $2 FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) AS d (id, content, text, speakers)`,
      [teamId, first.createdAt, kept.map(({ note }) => note.id), kept.map(({ reading }) => JSON.stringify(reading.content)), kept.map(({ reading }) => reading.text), kept.map(({ reading }) => JSON.stringify(reading.speakers))],
    );
    await this.session.query(
      `INSERT INTO contribution (team_id, object_type, object_id, member_id, author, at) SELECT $1, 'note', n.id, $2, true, $3 FROM unnest($4::uuid[]) AS n (id)`,
      [teamId, first.createdBy, first.createdAt, kept.map(({ note }) => note.id)],
    );
    return ids;
  }
}
