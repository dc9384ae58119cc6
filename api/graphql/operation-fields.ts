import { Command } from '@evident/application/kernel/message';
import type { ObjectSchema, Schema } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  type GraphQLOutputType,
} from 'graphql';
import type { Bus } from '../kernel/bus.ts';
import { askDeclared } from '../kernel/declared/ask-declared.ts';
import { checkedInput, parametersOf } from '../kernel/declared/checked-input.ts';
import type { AnyOperation } from '../kernel/declared/declared-operation.ts';
import type { DtoClass } from '../kernel/dto.ts';
import { requirementText } from '../kernel/requirement-text.ts';
import { PAGE_ARGUMENTS, connectionOf, itemOf } from './connections.ts';
import type { Loaders } from './loaders.ts';
import { capitalized, graphqlName } from './names.ts';
import { type ShapeTypes, inputOf } from './shape-types.ts';

/** Shared by the fields of one request. */
export type Asked = {
  readonly actor: Actor;
  readonly bus: Bus;
  readonly loaders: Loaders;
};

type Arguments = Readonly<Record<string, unknown>>;
export type Field = GraphQLFieldConfig<unknown, Asked, Arguments>;

export const isMutation = ({ asks }: AnyOperation): boolean =>
  (asks as unknown as { readonly prototype: unknown }).prototype instanceof Command;

/** Names of queries whose plural is their singular. */
const FIELD_NAMES: Readonly<Record<string, string>> = { listResearch: 'researchList' };

/** Mutations are named like the operation, queries without its verb: `getNote` is `note`, `listNotes` is `notes`. */
export const fieldName = (id: string, operation: AnyOperation): string =>
  isMutation(operation)
    ? id
    : (FIELD_NAMES[id] ?? id.replace(/^(?:list|get)([A-Z])/, (_, first: string) => first.toLowerCase()));

/** Returns the field of an operation. It sends the same message as REST, with the same checks of its input. */
export function fieldOf(id: string, operation: AnyOperation, types: ShapeTypes): Field {
  const { summary, description, access, asks } = operation;
  const { requires } = asks;
  return {
    description: [
      `${summary}.`,
      description,
      requirementText(requires.caller === 'member' && access ? { ...requires, access } : requires),
    ]
      .filter(Boolean)
      .join(' '),
    deprecationReason: operation.deprecated,
    args: argumentsOf(id, operation, types),
    type: answerOf(id, operation, types),
    extensions: { operation: id },
    resolve: async (_, given, { actor, bus }) => {
      const answer = await askDeclared(bus, operation, await checked(operation, given, actor));
      return operation.answers ? answer : true;
    },
  };
}

/** Nullable, so that an operation that is refused leaves the others of the request their answers. */
function answerOf(id: string, { answers }: AnyOperation, types: ShapeTypes): GraphQLOutputType {
  if (!answers) return GraphQLBoolean;
  const item = itemOf(answers.schema);
  return item ? connectionOf(types, item, itemName(answers)) : types.output(answers.schema, `${capitalized(id)}Answer`);
}

/** Name of a shape in the contract: that of its class, without the suffix. */
export const shapeName = ({ name }: DtoClass): string => name.replace(/Dto$/, '');
/** Name of the items of a page. */
export const itemName = (answers: DtoClass): string => shapeName(answers).replace(/(Page|List)$/, '');

const isPaged = ({ query, answers }: AnyOperation): boolean =>
  query !== undefined &&
  'cursor' in query.schema.properties &&
  answers !== undefined &&
  itemOf(answers.schema) !== null;

/** The query of an operation without the page. */
function filterOf(operation: AnyOperation): ObjectSchema | null {
  if (!operation.query) return null;
  const { schema } = operation.query;
  if (!isPaged(operation)) return schema;
  const { limit: _limit, cursor: _cursor, ...properties } = schema.properties;
  return { ...schema, properties };
}

function argumentsOf(id: string, operation: AnyOperation, types: ShapeTypes): GraphQLFieldConfigArgumentMap {
  const { choices = {}, body, version } = operation;
  const filter = filterOf(operation);
  const parts: GraphQLFieldConfigArgumentMap[] = [
    ...parametersOf(operation).map((name) => ({
      [graphqlName(name, ID, null)]: {
        type: new GraphQLNonNull(
          choices[name] ? types.enumeration(choices[name], capitalized(id) + capitalized(name)) : GraphQLID,
        ),
      },
    })),
    ...(filter ? [types.inputFields(filter, capitalized(id))] : []),
    ...(isPaged(operation) ? [PAGE_ARGUMENTS] : []),
    ...(body ? [{ input: { type: inputType(body, types) } }] : []),
    ...(version === 'compared'
      ? [{ seenVersion: { type: GraphQLInt, description: 'Version you have seen; refused if it was changed since' } }]
      : []),
  ];
  const all = parts.flatMap((part) => Object.entries(part));
  if (new Set(all.map(([name]) => name)).size < all.length) throw new Error(`${id} has two arguments of one name`);
  return Object.fromEntries(all);
}

const ID: Schema = { type: 'string', format: 'uuid' };

function inputType(body: DtoClass, types: ShapeTypes) {
  const type = types.input(body.schema, shapeName(body));
  return body.schema.required.length > 0 ? new GraphQLNonNull(type) : type;
}

/** Checks the arguments as a request of REST, in its names. */
function checked(operation: AnyOperation, given: Arguments, actor: Actor) {
  const { body } = operation;
  const filter = filterOf(operation);
  const page = isPaged(operation) ? { limit: given['first'] ?? undefined, cursor: given['after'] ?? undefined } : {};
  return checkedInput(operation, actor, {
    parameters: Object.fromEntries(parametersOf(operation).map((name) => [name, given[graphqlName(name, ID, null)]])),
    query: filter ? { ...withoutNull(inputOf(filter, given) as Arguments), ...page } : {},
    body: body && inputOf(body.schema, given['input'] ?? {}),
    seen: given['seenVersion'],
  });
}

/** A query string has no null: an argument that is null is absent. */
const withoutNull = (given: Arguments): Arguments =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
