import type { Credentials } from '@evident/application/identity/authenticator';
import type { Actor } from '@evident/domain/permissions';
import { type GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { type OperationArgs, type RequestParams, createHandler } from 'graphql-http';
import type { Bus } from '../kernel/bus.ts';
import { declaredOperations } from '../kernel/declared/declared-operations.ts';
import { Documents } from './documents.ts';
import { formatted, isFaultOfServer } from './errors.ts';
import { refusalOf } from './limits.ts';
import { Loaders } from './loaders.ts';
import { schemaOf } from './schema.ts';
import type { Subscribed } from './subscription-type.ts';

/** A request of GraphQL over HTTP. */
export interface GraphqlRequest {
  readonly id: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parameters of a GET are texts; those of a POST are values. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly log: (error: unknown) => void;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Executes GraphQL on the operations of this process. */
export class Engine {
  readonly schema: GraphQLSchema = schemaOf(declaredOperations);
  private readonly documents: Documents;

  constructor(
    private readonly bus: Bus,
    introspection: boolean,
  ) {
    this.documents = new Documents(this.schema, introspection);
  }

  async answer(request: GraphqlRequest): Promise<GraphqlAnswer> {
    const handle = createHandler<GraphqlRequest, unknown, Subscribed>({
      parseRequestParams: ({ raw }) => (isReadable(raw) ? this.parametersOf(raw) : undefined),
      onSubscribe: (_, parameters) => this.prepared(parameters, request.actor),
      onOperation: (_, __, result) => {
        for (const error of 'errors' in result ? (result.errors ?? []) : [])
          if (isFaultOfServer(error)) request.log(error.originalError);
      },
      formatError: (error) => formatted(error, request.id),
    });
    const { method, headers, parameters: body } = request;
    const [text, { status, headers: answered = {} }] = await handle({
      method,
      url: '',
      headers: headers as Record<string, string>,
      body: body as Record<string, unknown>,
      raw: request,
      context: undefined,
    });
    return { status, headers: answered, body: text };
  }

  /** Returns what to execute, or why the operation is refused. */
  prepared(
    { query, operationName, variables }: RequestParams,
    actor: Actor,
    credentials?: Credentials,
  ): OperationArgs<Subscribed> | readonly GraphQLError[] {
    const document = this.documents.read(query);
    if (!('kind' in document)) return document;
    const operation = getOperationAST(document, operationName);
    const given = (variables ?? {}) as Record<string, unknown>;
    const refused = operation && refusalOf(this.schema, document, operation, given);
    if (refused) return [refused];
    return {
      schema: this.schema,
      document,
      operationName,
      variableValues: given,
      contextValue: { actor, bus: this.bus, loaders: new Loaders(this.bus, actor), credentials },
    };
  }

  /** @throws Error for parameters of the wrong type */
  private parametersOf({ method, parameters }: GraphqlRequest): RequestParams {
    const isGet = method === 'GET';
    const query = textOf(parameters, 'query');
    const extensions = objectOf(parameters, 'extensions', isGet);
    const hash = (extensions?.['persistedQuery'] as { sha256Hash?: unknown } | undefined)?.sha256Hash;
    const found = typeof hash === 'string' ? this.documents.persistedOr(query, hash) : query;
    if (found === undefined) throw new Error('Missing query');
    return {
      query: found,
      operationName: textOf(parameters, 'operationName'),
      variables: objectOf(parameters, 'variables', isGet),
      extensions,
    };
  }
}

/** Other methods and content types are refused by the package. */
const isReadable = ({ method, headers }: GraphqlRequest): boolean =>
  method === 'GET' ||
  (method === 'POST' && /^application\/json\s*(;\s*charset=utf-?8)?$/i.test(String(headers['content-type']).trim()));

function textOf(parameters: GraphqlRequest['parameters'], name: string): string | undefined {
  const value = parameters[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw new Error(`Invalid ${name}`);
  return value;
}

function objectOf(
  parameters: GraphqlRequest['parameters'],
  name: string,
  isText: boolean,
): Record<string, unknown> | undefined {
  const given = parameters[name] ?? undefined;
  const value: unknown = isText && typeof given === 'string' && given !== '' ? parsed(given, name) : given || undefined;
  if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value)))
    throw new Error(`Invalid ${name}`);
  return value as Record<string, unknown> | undefined;
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`Invalid ${name}`);
  }
}
