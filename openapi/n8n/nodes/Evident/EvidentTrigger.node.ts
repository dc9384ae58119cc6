import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  IDataObject,
  IHookFunctions,
  IHttpRequestMethods,
  INodeType,
  INodeTypeDescription,
  IWebhookFunctions,
  IWebhookResponseData,
} from 'n8n-workflow';
import { events, idFields } from './EvidentTriggerDescription';

const TOLERANCE_SECONDS = 300;
const GONE = [404, 410];

interface EventMessage {
  id: string;
  type: string;
  timestamp: string;
  data: IDataObject;
}

async function ask(of: IHookFunctions, method: IHttpRequestMethods, path: string, body?: IDataObject) {
  const { url } = await of.getCredentials('evidentApi');
  return of.helpers.httpRequestWithAuthentication.call(of, 'evidentApi', {
    method,
    url: `${String(url).replace(/\/+$/, '')}/api/v1${path}`,
    body,
    json: true,
  });
}

const isGone = (error: unknown): boolean => {
  const { httpCode, status, response } = error as {
    httpCode?: string;
    status?: number;
    response?: { status?: number };
  };
  return GONE.includes(Number(httpCode ?? status ?? response?.status));
};

/** Verifies a delivery by Standard Webhooks, over the exact body. */
export function isSigned(secret: string, headers: IDataObject, body: string, now = Date.now()): boolean {
  const [id, timestamp] = [headers['webhook-id'], Number(headers['webhook-timestamp'])];
  if (!(Math.abs(now / 1000 - timestamp) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8').digest();
  return String(headers['webhook-signature'] ?? '')
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

/** One item for each object. A list event names many, each with an id of its own that stays the same. */
export function itemsOf({ id, type, timestamp, data }: EventMessage, followed: string): IDataObject[] {
  const idField = idFields[followed]!;
  const { [`${idField}s`]: ids, ...rest } = data;
  const base = { id, type, timestamp, ...rest };
  if (Array.isArray(ids)) return ids.map((one) => ({ ...base, id: `${id}:${String(one)}`, [idField]: one }));
  return data[idField] === undefined ? [] : [base];
}

export class EvidentTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Evident Trigger',
    name: 'evidentTrigger',
    icon: 'file:evident.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["event"]}}',
    description: 'Starts the workflow when something happens in Evident',
    defaults: { name: 'Evident Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: [{ name: 'evidentApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Event',
        name: 'event',
        type: 'options',
        options: events,
        default: 'note:created',
        required: true,
      },
    ],
  };

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const { webhookId } = this.getWorkflowStaticData('node');
        if (!webhookId) return false;
        try {
          const { url, state } = await ask(this, 'GET', `/webhooks/${String(webhookId)}`);
          return url === this.getNodeWebhookUrl('default') && state === 'ACTIVE';
        } catch (error) {
          if (isGone(error)) return false;
          throw error;
        }
      },
      async create(this: IHookFunctions): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node');
        const { id, secret } = await ask(this, 'POST', '/webhooks', {
          url: this.getNodeWebhookUrl('default'),
          events: [this.getNodeParameter('event')],
          description: `n8n ${this.getWorkflow().name ?? ''}`.trim(),
        });
        kept.webhookId = id;
        kept.secret = secret;
        return true;
      },
      async delete(this: IHookFunctions): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node');
        if (!kept.webhookId) return true;
        try {
          await ask(this, 'DELETE', `/webhooks/${String(kept.webhookId)}`);
        } catch (error) {
          if (!isGone(error)) return false;
        }
        delete kept.webhookId;
        delete kept.secret;
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { secret } = this.getWorkflowStaticData('node');
    const request = this.getRequestObject();
    const body = (request.rawBody as Buffer | undefined)?.toString('utf8') ?? '';
    if (!isSigned(String(secret), this.getHeaderData() as IDataObject, body)) {
      this.getResponseObject().status(401).send('The signature is wrong').end();
      return { noWebhookResponse: true };
    }
    const items = itemsOf(JSON.parse(body) as EventMessage, String(this.getNodeParameter('event')));
    return items.length === 0 ? { webhookResponse: 'OK' } : { workflowData: [this.helpers.returnJsonArray(items)] };
  }
}
