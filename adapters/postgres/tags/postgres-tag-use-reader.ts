import type { TagUseReader } from '@evident/application/tags/tag-use-reader';
import type { Uuid } from '@evident/domain/kernel';
import { UNNAMED_PARTICIPANT } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { TAG_USE_MAX, type TagUse } from '@evident/domain/tags';
import { TIME_ZONE } from '../date-of-note.ts';
import { peopleOfNote } from '../filters/related-rows.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const TOGETHER_MAX = 20;
const COUNT = expression<number>`count(distinct h.id)::int`;

/** The highlights `h` that carry the tag, as `ht`. */
const CARRYING = db
  .selectFrom('highlight as h')
  .innerJoin('highlight_tag as ht', 'ht.highlight_id', 'h.id')
  .where('ht.tag_id', '=', parameter<Uuid>('tagId'));

const TAG = db.selectFrom('tag as t').select('t.id').where('t.id', '=', parameter<Uuid>('tagId'));
const ALL = CARRYING.select(COUNT.as('highlights'));
const NOTES = CARRYING.innerJoin('note as n', 'n.id', 'h.note_id')
  .select(['n.id', 'n.title', COUNT.as('highlights')])
  .groupBy(['n.id', 'n.title'])
  .orderBy('highlights', 'desc')
  .orderBy('n.title')
  .orderBy('n.id')
  .limit(TAG_USE_MAX);
const PEOPLE = CARRYING.innerJoinLateral(
  () => peopleOfNote('h.note_id').select(['x.id', 'x.name as title']).as('w'),
  (join) => join.onTrue(),
)
  .select(['w.id', 'w.title', COUNT.as('highlights')])
  .groupBy(['w.id', 'w.title'])
  .orderBy('highlights', 'desc')
  .orderBy('w.title')
  .orderBy('w.id')
  .limit(TAG_USE_MAX);
const OTHERS = CARRYING.innerJoin('highlight_tag as o', 'o.highlight_id', 'h.id')
  .innerJoin('tag as t', 't.id', 'o.tag_id')
  .innerJoin('tag_group as g', 'g.id', 't.tag_group_id')
  .where('o.tag_id', '<>', parameter<Uuid>('tagId'));
const GROUPS = OTHERS.select(['g.id', 'g.title', COUNT.as('highlights')])
  .groupBy(['g.id', 'g.title'])
  .orderBy('highlights', 'desc')
  .orderBy('g.title')
  .orderBy('g.id')
  .limit(TAG_USE_MAX);
const TOGETHER = OTHERS.select(['t.id', 't.title', COUNT.as('highlights')])
  .select(({ fn }) => fn.coalesce('t.color', 'g.color').as('color'))
  .groupBy(['t.id', 't.title', 't.color', 'g.color'])
  .orderBy('highlights', 'desc')
  .orderBy('t.title')
  .orderBy('t.id')
  .limit(TOGETHER_MAX);
const PROJECTS = CARRYING.innerJoin('project as p', 'p.id', 'h.project_id')
  .select(['p.id', 'p.title', COUNT.as('highlights')])
  .groupBy(['p.id', 'p.title'])
  .orderBy('highlights', 'desc')
  .orderBy('p.title')
  .orderBy('p.id')
  .limit(TAG_USE_MAX);
const WEEKS = CARRYING.select([
  expression<string>`to_char(date_trunc('week', ht.applied_at AT TIME ZONE ${TIME_ZONE}), 'YYYY-MM-DD')`.as('monday'),
  COUNT.as('highlights'),
])
  .groupBy('monday')
  .orderBy('monday');

export class PostgresTagUseReader implements TagUseReader {
  constructor(private readonly reads: PostgresReads) {}

  use(actor: Actor, tagId: Uuid): Promise<TagUse | null> {
    return this.reads.as(actor, async (sight) => {
      const given = { given: { tagId } };
      if ((await sight.rows(TAG, given)).length === 0) return null;
      const people = await sight.rows(PEOPLE, given);
      return {
        highlights: (await sight.rows(ALL, given))[0]?.highlights ?? 0,
        notes: await sight.rows(NOTES, given),
        people: people.map((person) => ({ ...person, title: person.title || UNNAMED_PARTICIPANT })),
        groups: await sight.rows(GROUPS, given),
        projects: await sight.rows(PROJECTS, given),
        weeks: await sight.rows(WEEKS, given),
        together: await sight.rows(TOGETHER, given),
      };
    });
  }
}
