import type { ObjectSchema, Schema, StringSchema } from '@evident/domain/kernel';
import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfigMap,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { capitalized, graphqlName, isName } from './names.ts';
import { scalarOf } from './scalars.ts';
import { type ShapeNames, requiredOf } from './shape-names.ts';

type Fields = GraphQLFieldConfigMap<Readonly<Record<string, unknown>>, unknown>;
/** Fields besides those of the shapes, by their type. */
type NestedFields = Readonly<Record<string, Readonly<Record<string, object>>>>;

const isTruth = ({ enum: values }: StringSchema): boolean =>
  values?.length === 2 && values.includes('true') && values.includes('false');

/** Makes GraphQL types of shapes, each once. Types of nested objects are named after their property. */
export class ShapeTypes {
  private readonly made = new Map<string, { readonly type: GraphQLNamedType; readonly form: string }>();

  /** @param names of shapes that have one in the contract */
  constructor(
    private readonly names: ShapeNames,
    private readonly nested: (types: ShapeTypes) => NestedFields,
  ) {}

  /** @param name of the type, if the contract has none for the shape */
  output(schema: Schema, name: string): GraphQLOutputType {
    if (schema.type === 'array') return new GraphQLList(new GraphQLNonNull(this.output(schema.items, name)));
    if (schema.type === 'object' && Object.keys(schema.properties).length > 0)
      return this.object(schema, this.names.of(schema) ?? nameOf(schema, name));
    return this.value(schema, name);
  }

  input(schema: Schema, name: string): GraphQLInputType {
    if (schema.type === 'array') return new GraphQLList(new GraphQLNonNull(this.input(schema.items, name)));
    if (schema.type === 'object' && Object.keys(schema.properties).length > 0)
      return this.inputObject(schema, `${this.names.of(schema) ?? name}Input`);
    return this.value(schema, name);
  }

  /**
   * Returns the type of this name, made once.
   * @param form names what it is made of
   * @throws Error if the type was made of something else
   */
  once<Type extends GraphQLNamedType>(name: string, form: string, make: () => Type): Type {
    const known = this.made.get(name) ?? { type: make(), form };
    this.made.set(name, known);
    if (known.form !== form) throw new Error(`Two types are named ${name}`);
    return known.type as Type;
  }

  private object(schema: ObjectSchema, name: string): GraphQLObjectType {
    return this.once(
      name,
      formOf(schema),
      () => new GraphQLObjectType({ name, description: schema.description, fields: () => this.fieldsOf(schema, name) }),
    );
  }

  private fieldsOf({ properties, required }: ObjectSchema, type: string): Fields {
    const own = Object.fromEntries(
      Object.entries(properties).map(([property, schema]) => {
        const output = this.output(schema, type + capitalized(property));
        const absent = schema.nullable === true || !required.includes(property);
        return [
          demandName(graphqlName(property, schema, type), type),
          {
            type: absent ? output : new GraphQLNonNull(output),
            description: schema.description,
            deprecationReason: schema.deprecated,
            resolve: (source: Readonly<Record<string, unknown>>) => source[property],
          },
        ] as const;
      }),
    );
    const nested = (this.nested(this)[type] ?? {}) as Fields;
    const twice = Object.keys(nested).find((name) => name in own);
    if (twice) throw new Error(`${type} has two fields named ${twice}`);
    return { ...own, ...nested };
  }

  private inputObject(schema: ObjectSchema, name: string): GraphQLInputObjectType {
    return this.once(
      name,
      formOf(schema),
      () =>
        new GraphQLInputObjectType({
          name,
          description: schema.description,
          fields: () => this.inputFields(schema, name.replace(/Input$/, '')),
        }),
    );
  }

  inputFields({ properties, required }: ObjectSchema, type: string): GraphQLInputFieldConfigMap {
    return Object.fromEntries(
      Object.entries(properties).map(([property, schema]) => {
        const input = this.input(schema, type + capitalized(property));
        const optional = schema.nullable === true || !required.includes(property);
        return [
          demandName(graphqlName(property, schema, null), type),
          {
            type: optional ? input : new GraphQLNonNull(input),
            description: schema.description,
            // A required field or argument cannot be deprecated.
            deprecationReason: optional ? schema.deprecated : undefined,
          },
        ];
      }),
    );
  }

  private value(schema: Schema, name: string) {
    if (schema.type !== 'string' || !schema.enum) return scalarOf(schema);
    if (isTruth(schema)) return GraphQLBoolean;
    return schema.enum.every(isName) ? this.enumeration(schema.enum, name) : scalarOf(schema);
  }

  /** Enumerations for arguments and answers are the same where name and values are. */
  enumeration(values: readonly string[], name: string): GraphQLEnumType {
    return this.once(
      name,
      values.join(),
      () => new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, { value }])) }),
    );
  }
}

/** An object with only an id and a name is the same type everywhere. */
const nameOf = ({ properties }: ObjectSchema, name: string): string =>
  Object.keys(properties).sort().join() === 'id,name' ? 'Named' : name;

const formOf = (schema: ObjectSchema): string => `${Object.keys(schema.properties).join()} ${requiredOf(schema)}`;

function demandName(name: string, type: string): string {
  if (!isName(name)) throw new Error(`${type} has a property that GraphQL cannot name: ${name}`);
  return name;
}

/** Converts input to the shape of REST: its names, and booleans that are texts in a query string. */
export function inputOf(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (schema.type === 'array') return (value as unknown[]).map((item) => inputOf(schema.items, item));
  if (schema.type === 'string') return isTruth(schema) ? String(value) : value;
  if (schema.type !== 'object') return value;
  const given = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([property, part]) => {
      const name = graphqlName(property, part, null);
      return name in given ? [[property, inputOf(part, given[name])]] : [];
    }),
  );
}
