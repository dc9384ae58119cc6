import * as kinds from './kinds.ts';

export const API_SETTINGS = {
  requestsPerMinute: {
    name: 'EVIDENT_REQUESTS_PER_MINUTE',
    kind: kinds.count(0),
    byDefault: '3000',
    example: '10000',
    about:
      'API requests per minute for each member, each access token, and each network address that is not signed in. More are refused with 429 and `Retry-After`. 0 disables the limit.',
  },
  graphqlIntrospection: {
    name: 'EVIDENT_GRAPHQL_INTROSPECTION',
    kind: kinds.oneOf('on', 'off'),
    byDefault: 'on',
    example: 'off',
    about: 'Whether members may read the schema of GraphQL from the server. Queries work without it.',
  },
  socketsPerAddress: {
    name: 'EVIDENT_SOCKETS_PER_ADDRESS',
    kind: kinds.count(1),
    byDefault: '200',
    example: '1000',
    about:
      'Concurrent live-editing connections from one network address. Raise it if a large office shares one address.',
  },
  sockets: {
    name: 'EVIDENT_SOCKETS',
    kind: kinds.count(1),
    byDefault: '5000',
    example: '20000',
    about: 'Concurrent live-editing connections to this server.',
  },
} as const;
