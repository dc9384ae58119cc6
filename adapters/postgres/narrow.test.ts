import type { RootOperationNode } from 'kysely';
import { db, expression } from './queries.ts';
import { statementOf } from './statement.ts';
import { narrowed } from './narrow.ts';

const sqlOf = (query: { toOperationNode(): RootOperationNode }): string =>
  statementOf(narrowed(query.toOperationNode())).sql.replace(/\(SELECT r\.project_id .*?::smallint\)/gs, 'SCOPE');

describe('what a reader asks for', () => {
  it('is narrowed to the actor, without a word of the reader', () => {
    expect(sqlOf(db.selectFrom('note as n').select('n.id'))).toBe(
      'select "n"."id" from "note" as "n" where "n"."project_id" in SCOPE',
    );
    expect(sqlOf(db.selectFrom('star as s').select('s.object_id'))).toContain('where "s"."member_id" = $1');
  });

  it('is narrowed once for what is joined by a key of the same project', () => {
    const query = db
      .selectFrom('highlight as h')
      .innerJoin('note as n', 'n.id', 'h.note_id')
      .innerJoin('document as d', 'd.id', 'n.id')
      .select(({ selectFrom }) =>
        expression<number>`${selectFrom('highlight_tag as ht').whereRef('ht.highlight_id', '=', 'h.id').select('ht.how')}`.as(
          'how',
        ),
      );
    expect(sqlOf(query).match(/SCOPE/g)).toHaveLength(1);
    expect(sqlOf(query)).toMatch(/where "h"\."project_id" in SCOPE$/);
  });

  it('is narrowed again for what is joined by anything else', () => {
    const query = db
      .selectFrom('highlight as h')
      .innerJoin('insight_evidence as e', 'e.highlight_id', 'h.id')
      .innerJoin('insight as i', 'i.id', 'e.insight_id')
      .select('i.title');
    expect(sqlOf(query)).toContain('"i"."id" = "e"."insight_id" and "i"."project_id" in SCOPE');
    expect(sqlOf(query)).toContain('where "h"."project_id" in SCOPE');
  });

  it('keeps a LEFT JOIN one, and never lets it vouch for the table that it joins to', () => {
    const query = db
      .selectFrom('member as m')
      .leftJoin('note as n', 'n.created_by', 'm.id')
      .select(['m.id', 'n.title']);
    expect(sqlOf(query)).toMatch(
      /left join "note" as "n" on "n"\."created_by" = "m"\."id" and "n"\."project_id" in SCOPE$/,
    );
    const vouching = db.selectFrom('document as d').leftJoin('note as n', 'n.id', 'd.id').select('d.text');
    expect(() => sqlOf(vouching)).toThrow('Join document to a table in sight, by its key');
  });

  it('counts a key only where it always holds', () => {
    const either = db
      .selectFrom('note as n')
      .select('n.id')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('highlight as h').where(({ or, eb }) =>
            or([eb('h.note_id', '=', eb.ref('n.id')), eb('h.text', '=', 'said')]),
          ),
        ),
      );
    expect(sqlOf(either).match(/SCOPE/g)).toHaveLength(2);
  });

  it('is narrowed in a subquery whose aliases hide those around it', () => {
    const query = db
      .selectFrom('note as n')
      .innerJoin('note_person as np', 'np.note_id', 'n.id')
      .innerJoin('person as x', 'x.id', 'np.person_id')
      .select('x.id')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('note_person as np')
            .innerJoin('note as n', 'n.id', 'np.note_id')
            .whereRef('np.person_id', '=', 'x.id' as never),
        ),
      );
    expect(sqlOf(query).match(/SCOPE/g)).toHaveLength(2);
  });

  it('is narrowed in every part: unions, subqueries, common table expressions, expressions', () => {
    const union = db.selectFrom('note as n').select('n.id').union(db.selectFrom('insight as i').select('i.id'));
    expect(sqlOf(union).match(/SCOPE/g)).toHaveLength(2);
    const derived = db.selectFrom(db.selectFrom('tag as t').select('t.id').as('x')).select('x.id');
    expect(sqlOf(derived)).toContain('SCOPE');
    const named = db
      .with('all_notes', (w) => w.selectFrom('note as n').select('n.id'))
      .selectFrom('all_notes as a')
      .select('a.id');
    expect(sqlOf(named)).toContain('SCOPE');
    const inText = db
      .selectFrom('member as m')
      .select(expression`ARRAY(${db.selectFrom('note as n').select('n.id')})`.as('ids'));
    expect(sqlOf(inText)).toContain('SCOPE');
  });

  it('is refused where it would go around that', () => {
    expect(() => expression`(SELECT text FROM document)`).toThrow('Build relations with the query builder');
    expect(() =>
      sqlOf(
        db
          .with('note', (w) => w.selectFrom('member as m').select('m.id'))
          .selectFrom('note')
          .select('id'),
      ),
    ).toThrow('may not have the name of a table');
    // @ts-expect-error Tables that readers must not use have no type either.
    expect(() => sqlOf(db.selectFrom('session as s').select('s.id'))).toThrow('may not name the table session');
    // @ts-expect-error The builder only reads.
    expect(() => sqlOf(db.deleteFrom('note'))).toThrow('Readers only read');
  });
});
