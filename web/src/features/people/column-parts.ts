import { FIELD_TYPE_NAMES, type FieldTypeName, type FieldView, fieldTypeOf } from '@evident/domain/fields';
import { type PeopleMapping, type PeoplePreview, columnLabel, isMatchable } from '@evident/domain/people';

type Table = Pick<PeoplePreview, 'header' | 'mapping' | 'types'>;
type Filling = NonNullable<PeopleMapping['fields']>[number];

const FIELD = 'FIELD ';
const NEW = 'NEW ';
const SEVERAL = 'SEVERAL';
/** Types that a new field of people can have; a person cannot name people. */
const NEW_TYPES = FIELD_TYPE_NAMES.filter((type) => fieldTypeOf(type).holds !== 'people');
/** Types whose columns stay details unless a member makes a field of them. */
const PLAIN: ReadonlySet<FieldTypeName> = new Set(['TEXT', 'EMAIL', 'PHONE', 'URL']);

/** The use of a column of a table of people, as a value of its menu. */
export function partOf({ mapping }: Table, column: number): string {
  const filled = mapping.fields?.find((one) => one.column === column);
  if (filled?.fieldId !== undefined) return `${FIELD}${filled.fieldId}`;
  if (filled) return `${NEW}${filled.several ? SEVERAL : (filled.type ?? 'TEXT')}`;
  if (mapping.name.includes(column)) return 'NAME';
  return mapping.details.some((one) => one.column === column) ? 'DETAIL' : 'SKIP';
}

/** The menu of a column: the type that fits its cells comes first among the new fields. */
export function partsFor({ types }: Table, column: number, fields: readonly FieldView[], manages: boolean) {
  const guessed = types[column] ?? 'TEXT';
  const news = [guessed, ...NEW_TYPES.filter((type) => type !== guessed)].map((type) => ({
    value: `${NEW}${type}`,
    label: `New field: ${fieldTypeOf(type).name}`,
  }));
  const several = { value: `${NEW}${SEVERAL}`, label: 'New field: several options in a cell' };
  return [
    { value: 'NAME', label: 'Name' },
    { value: 'DETAIL', label: 'Detail' },
    { value: 'SKIP', label: 'Leave out' },
    ...(fields.length === 0
      ? []
      : [{ group: 'Fields', items: fields.map(({ id, label }) => ({ value: `${FIELD}${id}`, label })) }]),
    ...(manages ? [{ group: 'New field', items: [...news, several] }] : []),
  ];
}

function fillingOf(column: number, part: string): Filling | null {
  if (part.startsWith(FIELD)) return { column, fieldId: part.slice(FIELD.length) };
  if (!part.startsWith(NEW)) return null;
  const type = part.slice(NEW.length);
  return type === SEVERAL ? { column, type: 'SELECT', several: true } : { column, type: type as FieldTypeName };
}

type Typed = Pick<FieldView, 'id' | 'type'>;

/** The mapping with another use of a column. A field is filled by one column: the last that was chosen. */
export function withPart(
  { header, mapping }: Table,
  column: number,
  part: string,
  fields: readonly Typed[],
): PeopleMapping {
  const name = mapping.name.filter((one) => one !== column);
  const details = mapping.details.filter((one) => one.column !== column);
  const filling = fillingOf(column, part);
  const others = (mapping.fields ?? []).filter(
    (one) => one.column !== column && (filling?.fieldId === undefined || one.fieldId !== filling.fieldId),
  );
  const next = {
    name: part === 'NAME' ? [...name, column].sort((one, other) => one - other) : name,
    details: part === 'DETAIL' ? [...details, { column, label: columnLabel(header, column) }] : details,
    fields: filling ? [...others, filling] : others,
  };
  const { matchBy } = mapping;
  return {
    ...next,
    matchBy: matchBy !== null && matchLabels({ header, mapping: next }, fields).includes(matchBy) ? matchBy : null,
  };
}

/** The columns by which rows can be recognized: not those that fill fields without text. */
export function matchLabels(
  { header, mapping }: { header: Table['header']; mapping: Omit<PeopleMapping, 'matchBy'> },
  fields: readonly Typed[],
): string[] {
  const filling = (mapping.fields ?? []).flatMap(({ column, fieldId, type = 'TEXT' }) => {
    const held = fieldId === undefined ? type : fields.find(({ id }) => id === fieldId)?.type;
    return held === undefined || isMatchable(held) ? [columnLabel(header, column)] : [];
  });
  return [...new Set([...mapping.details.map(({ label }) => label), ...filling])];
}

/** Details whose cells are numbers, days, choices and the like: each can become a field. */
export const typedDetails = ({ mapping, types }: Table): number[] =>
  mapping.details.flatMap(({ column, label }) =>
    PLAIN.has(types[column] ?? 'TEXT') || label === mapping.matchBy ? [] : [column],
  );

/** The mapping with a new field for each of these columns, of the type that fits its cells. */
export const withFields = (table: Table, columns: readonly number[], fields: readonly Typed[]): PeopleMapping =>
  columns.reduce(
    (mapping, column) => withPart({ ...table, mapping }, column, `${NEW}${table.types[column] ?? 'TEXT'}`, fields),
    table.mapping,
  );
