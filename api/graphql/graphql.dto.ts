import type { ObjectSchema } from '@evident/domain/kernel';
import { dtoFrom } from '../kernel/dto.ts';

const nullableText = (maxLength: number, description: string) =>
  ({ type: 'string', nullable: true, maxLength, description }) as const;

/** Characters of a document. */
const QUERY_MAX = 100_000;

const graphqlRequest = {
  type: 'object',
  properties: {
    query: {
      ...nullableText(QUERY_MAX, 'Document of GraphQL; absent if its hash is sent instead'),
      examples: ['{ projects(first: 5) { nodes { id title } } }'],
    },
    operationName: { ...nullableText(1_000, 'Operation of the document to execute'), examples: [null] },
    variables: { type: 'free', nullable: true, description: 'Values of its variables', examples: [{}] },
    extensions: {
      type: 'free',
      nullable: true,
      description: '`persistedQuery.sha256Hash`: SHA-256 of the document',
      examples: [{}],
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export class GraphqlRequestDto extends dtoFrom(graphqlRequest) {}

const graphqlResponse = {
  type: 'object',
  properties: {
    data: { type: 'free', nullable: true },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          message: { type: 'string' },
          extensions: {
            type: 'free',
            description: '`code`, `errorCode` as in REST, `humanReadable`, `advice`, `requestId`',
            examples: [{ code: 'BAD_USER_INPUT', errorCode: 'NotFound', humanReadable: true }],
          },
        },
        required: ['message'],
      },
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export class GraphqlResponseDto extends dtoFrom(graphqlResponse) {}
