import type { FilterableFields } from '@evident/application/filters/filterable-fields';
import { type FilterForm, type KnownFields, fieldIdsIn, filterable, segmentIdsIn } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import { peopleAccessOf } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const FIELDS = db
  .selectFrom('field as f')
  .select(['f.id', 'f.object_type as objectType', 'f.type', 'f.label', 'f.settings'])
  .where('f.id', '=', expression<Uuid>`any (${parameter('fieldIds')}::uuid[])`);
const PEOPLE = db
  .selectFrom('team as w')
  .select(expression<boolean>`w.people_access = any (${parameter('access')}::text[])`.as('people'));

const SEGMENTS = db
  .selectFrom('saved_filter as sf')
  .select(['sf.id', 'sf.name', 'sf.form'])
  .where('sf.object_type', '=', 'PERSON')
  .where('sf.id', '=', expression<Uuid>`any (${parameter('segmentIds')}::uuid[])`);

/** The fields and segments that an actor filters by, as far as the actor sees them. */
export class PostgresFilterableFields implements FilterableFields {
  constructor(private readonly reads: PostgresReads) {}

  known(actor: Actor, forms: readonly FilterForm[]): Promise<KnownFields> {
    return this.reads.as(actor, async (sight) => {
      const [access] = await sight.rows(PEOPLE, { given: { access: peopleAccessOf(actor) } });
      const segmentIds = [...segmentIdsIn(forms)];
      const segments = segmentIds.length === 0 ? [] : await sight.rows(SEGMENTS, { given: { segmentIds } });
      const fieldIds = [...fieldIdsIn([...forms, ...segments.map(({ form }) => form)])];
      const rows = fieldIds.length === 0 ? [] : await sight.rows(FIELDS, { given: { fieldIds } });
      return {
        people: access?.people ?? false,
        fields: new Map(rows.map((row) => [row.id, filterable(row)])),
        segments: new Map(segments.map(({ id, ...segment }) => [id, segment])),
      };
    });
  }
}
