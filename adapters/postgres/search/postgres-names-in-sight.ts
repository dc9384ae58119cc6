import type { NamesInSight } from '@evident/application/search/typed-terms';
import type { Actor } from '@evident/domain/permissions';
import { type AskedName, type TypedField, nameKey } from '@evident/domain/typed-query';
import { filterable } from '@evident/domain/filters';
import { peopleAccessOf } from '@evident/domain/people';
import { type Query, db, expression, parameter, textual } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

interface Named {
  id: string;
  name: string;
}

/** The form of {@link nameKey}. */
const hasName = (column: string) =>
  expression<boolean>`trim(regexp_replace(folded_text(${textual(column)}), '[\\s"]+', ' ', 'g')) = any (${parameter('names')}::text[])`;

const NAMED: Partial<Record<AskedName['held'], Query<Named>>> = {
  TAG: db.selectFrom('tag as t').select(['t.id', 't.title as name']).where(hasName('t.title')),
  PROJECT: db.selectFrom('project as p').select(['p.id', 'p.title as name']).where(hasName('p.title')),
  PROJECT_CATEGORY: db.selectFrom('folder as f').select(['f.id', 'f.title as name']).where(hasName('f.title')),
  CHANNEL: db.selectFrom('channel as c').select(['c.id', 'c.title as name']).where(hasName('c.title')),
  PERSON: db.selectFrom('person as x').select(['x.id', 'x.name']).where(hasName('x.name')),
  MEMBER: db
    .selectFrom('member as m')
    .select(['m.id', expression<string>`coalesce(nullif(m.name, ''), m.email)`.as('name')])
    .where('m.removed_at', 'is', null)
    .where(hasName('m.name')),
};

const FIELDS = db
  .selectFrom('field as f')
  .select(['f.id', 'f.object_type as objectType', 'f.type', 'f.label', 'f.settings'])
  .where('f.project_id', 'is', null);
const PEOPLE = db
  .selectFrom('team as w')
  .select(expression<boolean>`w.people_access = any (${parameter('access')}::text[])`.as('people'));

/** Names that typed filters use, narrowed to what the actor can see. */
export class PostgresNamesInSight implements NamesInSight {
  constructor(private readonly reads: PostgresReads) {}

  named(actor: Actor, asked: readonly AskedName[]) {
    return this.reads.as(actor, async (sight) => {
      const found = [];
      for (const [held, of] of Map.groupBy(asked, (one) => one.held)) {
        const query = NAMED[held];
        const names = of.map(({ name }) => nameKey(name)).filter((name) => name !== '');
        if (query === undefined || names.length === 0) continue;
        const rows = await sight.rows(query, { given: { names } });
        found.push(...rows.map(({ id, name }) => ({ held, id, name })));
      }
      return found;
    });
  }

  fields(actor: Actor): Promise<TypedField[]> {
    return this.reads.as(actor, async (sight) => {
      const [access] = await sight.rows(PEOPLE, { given: { access: peopleAccessOf(actor) } });
      const rows = await sight.rows(FIELDS);
      return rows
        .filter(({ objectType }) => objectType !== 'PERSON' || access?.people)
        .map((field) => ({ ...filterable(field), options: field.settings.options ?? [] }));
    });
  }
}
