/** Attempts of a query whose server fails, and their delays in milliseconds (specification, document 002, section 8). */
const ATTEMPTS = 5;
const DELAYS = { least: 300, most: 2_000 };
/** Milliseconds in which comment queries are collected (specification, document 002, section 7). */
const BATCH_MS = 10;
/** Operations of one request, as the server limits them. */
const BATCHED = 20;

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    /** `BAD_USER_INPUT`, `FORBIDDEN` or `INTERNAL_SERVER_ERROR`. */
    readonly code?: string;
    /** Code of REST, such as `NotFound`. */
    readonly errorCode?: string;
    /** Whether the message is for users. */
    readonly humanReadable?: boolean;
    readonly advice?: string;
    readonly requestId?: string;
  };
}

/** A request that failed. */
export class GraphqlProblem extends Error {
  /** @param status of HTTP; null without a response */
  constructor(
    readonly errors: readonly GraphqlError[],
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(errors[0]?.message ?? 'The request failed', options);
  }

  /** The message for users, if there is one. */
  get shown(): string | null {
    return this.errors.find(({ extensions }) => extensions?.humanReadable)?.message ?? null;
  }
}

export interface GraphqlClientOptions {
  /** Address of the site; that of the page by default. */
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `omit` for public views. */
  readonly credentials?: 'include' | 'omit';
  readonly fetch?: typeof fetch;
  /** Waits for milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  /** A number from 0 to 1. */
  readonly random?: () => number;
}

type Variables = Readonly<Record<string, unknown>>;

export interface CommentedObject {
  readonly objectType: 'NOTE' | 'INSIGHT' | 'HIGHLIGHT' | 'PERSON';
  readonly objectId: string;
}

/** A client of GraphQL. Each method rejects with a {@link GraphqlProblem}. */
export interface GraphqlClient {
  /** Repeated if the server fails. @param signal cancels it */
  query<Data>(document: string, variables?: Variables, signal?: AbortSignal): Promise<Data>;
  /** Sent once. */
  mutate<Data>(document: string, variables?: Variables): Promise<Data>;
  /** Threads about an object. Those asked for within 10 ms are one request. @param fields of each thread */
  threads<Thread>(object: CommentedObject, fields: string): Promise<readonly Thread[]>;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export function createGraphqlClient(options: GraphqlClientOptions = {}): GraphqlClient {
  const { wait = pause, random = Math.random } = options;
  const query = async <Data>(document: string, variables: Variables = {}, signal?: AbortSignal): Promise<Data> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send<Data>(options, { query: document, variables }, signal);
      } catch (problem) {
        if (attempt === ATTEMPTS || !isOfServer(problem)) throw problem;
        await wait(delayOf(attempt, random));
      }
    }
  };
  return {
    query,
    mutate: <Data>(document: string, variables: Variables = {}) => send<Data>(options, { query: document, variables }),
    threads: batchedThreads(query, wait),
  };
}

/** Doubles with each attempt, up to the longest, of which a random half is left out. */
const delayOf = (attempt: number, random: () => number): number => {
  const longest = Math.min(DELAYS.most, DELAYS.least * 2 ** attempt);
  return Math.max(DELAYS.least, longest * (0.5 + random() / 2));
};

const isOfServer = (problem: unknown): boolean =>
  problem instanceof GraphqlProblem &&
  ((problem.status !== null && problem.status >= 500) ||
    problem.errors.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR'));

async function send<Data>(
  { baseUrl = '', headers = {}, credentials = 'include', fetch: ask = fetch }: GraphqlClientOptions,
  body: object,
  signal?: AbortSignal,
): Promise<Data> {
  const response = await ask(`${baseUrl}/api/graphql`, {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    credentials,
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw new GraphqlProblem([{ message: 'The server cannot be reached' }], null, { cause: error });
  });
  if (response.status === 404)
    throw new GraphqlProblem([{ message: 'There is no GraphQL at this address' }], response.status);
  const { data, errors } = (await response.json().catch(() => ({}))) as { data?: Data; errors?: GraphqlError[] };
  if (errors?.length || !response.ok || !data) throw new GraphqlProblem(errors ?? [], response.status);
  return data;
}

/**
 * Whether a failure is worth a report. Canceled requests, an ended session, failures of the server or the network, and
 * input that is refused are not.
 */
export function isReported(error: unknown): boolean {
  if (!(error instanceof GraphqlProblem)) return !(error instanceof Error && error.name === 'AbortError');
  if (error.status === null || error.status === 401 || error.status >= 500) return false;
  return !error.errors.some(
    ({ extensions, message }) =>
      message === 'jwt expired' ||
      extensions?.code === 'BAD_USER_INPUT' ||
      extensions?.code === 'INTERNAL_SERVER_ERROR',
  );
}

interface Waiting {
  readonly object: CommentedObject;
  readonly fields: string;
  readonly resolve: (threads: readonly never[]) => void;
  readonly reject: (error: unknown) => void;
}

function batchedThreads(query: GraphqlClient['query'], wait: (ms: number) => Promise<void>): GraphqlClient['threads'] {
  let waiting: Waiting[] = [];
  const flush = async (): Promise<void> => {
    await wait(BATCH_MS);
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += BATCHED) void sendThreads(query, all.slice(at, at + BATCHED));
  };
  return <Thread>(object: CommentedObject, fields: string) =>
    new Promise<readonly Thread[]>((resolve, reject) => {
      waiting.push({ object, fields, resolve, reject });
      if (waiting.length === 1) void flush();
    });
}

async function sendThreads(query: GraphqlClient['query'], asked: readonly Waiting[]): Promise<void> {
  const variables = asked.map((_, at) => `$t${at}: ListThreadsObjectType!, $o${at}: ID!`).join(', ');
  const parts = asked.map(
    ({ fields }, at) => `a${at}: threads(objectType: $t${at}, objectId: $o${at}) { nodes { ${fields} } }`,
  );
  const given = asked.flatMap(({ object }, at) => [
    [`t${at}`, object.objectType],
    [`o${at}`, object.objectId],
  ]);
  try {
    const data = await query<Record<string, { nodes: never[] }>>(
      `query (${variables}) { ${parts.join(' ')} }`,
      Object.fromEntries(given) as Variables,
    );
    for (const [at, { resolve }] of asked.entries()) resolve(data[`a${at}`]!.nodes);
  } catch (error) {
    // One object that is gone must not fail the others.
    if (asked.length === 1) asked[0]!.reject(error);
    else for (const one of asked) void sendThreads(query, [one]);
  }
}
