import { type GraphQLSchema, buildSchema, getOperationAST, parse, validate } from 'graphql';
import { LIMITS, refusalOf } from './limits.ts';

const schema: GraphQLSchema = buildSchema(`
  type Query { folder: Folder, folders(first: Int): [Folder!]! }
  type Folder { id: ID!, parent: Folder, children(first: Int): [Folder!]!, named: [Folder!]! }
`);

/** The limit that a query exceeds. */
function exceeded(query: string, variables: Readonly<Record<string, unknown>> = {}): unknown {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  return refusalOf(schema, document, getOperationAST(document)!, variables)?.extensions['limit'] ?? null;
}
const nested = (levels: number): string => (levels === 0 ? 'id' : `parent { ${nested(levels - 1)} }`);

describe('the limits of a query', () => {
  it('count the levels of fields, also in fragments', () => {
    expect(exceeded(`{ folder { ${nested(LIMITS.depth - 2)} } }`)).toBeNull();
    expect(exceeded(`{ folder { ${nested(LIMITS.depth - 1)} } }`)).toBe('depth');
    expect(exceeded(`{ folder { ...Deep } } fragment Deep on Folder { ${nested(LIMITS.depth - 1)} }`)).toBe('depth');
    expect(exceeded(`{ folder { ... on Folder { ${nested(LIMITS.depth - 1)} } } }`)).toBe('depth');
  });

  it('multiply the sizes of lists down the levels, from arguments, variables and defaults', () => {
    const two = (first: string) => `folders(first: ${first}) { children(first: 250) { id } }`;
    expect(exceeded(`{ ${two('100')} }`)).toBeNull();
    expect(exceeded(`{ ${two('1000')} }`)).toBe('objects');
    expect(exceeded(`query ($n: Int) { ${two('$n')} }`, { n: 100 })).toBeNull();
    expect(exceeded(`query ($n: Int) { ${two('$n')} }`, { n: 1000 })).toBe('objects');
    expect(exceeded(`query ($n: Int = 1000) { ${two('$n')} }`)).toBe('objects');
    expect(exceeded('{ folders { children { children { id } } } }')).toBe('objects');
    expect(exceeded('{ folders(first: 1000) { named { named { named { id } } } } }')).toBe('objects');
  });

  it('count operations, without the name of the type', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: folder { id }`).join(' ');
    expect(exceeded(`{ __typename ${many(LIMITS.operations)} }`)).toBeNull();
    expect(exceeded(`{ ${many(LIMITS.operations + 1)} }`)).toBe('operations');
    expect(exceeded(`{ ...All } fragment All on Query { ${many(LIMITS.operations + 1)} }`)).toBe('operations');
  });
});
