import { type Clause, type Leaf, type Point, type Span, keyOf, simplified } from '@evident/domain/filters';
import { isUuid } from '@evident/domain/kernel';
import { type Expression, type SqlBool, expressionBuilder } from 'kysely';
import { type Readable, expression, textual } from '../queries.ts';
import type { Column, ColumnType, Columns, Test } from './column.ts';

const eb = expressionBuilder<Readable, never>();

/**
 * A clause as a condition of PostgreSQL, with the meaning of `matches`. Values are only ever parameters.
 * NULL counts as false: WHERE, AND and OR treat it so, and a negation is written IS NOT TRUE. So a leaf stays a condition that an index can serve.
 * @throws Error for a location that is not in the allow-list
 */
export function toSql(clause: Clause, columns: Columns): Expression<SqlBool> {
  return conditionOf(simplified(clause), columns);
}

function conditionOf(clause: Clause, columns: Columns): Expression<SqlBool> {
  switch (clause.kind) {
    case 'and':
      return eb.and(clause.clauses.map((part) => conditionOf(part, columns)));
    case 'or':
      return eb.or(alternatives(clause.clauses, columns));
    case 'not':
      return expression`(${conditionOf(clause.clause, columns)}) is not true`;
    case 'some': {
      const people = columns.related[clause.relation];
      if (!people) throw new Error(`No people for ${clause.relation}`);
      return expression`exists ${people.rows.where(conditionOf(clause.clause, people.columns))}`;
    }
    default: {
      const column = columnAt(clause, columns);
      return clause.kind === 'empty' ? eb.not(column.any()) : column.some(testOf(clause, column));
    }
  }
}

type Containing = Extract<Leaf, { kind: 'contains' }>;

/** The phrases that one location may contain are one condition, so that each text is folded once. */
function alternatives(clauses: readonly Clause[], columns: Columns): Expression<SqlBool>[] {
  const phrases = clauses.filter((part): part is Containing => part.kind === 'contains' && part.phrase !== '');
  const joined = [...Map.groupBy(phrases, ({ at }) => keyOf(at)).values()].filter((of) => of.length > 1);
  const isJoined = new Set<Clause>(joined.flat());
  return [
    ...clauses.filter((part) => !isJoined.has(part)).map((part) => conditionOf(part, columns)),
    ...joined.map((of) => columnAt(of[0]!, columns).some(containingAny(of.map(({ phrase }) => phrase)))),
  ];
}

function columnAt({ at }: Leaf, columns: Columns): Column {
  const column = columns(at);
  if (!column) throw new Error(`No column for ${keyOf(at)}`);
  return column;
}

function testOf(leaf: Exclude<Leaf, { kind: 'empty' }>, { type }: Column): Test {
  switch (leaf.kind) {
    case 'contains':
      return containing(leaf.phrase);
    case 'equalTo':
      return typeof leaf.value === 'object' ? within(leaf.value, type) : equalTo(leaf.value);
    case 'greaterThan':
      return typeof leaf.value === 'object' ? compared('>', leaf.value, type) : beyond('>', leaf.value);
    case 'lessThan':
      return typeof leaf.value === 'object' ? compared('<', leaf.value, type) : beyond('<', leaf.value);
    default:
      return type === 'id' ? oneOf(leaf.values.filter(isUuid), 'uuid') : oneOf(leaf.values, 'text');
  }
}

/** A single value is compared with `=`, which keeps the order of an index. */
function oneOf(values: readonly string[], type: 'uuid' | 'text'): Test {
  const [only, more] = values;
  return only !== undefined && more === undefined
    ? (value) => expression`${value} = ${only}::${textual(type)}`
    : (value) => expression`${value} = any(${values}::${textual(`${type}[]`)})`;
}

const beyond =
  (sign: '<' | '>', limit: number): Test =>
  (value) =>
    expression`${value} ${textual(sign)} ${limit}::double precision`;

type Sign = '<' | '>' | '>=';

/** Days are compared with the clock of the reader, values with a time with the instant. The first condition can use an index. */
function compared(sign: Sign, { instant, clock }: Point, type: ColumnType): Test {
  const is = textual(sign);
  if (type === 'date' || instant === clock) return (value) => expression`${value} ${is} ${instant}::timestamptz`;
  const [earlier, later] = [instant, clock].toSorted();
  return (value) =>
    expression`(${value} ${is} ${sign === '<' ? later : earlier}::timestamptz and ${value} ${is} case when ${isDay(value)} then ${clock}::timestamptz else ${instant}::timestamptz end)`;
}

const isDay = (value: Expression<unknown>) => expression`${value} = date_trunc('day', ${value}, 'UTC')`;

const longestIn = (phrase: string): string =>
  phrase.split(' ').reduce((one, other) => (other.length > one.length ? other : one));

const containing = (phrase: string): Test =>
  phrase === ''
    ? () => expression`false`
    : (value) => expression`has_phrase(${value}, ${` ${phrase} `}, ${longestIn(phrase)})`;

/** Shortest common beginning that spares looking for each word: forms of a word share more. */
const BEGINNING = 3;

function containingAny(phrases: readonly string[]): Test {
  const words = [...new Set(phrases.map(longestIn))];
  const common = words.reduce(commonBeginning);
  const needles = common.length >= BEGINNING ? [common] : words;
  const spaced = phrases.map((phrase) => ` ${phrase} `);
  return (value) => expression`has_any_phrase(${value}, ${spaced}::text[], ${needles}::text[])`;
}

function commonBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

function equalTo(wanted: string | number | boolean): Test {
  switch (typeof wanted) {
    case 'string':
      return wanted === '' ? () => expression`false` : (value) => expression`folded_text(${value}) = ${wanted}`;
    case 'number':
      return (value) => expression`${value} = ${wanted}::double precision`;
    default:
      return (value) => expression`${value} = ${wanted}`;
  }
}

const within =
  ({ first, next }: Span, type: ColumnType): Test =>
  (value) =>
    expression`(${compared('>=', first, type)(value)} and ${compared('<', next, type)(value)})`;
