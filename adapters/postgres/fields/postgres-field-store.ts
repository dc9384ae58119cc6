import type { FieldStore } from '@evident/application/fields/field-store';
import type { Field, FieldPlace, FieldSet } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import { Any, IsNull } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { withTrashShown } from '../show-trash.ts';
import { fieldEntity, fieldSetEntity } from './entities.ts';

const BY_RANK = { rank: 'ASC', id: 'ASC' } as const;
const placeOf = ({ projectId, objectType }: FieldPlace) => ({ projectId: projectId ?? IsNull(), objectType });

/** Fields in PostgreSQL; deleted ones are kept out by row-level security. */
export class PostgresFieldStore implements FieldStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Field | null> {
    return this.session.manager.findOne(fieldEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  findSet(id: Uuid): Promise<FieldSet | null> {
    return this.session.manager.findOneBy(fieldSetEntity, { id });
  }
  fieldsAt(place: FieldPlace): Promise<Field[]> {
    return this.session.manager.find(fieldEntity, { where: placeOf(place), order: BY_RANK });
  }
  setsAt(place: FieldPlace): Promise<FieldSet[]> {
    return this.session.manager.find(fieldSetEntity, { where: placeOf(place), order: BY_RANK });
  }
  fieldsFor({ projectId, objectType }: FieldPlace): Promise<Field[]> {
    const places = [{ projectId: IsNull(), objectType }, ...(projectId === null ? [] : [{ projectId, objectType }])];
    return this.session.manager.find(fieldEntity, {
      where: places,
      order: { id: 'ASC' },
      // A change of type waits until values that were checked against the old one are committed.
      lock: { mode: 'pessimistic_read' },
    });
  }
  async save(...fields: Field[]): Promise<void> {
    await upsertMany(this.session.manager, fieldEntity, fields);
  }
  async saveSets(...sets: FieldSet[]): Promise<void> {
    await upsertMany(this.session.manager, fieldSetEntity, sets);
  }
  async hide(fieldIds: readonly Uuid[], undoId: Uuid): Promise<void> {
    await this.setTrash(fieldIds, undoId);
  }
  async show(fieldIds: readonly Uuid[]): Promise<void> {
    await this.setTrash(fieldIds, null);
  }
  private async setTrash(fieldIds: readonly Uuid[], undoId: Uuid | null): Promise<void> {
    if (fieldIds.length === 0) return;
    await withTrashShown(this.session, () =>
      this.session.query('UPDATE field SET trash_id = $2 WHERE id = ANY ($1::uuid[])', [fieldIds, undoId]),
    );
  }
  async removeSets(fieldSetIds: readonly Uuid[]): Promise<void> {
    if (fieldSetIds.length > 0) await this.session.manager.delete(fieldSetEntity, { id: Any([...fieldSetIds]) });
  }
  async oneAtATime(projectId: Uuid | null): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('fields of ' || $1, 0))`, [
      projectId ?? this.session.teamId,
    ]);
  }
}
