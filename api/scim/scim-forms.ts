import { refuse } from '@evident/domain/kernel';
import { type Resource, ScimRefusal, isRecord } from '@evident/domain/scim';
import type { FastifyReply } from 'fastify';
import { answerOf } from '../kernel/refusals.filter.ts';

export const SCIM_TYPE = 'application/scim+json; charset=utf-8';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** An error of RFC 7644 (3.12). Texts of refusals are shown in the logs of directories. */
export function scimError(error: unknown): { status: number; body: object } {
  const { status, errors } = answerOf(error);
  const [first] = errors;
  const detail = [first?.title, first?.message].filter(Boolean).join('. ');
  const type = error instanceof ScimRefusal ? error.scimType : status === 400 ? 'invalidSyntax' : undefined;
  return { status, body: { schemas: [ERROR], status: String(status), ...(type && { scimType: type }), detail } };
}

/** Refusals of the routes of SCIM. */
export function refusalsAs(error: unknown, _requestId: string, reply: FastifyReply): object {
  const { status, body } = scimError(error);
  void reply.header('content-type', SCIM_TYPE);
  if (status === 401) void reply.header('www-authenticate', 'Bearer realm="SCIM"');
  return body;
}

export const listResponse = (total: number, startIndex: number, resources: readonly object[]): object => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** The query of a request. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** Lists of names are joined as in an address. */
export const parametersIn = (body: unknown): Parameters =>
  Object.fromEntries(
    Object.entries(isRecord(body) ? body : {}).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  );

const versionIn = (resource: Resource): string => (resource['meta'] as { version: string }).version;
export const sameVersion = (resource: Resource, seen: string): boolean =>
  seen.split(',').some((tag) => ['*', versionIn(resource)].includes(tag.trim()));
export const answer = (reply: FastifyReply, resource: Resource): FastifyReply =>
  reply.header('content-type', SCIM_TYPE).header('etag', versionIn(resource));

/** Descriptions are few, and cannot be filtered (RFC 7644, 4). */
export function described(resources: readonly Resource[], { filter }: Parameters): object {
  if (filter !== undefined) refuse('Forbidden', 'Descriptions cannot be filtered');
  return listResponse(resources.length, 1, resources);
}
