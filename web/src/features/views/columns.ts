import type { FieldView } from '@evident/domain/fields';
import { DATE_FACT, PEOPLE_FACT } from '../../data/views/note-facts.ts';
import type { ViewedType, ViewSearch } from '@evident/domain/views';

/** A column of a table, or a fact on a card. */
export interface Column {
  readonly key: string;
  readonly title: string;
  /** Of a custom field. */
  readonly field?: FieldView;
  /** The fact of a note as which a system column is edited. */
  readonly fact?: FieldView | undefined;
  readonly width: number;
  readonly sticky: boolean;
  readonly wrapped: boolean;
  readonly visible: boolean;
  /** Total of all values; undefined for none. */
  readonly total?: ColumnTotal | undefined;
}

export type ColumnTotal = NonNullable<ViewSearch['columns'][number]['total']>;

interface SystemColumn {
  readonly key: string;
  readonly title: string;
  readonly width: number;
  readonly fact?: FieldView;
  /** Not shown until it is chosen. */
  readonly hidden?: boolean;
}

const TITLE: SystemColumn = { key: 'TITLE', title: 'Title', width: 280 };
const PREVIEW: SystemColumn = { key: 'CONTENT_PREVIEW', title: 'Content', width: 260 };
const TAGS: SystemColumn = { key: 'TAGS', title: 'Tags', width: 220 };
const PEOPLE: SystemColumn = { key: 'PEOPLE', title: 'People', width: 150, fact: PEOPLE_FACT };
const AUTHORS: SystemColumn = { key: 'AUTHORS', title: 'Authors', width: 140, hidden: true };
const DATE: SystemColumn = { key: 'DATE', title: 'Date', width: 120, fact: DATE_FACT };
const CREATED: SystemColumn = { key: 'CREATED_AT', title: 'Created', width: 120, hidden: true };
const UPDATED: SystemColumn = { key: 'UPDATED_AT', title: 'Updated', width: 120, hidden: true };

/** The first column names the row and stays. */
const SYSTEM_COLUMNS: Readonly<Record<ViewedType, readonly SystemColumn[]>> = {
  NOTE: [
    TITLE,
    { ...PREVIEW, width: 220 },
    { ...TAGS, width: 150 },
    PEOPLE,
    { key: 'HIGHLIGHT_COUNT', title: 'Highlights', width: 92 },
    AUTHORS,
    DATE,
    CREATED,
    UPDATED,
  ],
  INSIGHT: [
    TITLE,
    PREVIEW,
    { key: 'STATUS', title: 'Status', width: 130 },
    AUTHORS,
    { ...CREATED, hidden: false },
    UPDATED,
  ],
  HIGHLIGHT: [
    { key: 'TEXT', title: 'Highlight', width: 320 },
    TAGS,
    { key: 'SPEAKERS', title: 'Speaker', width: 140 },
    { key: 'NOTE_TITLE', title: 'Note', width: 190 },
    { ...PEOPLE, hidden: true },
    AUTHORS,
    DATE,
    CREATED,
    UPDATED,
  ],
};

/** The field as which cells of a column are edited; undefined if they are not. */
export const editedAs = (column: Pick<Column, 'field' | 'fact'> | undefined): FieldView | undefined =>
  column?.field ?? column?.fact;

const FIELD_WIDTH = 160;

type Arranged = Pick<ViewSearch, 'columns' | 'fieldVisibility'>;

/** All columns in their order, with those that are not shown. Members without access to people have no column of them. */
export function columnsFor(
  type: ViewedType,
  fields: readonly FieldView[],
  arranged: Arranged,
  seesPeople = true,
): Column[] {
  const known = SYSTEM_COLUMNS[type].filter(({ key }) => seesPeople || key !== PEOPLE_FACT.id);
  const all = [
    ...known.map(({ hidden, ...column }) => ({ ...column, visible: hidden !== true })),
    ...fields.map((field) => ({ key: field.id, title: field.label, field, width: FIELD_WIDTH, visible: true })),
  ];
  const places = new Map(arranged.columns.map(({ key }, at) => [key, at]));
  const chosen = new Map(arranged.columns.map((column) => [column.key, column]));
  const shown = new Map(arranged.fieldVisibility.map(({ key, visible }) => [key, visible]));
  const first = all[0]!.key;
  const placeOf = ({ key }: { key: string }): number => (key === first ? -1 : (places.get(key) ?? places.size));
  return all
    .map((column) => ({
      ...column,
      width: chosen.get(column.key)?.width ?? column.width,
      sticky: column.key === first || (chosen.get(column.key)?.sticky ?? false),
      wrapped: chosen.get(column.key)?.wrapped ?? false,
      total: chosen.get(column.key)?.total,
      visible: column.key === first || (shown.get(column.key) ?? column.visible),
    }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Columns as a view keeps them. */
const kept = (columns: readonly Column[]): Arranged['columns'] =>
  columns.map(({ key, width, sticky, wrapped, total }) => ({
    key,
    width,
    sticky,
    wrapped,
    ...(total === undefined ? {} : { total }),
  }));

/** The arrangement after a column changed. */
export const withColumn = (
  columns: readonly Column[],
  key: string,
  change: Partial<Pick<Column, 'width' | 'sticky' | 'wrapped' | 'total'>>,
): Arranged['columns'] => kept(columns.map((column) => (column.key === key ? { ...column, ...change } : column)));

/** The arrangement after a column moved by one place among the visible ones; the first column stays. */
export function withMoved(columns: readonly Column[], key: string, step: 1 | -1): Arranged['columns'] {
  const visible = columns.filter((column) => column.visible);
  const neighbor = visible[visible.findIndex((column) => column.key === key) + step];
  if (!neighbor || neighbor.key === columns[0]!.key) return kept(columns);
  const moved = columns.find((column) => column.key === key)!;
  const others = columns.filter((column) => column.key !== key);
  const at = others.indexOf(neighbor) + (step === 1 ? 1 : 0);
  return kept([...others.slice(0, at), moved, ...others.slice(at)]);
}

/** The visibility after a column is shown or hidden. */
export const withVisible = (
  before: Arranged['fieldVisibility'],
  key: string,
  visible: boolean,
): Arranged['fieldVisibility'] => [...before.filter((one) => one.key !== key), { key, visible }];
