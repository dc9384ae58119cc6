import type { LinkedNote, PersonStore } from '@evident/application/people/person-store';
import type { Uuid } from '@evident/domain/kernel';
import type { PeopleAccess, Person, PersonLink, ValueRow } from '@evident/domain/people';
import { Any } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { personEntity } from './entities.ts';
import { peopleAccess } from './people-access.ts';

const LINK = 'note_id AS "noteId", person_id AS "personId", speaker, added_by AS "addedBy", added_at AS "addedAt"';

/** Rows that TypeORM builds at once, during which no other request is answered. */
const AT_ONCE = 500;

/** People in PostgreSQL; rows of other teams and those in the trash are kept out by row-level security. */
export class PostgresPersonStore implements PersonStore {
  constructor(private readonly session: Session) {}

  access(): Promise<PeopleAccess> {
    return peopleAccess(this.session);
  }

  async some(personIds: readonly Uuid[]): Promise<Person[]> {
    const sorted = personIds.toSorted();
    const found: Person[] = [];
    for (let at = 0; at < sorted.length; at += AT_ONCE)
      found.push(
        ...(await this.session.manager.find(personEntity, {
          where: { id: Any(sorted.slice(at, at + AT_ONCE)) },
          order: { id: 'ASC' },
          lock: { mode: 'pessimistic_write' },
        })),
      );
    return found;
  }

  async withKeys(matchBy: string | null, keys: readonly string[], fieldId?: Uuid): Promise<Person[]> {
    const found = await this.session.query<{ id: Uuid }>(
      matchBy === null
        ? 'SELECT id FROM person WHERE name_key = ANY ($1::text[])'
        : `SELECT id FROM person WHERE caseless_text(details ->> $2) = ANY ($1::text[])
           UNION SELECT object_id FROM field_value WHERE field_id = $3 AND caseless_text(text_value) = ANY ($1::text[])`,
      matchBy === null ? [keys] : [keys, matchBy, fieldId ?? null],
    );
    return this.some(found.map(({ id }) => id));
  }

  async save(people: readonly Person[]): Promise<void> {
    await upsertMany(this.session.manager, personEntity, people);
  }

  async remove(personIds: readonly Uuid[]): Promise<void> {
    if (personIds.length > 0) await this.session.manager.delete(personEntity, { id: Any([...personIds]) });
  }

  links(personIds: readonly Uuid[], noteIds: readonly Uuid[]): Promise<PersonLink[]> {
    return this.session.query<PersonLink>(
      `SELECT ${LINK} FROM note_person WHERE person_id = ANY ($1::uuid[]) OR note_id = ANY ($2::uuid[]) ORDER BY added_at, note_id, person_id`,
      [personIds, noteIds],
    );
  }

  async addLinks(links: readonly PersonLink[]): Promise<void> {
    if (links.length === 0) return;
    await this.session.query(
      `INSERT INTO note_person (team_id, note_id, person_id, speaker, added_by, added_at)
       SELECT $1, l.* FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::timestamptz[]) l`,
      [
        this.session.teamId,
        links.map(({ noteId }) => noteId),
        links.map(({ personId }) => personId),
        links.map(({ speaker }) => speaker),
        links.map(({ addedBy }) => addedBy),
        links.map(({ addedAt }) => addedAt),
      ],
    );
  }

  async removeLinks(links: readonly PersonLink[]): Promise<void> {
    if (links.length === 0) return;
    await this.session.query(
      `DELETE FROM note_person n USING unnest($1::uuid[], $2::uuid[], $3::text[]) l (note_id, person_id, speaker)
       WHERE n.note_id = l.note_id AND n.person_id = l.person_id AND n.speaker IS NOT DISTINCT FROM l.speaker`,
      [links.map(({ noteId }) => noteId), links.map(({ personId }) => personId), links.map(({ speaker }) => speaker)],
    );
  }

  async moveComments(fromPersonId: Uuid, toPersonId: Uuid): Promise<void> {
    await this.session.query(
      'UPDATE comment_thread SET person_id = $2, object_id = $2, merged_from = coalesce(merged_from, $1) WHERE person_id = $1',
      [fromPersonId, toPersonId],
    );
  }

  async returnComments(personIds: readonly Uuid[]): Promise<void> {
    if (personIds.length === 0) return;
    await this.session.query(
      'UPDATE comment_thread SET person_id = merged_from, object_id = merged_from, merged_from = NULL WHERE merged_from = ANY ($1::uuid[])',
      [personIds],
    );
  }

  values(personIds: readonly Uuid[]): Promise<ValueRow[]> {
    return this.session.query<ValueRow>(
      `SELECT v.field_id AS "fieldId", v.object_id AS "objectId", to_jsonb(v) - 'field_id' - 'object_id' - 'team_id' AS columns FROM field_value v
       WHERE v.object_id = ANY ($1::uuid[]) OR v.uuid_values && $1::uuid[] ORDER BY v.field_id, v.object_id FOR UPDATE`,
      [personIds],
    );
  }

  async removeValues(rows: readonly ValueRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.session.query(
      'DELETE FROM field_value v USING unnest($1::uuid[], $2::uuid[]) r (field_id, object_id) WHERE v.field_id = r.field_id AND v.object_id = r.object_id',
      [rows.map(({ fieldId }) => fieldId), rows.map(({ objectId }) => objectId)],
    );
  }

  async addValues(rows: readonly ValueRow[]): Promise<void> {
    if (rows.length === 0) return;
    const given = rows.map(({ fieldId, objectId, columns }) => ({
      ...columns,
      field_id: fieldId,
      object_id: objectId,
    }));
    await this.session.query(
      `INSERT INTO field_value SELECT v.* FROM jsonb_array_elements($2::jsonb) r,
         LATERAL jsonb_populate_record(NULL::field_value, r || jsonb_build_object('team_id', $1::uuid)) v
       WHERE EXISTS (SELECT FROM field f WHERE f.id = v.field_id)`,
      [this.session.teamId, JSON.stringify(given)],
    );
  }

  notes(noteIds: readonly Uuid[]): Promise<LinkedNote[]> {
    // Links of a note change one after the other.
    return this.session.query<LinkedNote>(
      `SELECT n.id, n.project_id AS "projectId", n.archived_at IS NOT NULL AS archived, d.speakers
       FROM note n JOIN document d ON d.id = n.id WHERE n.id = ANY ($1::uuid[]) ORDER BY n.id FOR NO KEY UPDATE OF n`,
      [noteIds],
    );
  }
}
