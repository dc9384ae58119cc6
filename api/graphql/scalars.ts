import type { Schema } from '@evident/domain/kernel';
import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  valueFromASTUntyped,
} from 'graphql';

const INT_MAX = 2 ** 31 - 1;

/** A scalar whose texts are checked by the shape of the operation. */
const textual = (name: string, description: string): GraphQLScalarType =>
  new GraphQLScalarType({
    name,
    description,
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
    parseValue: (value) => (typeof value === 'string' ? value : refuseValue(name, 'a string')),
    parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : refuseValue(name, 'a string')),
  });

function refuseValue(name: string, needed: string): never {
  throw new GraphQLError(`${name} must be ${needed}`);
}

const DATE_TIME = textual('DateTime', 'A point in time with its offset, such as 2026-03-14T09:26:53Z (RFC 3339).');
const DATE = textual('Date', 'A day, such as 2026-03-14.');

const LONG = new GraphQLScalarType({
  name: 'Long',
  description: 'A whole number of at most 53 bits, such as a size in bytes.',
  serialize: (value) => value,
  parseValue: (value) => (Number.isSafeInteger(value) ? value : refuseValue('Long', 'a whole number')),
  parseLiteral: (node) =>
    node.kind === Kind.INT && Number.isSafeInteger(Number(node.value))
      ? Number(node.value)
      : refuseValue('Long', 'a whole number'),
});

/** An object whose keys are data, such as a node of a rich text. */
export const JSON_OBJECT = new GraphQLScalarType({
  name: 'JSON',
  description: 'An object of JSON, such as a node of a rich text.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables) as unknown,
});

/** Returns the scalar of a shape without parts. */
export function scalarOf(schema: Schema): GraphQLScalarType {
  switch (schema.type) {
    case 'boolean':
      return GraphQLBoolean;
    case 'number':
      return GraphQLFloat;
    case 'integer':
      return (schema.maximum ?? Infinity) <= INT_MAX ? GraphQLInt : LONG;
    case 'string':
      return { uuid: GraphQLID, 'date-time': DATE_TIME, date: DATE }[schema.format as string] ?? GraphQLString;
    default:
      return JSON_OBJECT;
  }
}
