import {
  type Attribute,
  ENTERPRISE,
  ENTERPRISE_ATTRIBUTES,
  GROUP,
  GROUP_ATTRIBUTES,
  USER,
  USER_ATTRIBUTES,
} from './attributes.ts';
import { RESULTS_MAX } from './listing.ts';
import type { Resource } from './normalize-resource.ts';

/** Operations and bytes of one bulk request. */
export const BULK_MAX = { operations: 1_000, bytes: 4_000_000 } as const;

const META = 'urn:ietf:params:scim:schemas:core:2.0:';

/** The supported parts of the protocol (RFC 7643, 5). */
export const serviceProviderConfig = (base: string): Resource => ({
  schemas: [`${META}ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: true, maxOperations: BULK_MAX.operations, maxPayloadSize: BULK_MAX.bytes },
  filter: { supported: true, maxResults: RESULTS_MAX },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token from Settings, Authentication',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

export const resourceTypes = (base: string): Resource[] =>
  [
    { id: 'User', endpoint: '/Users', schema: USER, schemaExtensions: [{ schema: ENTERPRISE, required: false }] },
    { id: 'Group', endpoint: '/Groups', schema: GROUP },
  ].map((type) => ({
    schemas: [`${META}ResourceType`],
    name: type.id,
    description: type.id === 'User' ? 'A member of the workspace' : 'A group of members',
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }));

const described = (attribute: Attribute): Resource => ({
  name: attribute.name,
  type: attribute.type,
  multiValued: attribute.multiValued ?? false,
  description: attribute.description,
  required: attribute.required ?? false,
  ...(attribute.type !== 'complex' && attribute.type !== 'boolean' && { caseExact: attribute.caseExact ?? false }),
  mutability: attribute.readOnly ? 'readOnly' : attribute.immutable ? 'immutable' : 'readWrite',
  returned: 'default',
  uniqueness: attribute.unique ? 'server' : 'none',
  ...(attribute.referenceTypes && { referenceTypes: attribute.referenceTypes }),
  ...(attribute.sub && { subAttributes: attribute.sub.map(described) }),
});

export const schemas = (base: string): Resource[] =>
  [
    { id: USER, name: 'User', description: 'A member of the workspace', attributes: USER_ATTRIBUTES },
    { id: ENTERPRISE, name: 'EnterpriseUser', description: 'A person in a company', attributes: ENTERPRISE_ATTRIBUTES },
    { id: GROUP, name: 'Group', description: 'A group of members', attributes: GROUP_ATTRIBUTES },
  ].map(({ attributes, ...schema }) => ({
    schemas: [`${META}Schema`],
    ...schema,
    attributes: attributes.map(described),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }));
