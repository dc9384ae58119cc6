import { StaleVersion } from '@evident/domain/kernel';
import type { Resource } from '@evident/domain/scim';
import type { Secrets } from '../kernel/secrets.ts';

/** A resource with its version in `meta`, which changes with every other part of it. */
export function tagged(resource: Resource, secrets: Pick<Secrets, 'hash'>): Resource {
  const meta = resource['meta'] as Resource;
  const { lastModified: _, ...lasting } = meta;
  const version = `W/"${secrets.hash(JSON.stringify({ ...resource, meta: lasting })).slice(0, 32)}"`;
  return { ...resource, meta: { ...meta, version } };
}
export const versionOf = (resource: Resource): string => String((resource['meta'] as Resource)['version']);

/** @param expected the header `If-Match`, or a version of a bulk operation; null if the client does not compare */
export function refuseStale(resource: Resource, expected: string | null): void {
  if (expected === null || matchesVersion(resource, expected)) return;
  throw new StaleVersion('The resource was changed in the meantime', 'Read it again, then repeat the change.');
}

/** Versions are compared weakly (RFC 9110, 8.8.3.2). */
export const matchesVersion = (resource: Resource, header: string): boolean => {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(versionOf(resource)));
};
