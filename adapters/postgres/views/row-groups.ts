import { type FieldView, fieldTypeOf } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import { personName } from '@evident/domain/people';
import {
  HIDDEN_KEY,
  type RowGroup,
  type ShownGroup,
  type ViewedType,
  isFieldGroup,
  titleOfMonth,
} from '@evident/domain/views';
import type { SelectQueryBuilder } from 'kysely';
import { groupsInNote, groupsOnHighlight, peopleOfNote } from '../filters/related-rows.ts';
import { DAY_OF_NOTE } from '../date-of-note.ts';
import { type Query, type Readable, db, expression, textual } from '../queries.ts';
import type { Sight } from '../reads.ts';
import { KEYS } from './row-bases.ts';

export interface CountedKey {
  readonly key: string | null;
  readonly title: string | null;
  readonly color: string | null;
  readonly count: number;
}

/** Of the note `n`, as `2026-05`. */
const MONTH = expression<string>`to_char(${DAY_OF_NOTE}, 'YYYY-MM')`;

type Keys = SelectQueryBuilder<Readable, never, { key: string | null; title: string | null; color: string | null }>;

const NO_TITLE = [
  expression<string | null>`null::text`.as('title'),
  expression<string | null>`null::text`.as('color'),
] as const;

type Rows = SelectQueryBuilder<Readable, never, object>;

/** A group, and the people whom the reader may not see: they are one group. */
export interface ReadGroup extends RowGroup {
  readonly hidden?: readonly Uuid[];
}

/** Joins the groups `k` that each row is in: one line for each, and one without a key for a row in none. */
export function withKeys(rows: Rows, objectType: ViewedType, group: ReadGroup): Rows {
  const { kind, fieldId, hidden = [] } = group;
  // Joined before it is unnested: within the lateral join, each row would look its value up.
  const valued =
    kind === 'SELECT' || kind === 'PERSON'
      ? rows.leftJoin('field_value as gv', (join) =>
          join
            .onRef('gv.object_id', '=', KEYS[objectType].fields as never)
            .on('gv.field_id' as never, '=', fieldId as never),
        )
      : rows;
  return valued.leftJoinLateral(keysOf(objectType, kind, hidden).as('k'), (join) => join.onTrue()) as unknown as Rows;
}

function keysOf(objectType: ViewedType, kind: RowGroup['kind'], hidden: readonly Uuid[]): Keys {
  if (kind === 'PUBLISHED')
    return db.selectNoFrom([
      expression<string>`(i.published_at is not null)::text`.as('key'),
      ...NO_TITLE,
    ]) as unknown as Keys;
  if (kind === 'MONTH') return db.selectNoFrom([MONTH.as('key'), ...NO_TITLE]) as unknown as Keys;
  if (kind === 'TAG')
    return (objectType === 'NOTE' ? groupsInNote() : groupsOnHighlight())
      .select([
        expression<string>`t.id::text`.as('key'),
        't.title',
        expression<string>`coalesce(t.color, g.color)`.as('color'),
      ])
      .distinct() as unknown as Keys;
  if (kind === 'PEOPLE')
    return peopleOfNote(objectType === 'NOTE' ? 'n.id' : 'h.note_id')
      .select([expression<string>`x.id::text`.as('key'), ...NO_TITLE])
      .distinct() as unknown as Keys;
  const values = db.selectFrom(expression<{ one: string }>`unnest(gv.uuid_values)`.as<'u'>(expression`u (one)`));
  if (hidden.length === 0)
    return values.select([expression<string>`u.one::text`.as('key'), ...NO_TITLE]) as unknown as Keys;
  const key = expression<string>`case when u.one = any (${hidden}::uuid[]) then ${HIDDEN_KEY}::text else u.one::text end`;
  return values.select([key.as('key'), ...NO_TITLE]).distinct() as unknown as Keys;
}

/** Counts the rows of each group, and those in none. @param rows the rows without columns */
export const countedGroups = <DB, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  objectType: ViewedType,
  group: ReadGroup,
): Query<CountedKey> =>
  withKeys(rows as unknown as Rows, objectType, group)
    .select([
      textual<CountedKey['key']>('k.key').as('key'),
      textual<CountedKey['title']>('k.title').as('title'),
      textual<CountedKey['color']>('k.color').as('color'),
      expression<number>`count(*)::int`.as('count'),
    ])
    .groupBy([textual('k.key'), textual('k.title'), textual('k.color')]) as unknown as Query<CountedKey>;

/** The people among the keys whom the reader does not see. */
export async function hiddenAmong(sight: Sight, counted: readonly CountedKey[]): Promise<Uuid[]> {
  const ids = counted.flatMap(({ key }) => key ?? []);
  const seen = await peopleOf(sight, ids);
  return ids.filter((id) => !seen.has(id));
}

async function peopleOf(sight: Sight, ids: readonly Uuid[]): Promise<Map<string, string>> {
  const people = db
    .selectFrom('person as x')
    .select(['x.id', 'x.name'])
    .where('x.id', '=', expression<Uuid>`any (${ids}::uuid[])`)
    .orderBy('x.name_key')
    .orderBy('x.id');
  return new Map((await sight.rows(people)).map(({ id, name }) => [id, name]));
}

/** Groups with their titles, in the order of a field's options, else by title; those in no group come last. */
export async function shownGroups(
  sight: Sight,
  counted: readonly CountedKey[],
  group: RowGroup,
  field: FieldView | null,
): Promise<Omit<ShownGroup, 'totals'>[]> {
  const titles = await titlesOf(sight, counted, group, field);
  const counts = new Map(counted.map(({ key, count }) => [key, count]));
  const none = counts.get(null) ?? 0;
  const named = [...titles].map(([key, shown]) => ({ key, ...shown, count: counts.get(key) ?? 0 }));
  return [...named, ...(none > 0 || named.length === 0 ? [{ key: null, title: '', color: null, count: none }] : [])];
}

type Titles = Map<string, { title: string; color: string | null }>;

async function titlesOf(
  sight: Sight,
  counted: readonly CountedKey[],
  group: RowGroup,
  field: FieldView | null,
): Promise<Titles> {
  switch (isFieldGroup(group.kind) ? fieldTypeOf(group.kind).holds : group.kind) {
    case 'options':
      return new Map((field?.settings.options ?? []).map(({ id, label, color }) => [id, { title: label, color }]));
    case 'PEOPLE':
    case 'people': {
      const keys = counted.flatMap(({ key }) => key ?? []);
      const names = await peopleOf(
        sight,
        keys.filter((key) => key !== HIDDEN_KEY),
      );
      return new Map([
        ...[...names].map(([id, name]) => [id, { title: personName(name), color: null }] as const),
        ...(keys.includes(HIDDEN_KEY) ? [[HIDDEN_KEY, { title: personName(null), color: null }] as const] : []),
      ]);
    }
    case 'MONTH': {
      const months = counted
        .flatMap(({ key }) => key ?? [])
        .toSorted()
        .toReversed();
      return new Map(months.map((key) => [key, { title: titleOfMonth(key), color: null }]));
    }
    case 'PUBLISHED':
      return new Map([
        ['true', { title: 'Published', color: null }],
        ['false', { title: 'Not published', color: null }],
      ]);
    default: {
      const tags = counted.filter((one) => one.key !== null);
      const byTitle = tags.toSorted((one, other) => (one.title ?? '').localeCompare(other.title ?? '', 'en'));
      return new Map(byTitle.map(({ key, title, color }) => [key!, { title: title ?? '', color }]));
    }
  }
}
