import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';

/** Documents kept by their text; longer ones are checked each time. */
const KEPT = { documents: 500, characters: 20_000 };
/** Tokens of a document: checking that its fields can be merged takes their square. */
const TOKENS = 5_000;

/** The latest values by key. */
class Latest<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) {
      this.values.delete(key);
      this.values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.values.set(key, value);
    if (this.values.size > this.limit) this.values.delete(this.values.keys().next().value!);
  }
}

/** Parses and validates documents once, and finds persisted ones by their hash. */
export class Documents {
  private readonly checked = new Latest<DocumentNode | readonly GraphQLError[]>(KEPT.documents);
  private readonly persisted = new Latest<string>(KEPT.documents);

  /** @param introspection whether clients may read the schema */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly introspection: boolean,
  ) {}

  /** Returns the document of a text, or why it is refused. */
  read(query: string): DocumentNode | readonly GraphQLError[] {
    const known = this.checked.get(query);
    if (known) return known;
    const read = this.check(query);
    if (query.length <= KEPT.characters) this.checked.set(query, read);
    return read;
  }

  /**
   * Returns the text of an automatic persisted query: a request with the hash alone finds what one with both brought.
   * @throws GraphQLError `PersistedQueryNotFound`
   */
  persistedOr(query: string | undefined, hash: string): string {
    if (query === undefined)
      return (
        this.persisted.get(hash) ??
        fail('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND', 'Send the query together with its hash.')
      );
    if (createHash('sha256').update(query).digest('hex') !== hash)
      fail('The hash is not that of the query', 'BAD_USER_INPUT', 'Send the SHA-256 of the query, in hexadecimal.');
    if (query.length <= KEPT.characters) this.persisted.set(hash, query);
    return query;
  }

  private check(query: string): DocumentNode | readonly GraphQLError[] {
    try {
      const document = parse(query, { maxTokens: TOKENS });
      const rules = this.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
      const faults = validate(this.schema, document, rules, { maxErrors: 20 });
      return faults.length > 0 ? faults : document;
    } catch (fault) {
      return [fault as GraphQLError];
    }
  }
}

function fail(message: string, code: string, advice: string): never {
  throw new GraphQLError(message, { extensions: { code, advice } });
}
