import { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { AnyOperation } from '../kernel/declared/declared-operation.ts';
import { itemOf } from './connections.ts';
import { NAMED_SHAPES } from './named-shapes.ts';
import type { DtoClass } from '../kernel/dto.ts';
import { nestedFields } from './nested-fields.ts';
import { type Field, fieldName, fieldOf, isMutation, itemName, shapeName } from './operation-fields.ts';
import { ShapeNames } from './shape-names.ts';
import { SUBSCRIPTION } from './subscription-type.ts';
import { ShapeTypes } from './shape-types.ts';

/** Derives the schema from operations: queries from those that read, mutations from those that change. */
export function schemaOf(operations: ReadonlyMap<string, AnyOperation>): GraphQLSchema {
  const sorted = [...operations]
    // A secret that is shown once is not kept for a repeated request, but the answers of GraphQL are.
    .filter(([, { idempotency }]) => !idempotency?.shownOnce)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const types = new ShapeTypes(namesOf(sorted.map(([, operation]) => operation)), nestedFields);
  const fieldsOf = (some: typeof sorted): Record<string, Field> => {
    const fields = some.map(([id, operation]) => [fieldName(id, operation), fieldOf(id, operation, types)] as const);
    const twice = fields.filter(([name], at) => fields.findIndex(([other]) => other === name) < at);
    if (twice.length > 0) throw new Error(`Two fields are named ${twice.map(([name]) => name).join()}`);
    return Object.fromEntries(fields);
  };
  return new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: fieldsOf(sorted.filter(([, operation]) => !isMutation(operation))),
    }),
    mutation: new GraphQLObjectType({
      name: 'Mutation',
      fields: fieldsOf(sorted.filter(([, operation]) => isMutation(operation))),
    }),
    subscription: SUBSCRIPTION,
  });
}

/** Names of shapes: those of the contract, and of items of lists those of their page. */
function namesOf(operations: readonly AnyOperation[]): ShapeNames {
  const names = new ShapeNames();
  for (const [shape, name] of NAMED_SHAPES) names.add(shape, name);
  const answers = operations.flatMap((one) => (one.answers ? [one.answers] : []));
  const bodies = operations.flatMap(({ body }) => (body ? [body] : []));
  const inOrder = (dtos: readonly DtoClass[]): DtoClass[] =>
    [...dtos].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const dto of inOrder([...answers, ...bodies])) if (!itemOf(dto.schema)) names.add(dto.schema, shapeName(dto));
  for (const dto of inOrder(answers)) {
    const item = itemOf(dto.schema);
    if (item) names.add(item, itemName(dto), `${itemName(dto)}Row`);
  }
  return names;
}
