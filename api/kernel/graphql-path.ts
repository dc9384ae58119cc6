/** Address of GraphQL, by HTTP and by websocket (specification, document 002, section 7). */
export const GRAPHQL_PATH = '/api/graphql';
