import type { EventKind } from '@evident/domain/event-kinds';
import { EVENTS, PUBLIC_EVENTS } from '@evident/domain/events';
import type { ObjectSchema } from '@evident/domain/kernel';
import { TEST_EVENT, eventMessage, thinShape } from '@evident/domain/webhooks';
import { exampleOf, jsonSchemaOf } from './json-schema.ts';

const TEST = { when: 'a member tests the webhook', shape: { type: 'object', properties: {}, required: [] } } as const;
const HEADERS = {
  WebhookId: header('webhook-id', 'The id of the event; the same at each attempt'),
  WebhookTimestamp: header('webhook-timestamp', 'Seconds of the Unix epoch at this attempt'),
  WebhookSignature: header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA-256 of `id.timestamp.body` in base64; one for each valid secret, with a space between',
  ),
};
const RESPONSES = {
  WebhookReceived: { description: 'Received. Any other answer is a failure, and the delivery is attempted again' },
  WebhookGone: { description: 'Gone. The webhook is disabled' },
};

function header(name: string, description: string) {
  return { name, description, in: 'header', required: true, schema: { type: 'string' } };
}

/** Components that the requests share. */
export const WEBHOOK_COMPONENTS = {
  parameters: HEADERS,
  responses: RESPONSES,
  schemas: { EventMessage: jsonSchemaOf(eventMessage) },
};

/** The section `webhooks` of the contract: a request for each event of the catalogue. */
export function webhooksOf(): Record<string, object> {
  const events = PUBLIC_EVENTS.map((name) => {
    const kind: EventKind = EVENTS[name];
    return [name, requestOf(name, kind.when, thinShape(kind))];
  });
  return Object.fromEntries([...events, [TEST_EVENT, requestOf(TEST_EVENT, TEST.when, TEST.shape)]]);
}

const requestOf = (name: string, when: string, data: ObjectSchema) => ({
  post: {
    operationId: name.replaceAll(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: `Sent when ${when}`,
    tags: ['Webhooks'],
    security: [],
    parameters: Object.keys(HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemaOf(name, data),
          example: { ...(exampleOf(eventMessage) as object), type: name, data: exampleOf(data) },
        },
      },
    },
    responses: {
      '2XX': { $ref: '#/components/responses/WebhookReceived' },
      410: { $ref: '#/components/responses/WebhookGone' },
    },
  },
});

const schemaOf = (name: string, data: ObjectSchema) => ({
  allOf: [
    { $ref: '#/components/schemas/EventMessage' },
    { type: 'object', properties: { type: { const: name }, data: jsonSchemaOf(data) } },
  ],
});
