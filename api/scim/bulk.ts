import { BULK_MAX, type Directory, type Resource, isRecord, refuseScim } from '@evident/domain/scim';
import { scimError } from './scim-forms.ts';
import { type Change, type ScimRequests, collectionOf } from './scim-requests.ts';

interface Step extends Change {
  readonly bulkId: string | undefined;
  readonly path: string;
}
interface Result {
  readonly method: string;
  readonly bulkId?: string;
  readonly location?: string;
  readonly version?: string;
  readonly status: string;
  readonly response?: object;
}

/**
 * Carries out the operations of a bulk request in their order, each in its own transaction (RFC 7644, 3.7). Operations
 * that name a later one by its `bulkId` follow at the end.
 */
export async function carryOutBulk(requests: ScimRequests, directory: Directory, body: unknown): Promise<object> {
  const { steps, failOnErrors } = readBulk(body);
  const ids = new Map<string, string>();
  const results = new Map<Step, Result>();
  let errors = 0;
  const turns = [
    ...steps.filter((step) => !namesLater(step, steps)),
    ...steps.filter((step) => namesLater(step, steps)),
  ];
  for (const step of turns) {
    if (failOnErrors > 0 && errors >= failOnErrors) break;
    const result = await carryOut(requests, directory, step, ids);
    if (Number(result.status) >= 400) errors += 1;
    results.set(step, result);
  }
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkResponse'],
    Operations: steps.flatMap((step) => results.get(step) ?? []),
  };
}

async function carryOut(
  requests: ScimRequests,
  directory: Directory,
  step: Step,
  ids: Map<string, string>,
): Promise<Result> {
  const { method, bulkId } = step;
  const named = { method, ...(bulkId !== undefined && { bulkId }) };
  try {
    const change = { ...step, id: resolved(step.id, ids) as string, body: resolved(step.body, ids) };
    const resource = await requests.carryOut(directory, change);
    if (!resource) return { ...named, status: '204' };
    if (bulkId !== undefined) ids.set(bulkId, String(resource['id']));
    const { location, version } = resource['meta'] as { location: string; version: string };
    return { ...named, location, version, status: method === 'POST' ? '201' : '200' };
  } catch (error) {
    const { status, body } = scimError(error);
    if (status >= 500) throw error;
    return { ...named, status: String(status), response: body };
  }
}

function readBulk(body: unknown): { steps: Step[]; failOnErrors: number } {
  const operations = isRecord(body) ? body['Operations'] : undefined;
  if (!Array.isArray(operations)) return refuseScim('invalidSyntax', 'Operations are missing');
  if (operations.length > BULK_MAX.operations)
    refuseScim('tooMany', `A bulk request has at most ${BULK_MAX.operations} operations`);
  const { failOnErrors } = body as Resource;
  return { steps: operations.map(readStep), failOnErrors: typeof failOnErrors === 'number' ? failOnErrors : 0 };
}

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

function readStep(given: unknown): Step {
  const operation: Resource = isRecord(given) ? given : refuseScim('invalidSyntax', 'An operation must be an object');
  const method = METHODS.find((name) => name === String(operation['method']).toUpperCase());
  const path = String(operation['path'] ?? '');
  const [, collection = '', id = ''] = /^\/?([A-Za-z]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (!method || (method === 'POST') !== (id === ''))
    return refuseScim('invalidSyntax', 'An operation needs a method and a path', 'For example POST and /Users.');
  const { bulkId, version, data } = operation;
  return {
    method,
    path,
    collection: collectionOf(collection),
    id,
    body: data,
    expected: typeof version === 'string' ? version : null,
    bulkId: typeof bulkId === 'string' ? bulkId : undefined,
  };
}

const REFERENCE = /^bulkId:(.+)$/;

/** Whether an operation names one that comes after it. */
function namesLater(step: Step, steps: readonly Step[]): boolean {
  const text = JSON.stringify([step.id, step.body]);
  if (!text.includes('"bulkId:')) return false;
  const later = new Set(steps.slice(steps.indexOf(step) + 1).map(({ bulkId }) => bulkId));
  return [...text.matchAll(/"bulkId:([^"]+)"/g)].some(([, name]) => later.has(name));
}

function resolved(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const name = REFERENCE.exec(value)?.[1];
    if (name === undefined) return value;
    return ids.get(name) ?? refuseScim('invalidValue', `The operation ${name} was not carried out`);
  }
  if (Array.isArray(value)) return value.map((each) => resolved(each, ids));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each, ids)]));
}
