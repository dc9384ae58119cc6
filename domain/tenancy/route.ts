import { type Infer, type ObjectSchema, type Refusal, id } from '../kernel/index.ts';
import { DEFAULT_REGION, REGIONS, subdomainField } from '../workspaces/index.ts';

/** Where a workspace is (specification, document 000, section 3: tenant route). */
export const tenantRoute = {
  type: 'object',
  properties: { teamId: id, subdomain: subdomainField, region: { type: 'string', enum: REGIONS } },
  required: ['teamId', 'subdomain', 'region'],
} as const satisfies ObjectSchema;
export type TenantRoute = Infer<typeof tenantRoute>;

export const tenantRouteDeletion = {
  type: 'object',
  properties: { teamId: id, subdomain: subdomainField },
  required: ['teamId'],
} as const satisfies ObjectSchema;
export type TenantRouteDeletion = Infer<typeof tenantRouteDeletion>;

/** The reply to a tenant operation (specification, document 000, section 7). */
export type TenantReply =
  | { readonly status: 'success' }
  | {
      readonly status: 'error';
      readonly error: { readonly code: string; readonly name: string; readonly message: string };
    };

export const refusedReply = ({ code, title, advice }: Refusal): TenantReply => ({
  status: 'error',
  error: { code, name: title, message: advice ?? title },
});

/** One installation serves one region, and every caller is closest to it (decision D61). */
export const closestRegion = () =>
  ({ fastestRegion: DEFAULT_REGION, availableRegions: [...REGIONS], currentRegion: DEFAULT_REGION }) as const;
