import { domainOfEmail } from '../identity/index.ts';
import { type Infer, type ObjectSchema, refuse } from '../kernel/index.ts';
import type { Team } from './team.ts';

/** Rules that a workspace sets for its members and programs (decision D31). */
export const WORKSPACE_RULES = ['PUBLIC_LINKS', 'GUESTS', 'SECOND_FACTOR'] as const;
export type WorkspaceRule = (typeof WORKSPACE_RULES)[number];

export const EXPORTS_OFF = 'Exports are off in this workspace';
export const GUESTS_OFF = 'Guests are off in this workspace';

/** Domains have a leading @ in the join rule and none in those proved for single sign-on. */
const plain = (domain: string): string => domain.replace(/^@/, '').toLowerCase();

/** A member whose address is outside the domains of the workspace. */
export const isGuest = (email: string, domains: readonly string[]): boolean =>
  !domains.some((domain) => plain(domain) === plain(domainOfEmail(email)));

/** @throws Refusal `Forbidden` for an address outside the domains of a workspace without guests */
export function refuseGuest(team: Pick<Team, 'guestsAllowed'>, domains: readonly string[], email: string): void {
  if (!team.guestsAllowed && isGuest(email, domains))
    refuse('Forbidden', GUESTS_OFF, 'Its rules accept only addresses at its own domains. Ask an admin.');
}

/** Turning guests off needs domains, and an admin within them: the workspace would otherwise lock everyone out. */
export function demandOwnDomains(domains: readonly string[], adminEmail: string): void {
  if (domains.length === 0)
    refuse(
      'InvalidOperation',
      'Add the domains of your organization first',
      'Under Settings, Security, or prove them under Authentication.',
    );
  if (isGuest(adminEmail, domains))
    refuse(
      'InvalidOperation',
      'Your own address is outside the domains of the workspace',
      'Add its domain first, or ask an admin within them.',
    );
}

/** A member or public link that a rule does not allow. */
export const ruleViolation = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid', description: 'The member or the public link' },
    name: { type: 'string', nullable: true, description: 'The member, or who created the link' },
    email: { type: 'string', nullable: true, description: 'The address of the member' },
    objectType: { type: 'string', nullable: true, description: 'The kind of the shared object' },
    objectId: { type: 'string', format: 'uuid', nullable: true },
    since: { type: 'string', format: 'date-time', description: 'When the member joined or the link was created' },
  },
  required: ['id', 'name', 'email', 'objectType', 'objectId', 'since'],
} as const satisfies ObjectSchema;
export type RuleViolation = Infer<typeof ruleViolation>;

export const ruleViolationCounts = {
  type: 'object',
  description: 'What each rule does not allow now, also while it is off',
  properties: {
    publicLinks: { type: 'integer', description: 'Public links that are on' },
    guests: { type: 'integer', description: 'Members with an address outside the domains of the workspace' },
    secondFactor: { type: 'integer', description: 'Members without two-step sign-in' },
    domains: { type: 'array', items: { type: 'string' }, description: 'The domains of the workspace' },
  },
  required: ['publicLinks', 'guests', 'secondFactor', 'domains'],
} as const satisfies ObjectSchema;
export type RuleViolationCounts = Infer<typeof ruleViolationCounts>;
