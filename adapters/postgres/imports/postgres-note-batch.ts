import type { NoteBatch } from '@evident/application/imports/note-batch';
import type { CreatedNote } from '@evident/application/imports/note-of-import';
import { settleAll } from '@evident/application/kernel/settle-all';
import type { Uuid } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import { integerArray, textArray, uuidArray } from '../binary-arrays.ts';
import type { Session } from '../session.ts';

/** Three statements, regardless of the number of notes. */
export class PostgresNoteBatch implements NoteBatch {
  constructor(private readonly session: Session) {}

  async addNotes(all: readonly Note[], importFileId: Uuid): Promise<Set<Uuid>> {
    const [first] = all;
    if (!first) return new Set();
    const written = await this.session.query<{ id: Uuid }>(
      `INSERT INTO note (id, team_id, project_id, title, occurred_on, language, raw_fields, fingerprint, source_name, source_row, import_file_id, created_by, created_at, updated_at)
       SELECT n.id, $1, $2, n.title, n.occurred_on::date, n.language, n.raw::jsonb, n.fingerprint, n.source_name, n.source_row, $13::uuid, $3, $4, $4
       FROM unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::int[])
         AS n (id, title, occurred_on, language, raw, fingerprint, source_name, source_row)
       ON CONFLICT (project_id, fingerprint) DO NOTHING RETURNING id`,
      [
        this.session.teamId,
        first.projectId,
        first.createdBy,
        first.createdAt,
        uuidArray(all.map(({ id }) => id)),
        textArray(all.map(({ title }) => title)),
        textArray(all.map(({ occurredOn }) => occurredOn)),
        textArray(all.map(({ language }) => language)),
        textArray(all.map(({ rawFields }) => JSON.stringify(rawFields))),
        textArray(all.map(({ fingerprint }) => fingerprint)),
        textArray(all.map(({ sourceName }) => sourceName)),
        integerArray(all.map(({ sourceRow }) => sourceRow)),
        importFileId,
      ],
    );
    return new Set(written.map(({ id }) => id));
  }

  async addContents(made: readonly CreatedNote[]): Promise<void> {
    const first = made[0]?.note;
    if (!first) return;
    const ids = uuidArray(made.map(({ note }) => note.id));
    await settleAll(
      this.session.query(
        `INSERT INTO document (id, team_id, content, text, speakers, updated_at)
         SELECT d.id, $1, d.content::jsonb, d.text, d.speakers::jsonb, $2 FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) AS d (id, content, text, speakers)`,
        [
          this.session.teamId,
          first.createdAt,
          ids,
          textArray(made.map(({ content }) => content)),
          textArray(made.map(({ text }) => text)),
          textArray(made.map(({ speakers }) => JSON.stringify(speakers))),
        ],
      ),
      this.session.query(
        `INSERT INTO contribution (team_id, object_type, object_id, member_id, author, at) SELECT $1, 'note', n.id, $2, true, $3 FROM unnest($4::uuid[]) AS n (id)`,
        [this.session.teamId, first.createdBy, first.createdAt, ids],
      ),
    );
  }
}
