import { type Clause, type Leaf, keyOf, simplified } from '@evident/domain/filters';
import { isUuid } from '@evident/domain/kernel';
import { type Expression, type SqlBool, expressionBuilder } from 'kysely';
import { type Readable, expression, textual } from '../queries.ts';
import type { Column, Columns, Test } from './column.ts';

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
      return eb.or(clause.clauses.map((part) => conditionOf(part, columns)));
    case 'not':
      return expression`(${conditionOf(clause.clause, columns)}) is not true`;
    case 'some': {
      const people = columns.related[clause.relation];
      if (!people) throw new Error(`No people for ${clause.relation}`);
      return expression`exists ${people.rows.where(conditionOf(clause.clause, people.columns))}`;
    }
    default: {
      const column = columns(clause.at);
      if (!column) throw new Error(`No column for ${keyOf(clause.at)}`);
      return clause.kind === 'empty' ? eb.not(column.any()) : column.some(testOf(clause, column));
    }
  }
}

function testOf(leaf: Exclude<Leaf, { kind: 'empty' }>, { type }: Column): Test {
  switch (leaf.kind) {
    case 'contains':
      return containing(leaf.phrase);
    case 'equalTo':
      return type === 'date' ? within(String(leaf.value)) : equalTo(leaf.value);
    case 'greaterThan':
      return (value) => expression`${value} > ${limit(leaf.value)}`;
    case 'lessThan':
      return (value) => expression`${value} < ${limit(leaf.value)}`;
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

const limit = (value: number | string): Expression<unknown> =>
  typeof value === 'number' ? expression`${value}::double precision` : expression`${value}::timestamptz`;

function containing(phrase: string): Test {
  const longest = phrase.split(' ').reduce((one, other) => (other.length > one.length ? other : one));
  return phrase === ''
    ? () => expression`false`
    : (value) => expression`has_phrase(${value}, ${` ${phrase} `}, ${longest})`;
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

/** A day in UTC. */
const within =
  (day: string): Test =>
  (value) => {
    const start = `${day}T00:00:00Z`;
    return expression`(${value} >= ${start}::timestamptz and ${value} < ${start}::timestamptz + interval '24 hours')`;
  };
