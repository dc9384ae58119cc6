import type { Requirement } from '@evident/application/kernel/message';
import { type RefusalCode, TITLE_MAX } from '@evident/domain/kernel';
import { gateView } from '@evident/domain/plans';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtension, ApiOperation, ApiQuery, ApiResponse, ApiSchema } from '@nestjs/swagger';
import { type DtoClass, dtoFrom } from './dto.ts';
import { type JsonSchema, exampleOf, jsonSchemaOf } from './json-schema.ts';
import type { DeclaredOperation, OperationFacts } from './operations.ts';
import { requirementText } from './requirement-text.ts';
import { STATUS_OF } from './status.ts';

/** Named shapes for the components of the OpenAPI document. */
export const schemas = new Map<string, JsonSchema>();

const errorAnswer = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          code: { type: 'string', description: 'Kind of error', examples: ['NotFound'] },
          title: { type: 'string', description: 'Short description of the error', examples: ['Tag not found'] },
          message: { type: 'string', description: 'How to fix it' },
          gate: gateView,
        },
        required: ['code', 'title'],
      },
    },
    requestId: { type: 'string', description: 'Name it when you ask for help', maxLength: TITLE_MAX },
  },
  required: ['errors', 'requestId'],
} as const;
class ErrorAnswerDto extends dtoFrom(errorAnswer) {}

/** Explains in the contract why `Idempotency-Key` has no effect. */
export const WITHOUT_KEY = 'x-without-idempotency-key';

/** The requirement on the caller, in the contract. */
const REQUIRES = 'x-requires';

const EVERY_OPERATION: readonly RefusalCode[] = [
  'ValidationError',
  'Unauthorized',
  'Forbidden',
  'TooManyRequests',
  'InternalError',
  'Unavailable',
  'InsufficientStorage',
];

/** Adds an operation to the metadata that the contract is generated from. */
export function documentOperation({ facts, status, dtos, target, key, descriptor }: DeclaredOperation): void {
  const requires = requirementOf(facts);
  const { withoutKey } = facts.idempotency ?? {};
  applyDecorators(
    ApiOperation({
      operationId: facts.id,
      summary: facts.summary,
      description: join([facts.description, facts.deprecated, requirementText(requires)]),
      ...(facts.deprecated !== undefined && { deprecated: true }),
    }),
    ApiExtension(REQUIRES, requires),
    answer(status, facts),
    ...(facts.accepts ? [accepted(facts.accepts)] : []),
    ...refusals(facts, isGated(requires) ? ['PlanRequired'] : []),
    ...(withoutKey === undefined ? [] : [ApiExtension(WITHOUT_KEY, withoutKey)]),
    ...dtos.flatMap((dto) => (dto.place === 'query' ? queryOf(dto) : [bodyOf(dto)])),
  )(target, key, descriptor);
}

const isGated = (requires: Requirement): boolean =>
  'feature' in requires || ('counts' in requires && (requires.counts?.length ?? 0) > 0);

/** The declaration of the message, without the words of its refusal. */
export function requirementOf({ asks: { requires }, access }: OperationFacts): Requirement {
  if (requires.caller !== 'member') return requires;
  const { refusal: _, ...told } = requires;
  return { ...told, ...(access && { access }) };
}

const join = (sentences: readonly (string | undefined)[]): string | undefined =>
  sentences.filter(Boolean).join(' ') || undefined;

/** Server-sent event: name, number, and data as a JSON string. */
const EVENT = {
  type: 'object' as const,
  properties: {
    event: { type: 'string' as const },
    id: { type: 'string' as const },
    data: { type: 'string' as const },
  },
};

/** Responses to a request with `Range` (RFC 9110, section 14). */
const PART = 206;
/** Response to `If-None-Match` (RFC 9110, section 13). */
const UNCHANGED = 304;
const NO_SUCH_PART = 416;

function answer(
  status: number,
  { answers, answersBytes, answersEvents, otherTypes = [] }: OperationFacts,
): MethodDecorator {
  if (answersEvents)
    return ApiResponse({ status, description: 'Events', content: { 'text/event-stream': { schema: EVENT } } });
  if (answersBytes) {
    const content = { '*/*': { schema: { type: 'string' as const, format: 'binary' } } };
    const parts =
      answersBytes === true
        ? []
        : [
            ApiResponse({ status: PART, description: 'The part that was asked for', content }),
            ApiResponse({ status: NO_SUCH_PART, description: 'There is no such part' }),
          ];
    return applyDecorators(
      ApiResponse({ status, description: 'The bytes', content }),
      ApiResponse({ status: UNCHANGED, description: 'The bytes that the client has are current' }),
      ...parts,
    );
  }
  if (!answers) return ApiResponse({ status, description: 'Done' });
  known(answers, false);
  return ApiResponse({
    status,
    description: 'Done',
    content: {
      'application/json': { schema: { $ref: refOf(answers) }, example: exampleOf(answers.schema) },
      ...Object.fromEntries(otherTypes.map((type) => [type, { schema: { type: 'string' } }])),
    },
  });
}

function accepted(dto: DtoClass): MethodDecorator {
  known(dto, false);
  return ApiResponse({
    status: 202,
    description: 'A job does it',
    headers: { Location: { description: 'Address of the job', schema: { type: 'string' } } },
    content: { 'application/json': { schema: { $ref: refOf(dto) }, example: exampleOf(dto.schema) } },
  });
}

/** Sent if the limit is the caller's requests per minute. */
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds until another request is admitted; absent where the title says how long to wait',
    schema: { type: 'integer' as const, minimum: 1 },
  },
};
const RETRY_SOON = {
  'Retry-After': {
    description: 'Seconds to wait before trying again',
    schema: { type: 'integer' as const, minimum: 1 },
  },
};

function refusals(
  { refuses = [], refusesAs = ErrorAnswerDto }: OperationFacts,
  more: readonly RefusalCode[],
): MethodDecorator[] {
  known(refusesAs, false);
  const byStatus = Map.groupBy(new Set([...EVERY_OPERATION, ...refuses, ...more]), (code) => STATUS_OF[code]);
  return [...byStatus].map(([status, codes]) =>
    ApiResponse({
      status,
      description: codes.join(', '),
      ...(codes.includes('TooManyRequests')
        ? { headers: RETRY_AFTER }
        : codes.includes('Unavailable')
          ? { headers: RETRY_SOON }
          : {}),
      content: {
        'application/json': {
          schema: { $ref: refOf(refusesAs) },
          example: refusesAs === ErrorAnswerDto ? errorExample(codes[0]!) : exampleOf(refusesAs.schema),
        },
      },
    }),
  );
}

const errorExample = (code: RefusalCode): object => ({
  errors: [{ code, title: 'Short description of the error', message: 'How to fix it' }],
  requestId: '0198c5a2',
});

function bodyOf(dto: DtoClass): MethodDecorator {
  known(dto, true);
  return ApiBody({
    required: true,
    schema: { $ref: refOf(dto) },
    examples: { example: { value: exampleOf(dto.schema) } },
  });
}

const queryOf = (dto: DtoClass): MethodDecorator[] =>
  Object.entries(dto.schema.properties).map(([name, schema]) =>
    ApiQuery({
      name,
      required: dto.schema.required.includes(name),
      description: schema.description,
      schema: jsonSchemaOf(schema) as never,
    }),
  );

function known(dto: DtoClass, closed: boolean): void {
  ApiSchema({ name: nameOf(dto) })(dto);
  schemas.set(nameOf(dto), jsonSchemaOf(dto.schema, closed));
}

const nameOf = (dto: DtoClass): string => dto.name.replace(/Dto$/, '');
const refOf = (dto: DtoClass): string => `#/components/schemas/${nameOf(dto)}`;
