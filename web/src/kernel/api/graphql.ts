import { type GraphqlError, GraphqlProblem, createGraphqlClient } from '@evident/client/graphql';
import { ApiProblem } from './api-problem.ts';
import { send } from './send.ts';

const client = createGraphqlClient({ fetch: (address, init) => send(new Request(address, init)) });

const STATUSES: Readonly<Record<string, number>> = { Unauthorized: 401, Forbidden: 403, NotFound: 404 };

/** Sends a query of GraphQL, or throws an ApiProblem. Loaded when first used, so that it is no part of the first load. */
export async function graphql<Data>(document: string, variables: Readonly<Record<string, unknown>>): Promise<Data> {
  try {
    return await client.query<Data>(document, variables);
  } catch (thrown) {
    throw thrown instanceof GraphqlProblem ? problemOf(thrown) : thrown;
  }
}

function problemOf({ errors, status, cause }: GraphqlProblem): ApiProblem {
  if (cause instanceof ApiProblem) return cause;
  const code = errors[0]?.extensions?.errorCode ?? '';
  return new ApiProblem(
    STATUSES[code] ?? status ?? 0,
    errors.filter(({ extensions }) => extensions?.humanReadable).map(entryOf),
    errors[0]?.extensions?.requestId ?? null,
  );
}

const entryOf = ({ message: title, extensions }: GraphqlError) => ({
  code: extensions?.errorCode ?? '',
  title,
  message: extensions?.advice,
});
