import { PAGE_DEFAULT } from '@evident/domain/kernel';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getNamedType,
  getVariableValues,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Limits of one request. */
export const LIMITS = {
  /** Levels of fields, without introspection, which graphql-js limits itself. */
  depth: 15,
  /** Fields, with those of fragments each time they are spread. */
  fields: 1_000,
  /** Fields of the operation: each is an operation of its own. */
  operations: 20,
  /** Objects that the response can have: `first` of each list, multiplied down the levels. */
  objects: 50_000,
} as const;

/** Objects counted for a list inside of an object, which has no pages. */
const UNPAGED = 5;

interface Cost {
  readonly depth: number;
  readonly fields: number;
  readonly objects: number;
}
type Variables = Readonly<Record<string, unknown>>;

/**
 * Counts an operation that is valid. Each fragment is counted once, so the time is linear in the document.
 * @returns why it is refused, or null
 */
export function refusalOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | null {
  const root = schema.getRootType(operation.operation);
  if (!root) return null;
  // With defaults. Values of the wrong type are refused when the operation is executed.
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const counting = new Counting(document, coerced);
  const actual = {
    ...counting.of(operation.selectionSet, root),
    operations: counting.rootFields(operation.selectionSet),
  };
  const over = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).find((name) => actual[name] > LIMITS[name]);
  return over
    ? new GraphQLError(`The query has ${actual[over]} ${WORDS[over]}, and may have ${LIMITS[over]}`, {
        extensions: { advice: ADVICE[over], limit: over },
      })
    : null;
}

const WORDS: Record<keyof typeof LIMITS, string> = {
  depth: 'levels of fields',
  fields: 'fields',
  operations: 'operations',
  objects: 'objects at most in its response',
};
const ADVICE: Record<keyof typeof LIMITS, string> = {
  depth: 'Ask for deeper objects in a second query.',
  fields: 'Ask for fewer fields.',
  operations: 'Send several requests.',
  objects: 'Give lists a smaller `first`, and ask for further pages.',
};

class Counting {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly known = new Map<string, Cost>();

  constructor(
    document: DocumentNode,
    private readonly variables: Variables,
  ) {
    this.fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
      ),
    );
  }

  of({ selections }: SelectionSetNode, type: GraphQLObjectType): Cost {
    const parts = selections.map((selection): Cost => {
      switch (selection.kind) {
        case Kind.FIELD:
          return this.field(selection, type);
        case Kind.INLINE_FRAGMENT:
          return this.of(selection.selectionSet, type);
        case Kind.FRAGMENT_SPREAD:
          return this.fragment(selection.name.value, type);
      }
    });
    return {
      depth: Math.max(0, ...parts.map(({ depth }) => depth)),
      fields: sum(parts.map(({ fields }) => fields)),
      objects: sum(parts.map(({ objects }) => objects)),
    };
  }

  rootFields({ selections }: SelectionSetNode): number {
    return sum(
      selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return selection.name.value.startsWith('__') ? 0 : 1;
        const { selectionSet } =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragments.get(selection.name.value)!;
        return this.rootFields(selectionSet);
      }),
    );
  }

  private fragment(name: string, type: GraphQLObjectType): Cost {
    const cost = this.known.get(name) ?? this.of(this.fragments.get(name)!.selectionSet, type);
    this.known.set(name, cost);
    return cost;
  }

  private field(node: FieldNode, parent: GraphQLObjectType): Cost {
    const name = node.name.value;
    if (name.startsWith('__')) return { depth: 0, fields: 1, objects: 0 };
    const field = parent.getFields()[name]!;
    const type = getNamedType(field.type);
    if (!node.selectionSet || !isObjectType(type)) return { depth: 1, fields: 1, objects: 0 };
    const inner = this.of(node.selectionSet, type);
    const size = this.sizeOf(node, field);
    return { depth: inner.depth + 1, fields: inner.fields + 1, objects: size * (1 + inner.objects) };
  }

  /** Number of objects of a field: those of a page are counted at the field that has its arguments. */
  private sizeOf(node: FieldNode, { args, type, extensions }: GraphQLField<unknown, unknown>): number {
    if (extensions['counted']) return 1;
    if (!args.some(({ name }) => name === 'first')) return isList(type) ? UNPAGED : 1;
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    const first =
      given?.kind === Kind.VARIABLE
        ? this.variables[given.name.value]
        : given?.kind === Kind.INT
          ? Number(given.value)
          : undefined;
    return typeof first === 'number' ? Math.max(1, first) : PAGE_DEFAULT;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType as GraphQLOutputType) : isListType(type);
