import { type ObjectSchema, PAGE_DEFAULT, type Page, type Schema } from '@evident/domain/kernel';
import {
  type GraphQLFieldConfigArgumentMap,
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import type { ShapeTypes } from './shape-types.ts';

/** Returns the shape of the items if a shape is a page of a list. */
export function itemOf({ properties }: ObjectSchema): ObjectSchema | null {
  const { items, next } = properties;
  const isPage = Object.keys(properties).length === 2 && items?.type === 'array' && next?.type === 'string';
  return isPage && items.items.type === 'object' ? items.items : null;
}

/** Arguments of a connection. They replace `limit` and `cursor` of REST. */
export const PAGE_ARGUMENTS: GraphQLFieldConfigArgumentMap = {
  first: { type: GraphQLInt, description: `How many at most; ${PAGE_DEFAULT} by default` },
  after: { type: GraphQLString, description: 'The `endCursor` of the page before; absent on the first page' },
};

/** A page as the connection of Relay's specification. Only the last edge has a cursor, because pages have one. */
export function connectionOf(types: ShapeTypes, item: Schema, name: string): GraphQLObjectType {
  const node = types.output(item, name);
  const named = 'name' in node ? node.name : name;
  return types.once(`${named}Connection`, 'connection', () => {
    const list = (type: GraphQLOutputType) => ({
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
      extensions: { counted: true },
    });
    const edge = types.once(
      `${named}Edge`,
      'edge',
      () =>
        new GraphQLObjectType({
          name: `${named}Edge`,
          fields: {
            node: { type: new GraphQLNonNull(node) },
            cursor: { type: GraphQLString, description: 'Of the last edge, if there is another page' },
          },
        }),
    );
    return new GraphQLObjectType<Page<unknown>>({
      name: `${named}Connection`,
      fields: {
        nodes: { ...list(node), resolve: ({ items }) => items },
        edges: {
          ...list(edge),
          resolve: ({ items, next }) =>
            items.map((one, index) => ({ node: one, cursor: index === items.length - 1 ? next : null })),
        },
        pageInfo: { type: new GraphQLNonNull(pageInfo(types)), resolve: (page) => page },
      },
    });
  });
}

const pageInfo = (types: ShapeTypes): GraphQLObjectType =>
  types.once(
    'PageInfo',
    'page',
    () =>
      new GraphQLObjectType<Page<unknown>>({
        name: 'PageInfo',
        fields: {
          hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean), resolve: ({ next }) => next !== null },
          hasPreviousPage: {
            type: new GraphQLNonNull(GraphQLBoolean),
            description: 'Always false: pages are read forwards',
            resolve: () => false,
          },
          startCursor: { type: GraphQLString, description: 'Always null', resolve: () => null },
          endCursor: { type: GraphQLString, description: 'Hand it back as `after`', resolve: ({ next }) => next },
        },
      }),
  );
