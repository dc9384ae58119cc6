import * as swagger from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { documentOthers } from './contract.ts';
import { WITHOUT_KEY, documentOperation, requirementOf, schemas } from './operation-contract.ts';
import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { OPEN_TO_ALL } from './actor.ts';
import { WEBHOOK_COMPONENTS, webhooksOf } from './webhook-contract.ts';
import { type DeclaredOperation, operations } from './operations.ts';

const TOLD = `Everything a workspace holds, for programs. Send an access token as bearer token; it names its workspace.
Requests per minute are limited for each member and each access token. Beyond the limit the answer is 429 with \`Retry-After\`.
Lists answer \`{items, next}\`: hand \`next\` back as \`cursor\`. Refusals answer \`{errors: [{code, title, message?}], requestId}\`.
A POST sent again with the same \`Idempotency-Key\` answers what the first one answered; those on which it has no effect say why in \`x-without-idempotency-key\`.`;

/** Generates the OpenAPI 3.1 contract from the controllers and their shapes. */
export function openapiOf(app: NestFastifyApplication): OpenAPIObject {
  operations.forEach(documentOperation);
  documentOthers(swagger);
  const base = new swagger.DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Evident API')
    .setVersion('1')
    .setDescription(TOLD)
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer('/', 'The address this description was read from')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'api.<teamId>.<secret>',
        description: 'An access token; its prefix `api.` may be left out',
      },
      'token',
    )
    .addCookieAuth(
      'evident_session',
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'evident_session',
        description: 'A signed-in person. Over https its name begins with `__Host-`.',
      },
      'session',
    )
    .addSecurityRequirements('token')
    .addSecurityRequirements('session')
    .build();
  const document = swagger.SwaggerModule.createDocument(app, base, { operationIdFactory: (_, method) => method });
  for (const parameter of parametersOf(document))
    if (/Id$|^id$/.test(parameter.name)) parameter.schema = { type: 'string', format: 'uuid' };
  for (const post of postsOf(document)) {
    post.parameters = [...(post.parameters ?? []), IDEMPOTENCY_KEY];
    post.responses = { ...REPEATED, ...post.responses };
  }
  for (const operation of operationsOf(document))
    Object.assign(operation, securityOf(operations.find(({ facts }) => facts.id === operation.operationId)));
  for (const { responses } of withBody(document)) Object.assign(responses, BODY_REFUSALS);
  for (const { operationId, responses } of operationsOf(document)) answerAlwaysAs(operationId, responses);
  const { schemas: more, ...shared } = WEBHOOK_COMPONENTS;
  const all = inOrder({ ...Object.fromEntries(schemas), ...more }) as never;
  const components = { ...document.components, ...shared, schemas: all };
  const webhooks = inOrder(webhooksOf());
  return { ...document, paths: inOrder(document.paths), webhooks, components } as OpenAPIObject;
}

/** The order of keys does not depend on where operations and shapes are declared. */
const inOrder = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

interface Parameter {
  name: string;
  schema?: object;
}

/** Path parameters of all operations. Declares ids as UUIDs, which Nest cannot infer. */
const parametersOf = ({ paths }: OpenAPIObject): Parameter[] =>
  Object.values(paths)
    .flatMap((path) => Object.values(path) as { parameters?: (Parameter & { in: string })[] }[])
    .flatMap(({ parameters }) => (parameters ?? []).filter(({ in: place }) => place === 'path'));

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description: 'The same key with the same request is done once; the answer of the first is given again for a day',
  example: '5b9a6c1e-once',
};

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
});
/** Refusals of a repeated request. */
const REPEATED = {
  409: refusal('InvalidOperation: the first one is still being worked on'),
  422: refusal('UnprocessableContent: the key was used for another request'),
};

/** Refusals before the body is read. */
const BODY_REFUSALS = {
  408: refusal('BAD_USER_INPUT: the body took longer than a minute'),
  413: refusal('BAD_USER_INPUT: the body is larger than the operation needs, or than 100 kB without signing in'),
  415: refusal('BAD_USER_INPUT: the content type is not declared'),
};

const withBody = (document: OpenAPIObject) =>
  operationsOf(document).filter(({ requestBody }) => requestBody !== undefined);

type Responses = Record<string, { content?: Record<string, { schema: object }> }>;

const operationsOf = ({
  paths,
}: OpenAPIObject): { operationId: string; requestBody?: object; responses: Responses }[] =>
  Object.values(paths).flatMap(
    (path) => Object.values(path) as { operationId: string; requestBody?: object; responses: Responses }[],
  );

/** Gives all responses of an operation the form of its success, where it declares that. */
function answerAlwaysAs(id: string, responses: Responses): void {
  const type = operations.find(({ facts }) => facts.id === id)?.facts.answersAlwaysAs;
  if (type === undefined) return;
  const { schema } = responses['200']!.content!['application/json']!;
  for (const response of Object.values(responses))
    response.content = { 'application/json': { schema }, [type]: { schema } };
}

/** Security requirements, from the guards of the operation. An access token needs the declared scope. */
function securityOf(source: DeclaredOperation | undefined): { security?: object[] } {
  if (!source) return {};
  const at = <T>(key: string): T[] =>
    [source.descriptor.value as object, source.target.constructor]
      .map((where) => Reflect.getMetadata(key, where) as T | undefined)
      .filter((found) => found !== undefined);
  const asked = at<{ security?: object[] }[]>(GUARDS_METADATA)
    .flat()
    .find(({ security }) => security !== undefined);
  if (asked) return { security: asked.security! };
  if (at<boolean>(OPEN_TO_ALL).includes(true)) return { security: [] };
  const requires = requirementOf(source.facts);
  return requires.caller === 'member' ? { security: [{ token: [requires.scope] }, { session: [] }] } : {};
}

interface Post {
  parameters?: unknown[];
  responses?: object;
}

const postsOf = ({ paths }: OpenAPIObject): Post[] =>
  Object.values(paths).flatMap(({ post }) => (post && !(WITHOUT_KEY in post) ? [post as Post] : []));
