import { HEX_COLOR_PATTERN, type Infer, type ObjectSchema, type Uuid, version } from '../kernel/index.ts';
import { domainField } from '../identity/index.ts';
import { PEOPLE_ACCESS, type PeopleAccess } from '../people/index.ts';
import { ROLES, type Role } from '../permissions/index.ts';
import type { WorkspacePlan } from '../plans/index.ts';
import { JOB_ROLES, type JobRole, ORG_SIZES, type OrgSize } from './company.ts';
import { type TeamLogo, teamLogo } from './environment.ts';
import { GROUPS_MAX, GROUP_MEMBERS_MAX } from './group.ts';
import { type NoteTab, noteTabField } from './note-tab.ts';
import { DEFAULT_REGION, REGIONS, type Region } from './region.ts';
import { type Seats, utilizationPercentage } from './seats.ts';
import { exportsField, guestsField, linkSharingField, membersFactorField } from './rule-fields.ts';
import { subdomainField } from './slug.ts';
import { paidBy, promoField, teamPlan } from './team-plan.ts';

const TEAM_NAME_MAX = 100;
export const JOIN_DOMAINS_MAX = 20;
/** Maximum number of workspaces per person (specification, document 000, section 9: team user workspaces). */
export const WORKSPACES_MAX = 5000;

/** A workspace. */
export interface Team {
  readonly id: Uuid;
  readonly name: string;
  readonly subdomain: string;
  readonly region: Region;
  /** Mail domains, with leading @, whose people can join without an invite. */
  readonly joinDomains: readonly string[];
  /** Role of members who join by mail domain. */
  readonly joinRole: Role;
  /** Six lower-case hexadecimal digits; null until an admin chooses one. */
  readonly primaryColor: string | null;
  readonly peopleAccess: PeopleAccess;
  readonly noteTab: NoteTab;
  /** Whether admins need a second factor for what only admins do. */
  readonly adminsNeedSecondFactor: boolean;
  /** Whether members may have signed in with a password, or only with mailed links and codes. */
  readonly passwordAuthEnabled: boolean;
  /** Whether public links work. */
  readonly linkSharingEnabled: boolean;
  /** Whether people outside the domains of the workspace can become members. */
  readonly guestsAllowed: boolean;
  /** Whether members and programs can export. */
  readonly exportsAllowed: boolean;
  /** Whether all members need a second factor. */
  readonly membersNeedSecondFactor: boolean;
  /** Whether data points of channels arrive with masks in place of addresses and numbers of people. */
  readonly maskPersonalData: boolean;
  readonly logo: TeamLogo | null;
  /** Given at creation; null if skipped. */
  readonly orgSize: OrgSize | null;
  readonly jobRole: JobRole | null;
  /** Consent to product mail; admins can withdraw it. */
  readonly marketingCommsEnabled: boolean;
  readonly createdAt: Date;
  /** Increments on every change of its settings. */
  readonly version: number;
}

const nameField = { type: 'string', minLength: 1, maxLength: TEAM_NAME_MAX, examples: ['Acme Research'] } as const;
const regionField = {
  type: 'string',
  enum: REGIONS,
  description: `Where the data lives; chosen once, ${DEFAULT_REGION} by default`,
} as const;

const peopleAccessField = {
  type: 'string',
  enum: PEOPLE_ACCESS,
  description: 'Members who see people: all, all but viewers, or managers and admins',
} as const;

const passwordField = {
  type: 'boolean',
  description: 'Whether members may sign in with a password. Off: only with mailed links and codes',
} as const;
const maskField = {
  type: 'boolean',
  description:
    'Masks email addresses, phone numbers, card numbers and IBANs in data points of channels as they arrive. Off by default',
} as const;

const orgSizeField = { type: 'string', enum: ORG_SIZES, description: 'How many people work at the company' } as const;
const jobRoleField = { type: 'string', enum: JOB_ROLES, description: 'The role of the creator' } as const;
const marketingField = {
  type: 'boolean',
  description: 'Consent to mail about the product; no consent by default',
} as const;

export const newTeam = {
  type: 'object',
  properties: {
    name: nameField,
    subdomain: { ...subdomainField, description: 'Absent: made from the name' },
    region: regionField,
    orgSize: orgSizeField,
    jobRole: jobRoleField,
    marketingCommsEnabled: marketingField,
    promo: promoField,
  },
  required: ['name'],
} as const satisfies ObjectSchema;
export type NewTeam = Infer<typeof newTeam>;

export const teamWording = {
  type: 'object',
  properties: {
    name: nameField,
    subdomain: subdomainField,
    joinDomains: {
      type: 'array',
      items: domainField,
      maxItems: JOIN_DOMAINS_MAX,
      description: 'Whose people may join by themselves; domains of free mail are refused',
    },
    joinRole: { type: 'string', enum: ROLES },
    primaryColor: {
      type: 'string',
      pattern: HEX_COLOR_PATTERN,
      nullable: true,
      description: 'Null takes it away',
      examples: ['4f46e5'],
    },
    peopleAccess: peopleAccessField,
    noteTab: noteTabField,
    adminsNeedSecondFactor: {
      type: 'boolean',
      description:
        'Admins without two-step sign-in are asked to set it up before they act as admins. Access tokens are not affected',
    },
    passwordAuthEnabled: passwordField,
    linkSharingEnabled: linkSharingField,
    guestsAllowed: guestsField,
    exportsAllowed: exportsField,
    membersNeedSecondFactor: membersFactorField,
    maskPersonalData: maskField,
    orgSize: { ...orgSizeField, nullable: true },
    marketingCommsEnabled: marketingField,
  },
  required: [],
} as const satisfies ObjectSchema;
export type TeamWording = Infer<typeof teamWording>;

export const teamView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    subdomain: { type: 'string' },
    url: { type: 'string', description: 'Where the workspace is' },
    region: { type: 'string', enum: REGIONS },
    joinDomains: { type: 'array', items: { type: 'string' } },
    joinRole: { type: 'string', enum: ROLES },
    primaryColor: { type: 'string', nullable: true },
    peopleAccess: peopleAccessField,
    noteTab: noteTabField,
    adminsNeedSecondFactor: { type: 'boolean' },
    passwordAuthEnabled: passwordField,
    linkSharingEnabled: linkSharingField,
    guestsAllowed: guestsField,
    exportsAllowed: exportsField,
    membersNeedSecondFactor: membersFactorField,
    maskPersonalData: maskField,
    logo: { ...teamLogo, nullable: true },
    orgSize: { type: 'string', enum: ORG_SIZES, nullable: true },
    marketingCommsEnabled: { type: 'boolean' },
    totalSeatsAvailable: { type: 'integer', nullable: true, description: 'Null: unlimited' },
    seatsAllocated: { type: 'integer', description: 'Contributors and managers' },
    viewerCount: { type: 'integer', description: 'Viewers are free' },
    utilizationPercentage: {
      type: 'integer',
      nullable: true,
      description: 'Seats in use, in whole percent rounded down; null where seats are unlimited',
    },
    ...teamPlan.properties,
    maxUserGroupCount: { type: 'integer', description: 'How many groups it can have' },
    maxUserGroupMemberCount: { type: 'integer', description: 'How many members a group can have' },
    createdAt: { type: 'string', format: 'date-time' },
    version,
  },
  required: [
    'id',
    'name',
    'subdomain',
    'url',
    'region',
    'joinDomains',
    'joinRole',
    'primaryColor',
    'peopleAccess',
    'noteTab',
    'adminsNeedSecondFactor',
    'passwordAuthEnabled',
    'linkSharingEnabled',
    'guestsAllowed',
    'exportsAllowed',
    'membersNeedSecondFactor',
    'maskPersonalData',
    'logo',
    'orgSize',
    'marketingCommsEnabled',
    'totalSeatsAvailable',
    'seatsAllocated',
    'viewerCount',
    'utilizationPercentage',
    ...teamPlan.required,
    'maxUserGroupCount',
    'maxUserGroupMemberCount',
    'createdAt',
    'version',
  ],
} as const satisfies ObjectSchema;
export type TeamView = Infer<typeof teamView>;

export const viewTeam = (team: Team, url: string, seats: Seats, plan?: WorkspacePlan): TeamView => ({
  id: team.id,
  name: team.name,
  subdomain: team.subdomain,
  url,
  region: team.region,
  joinDomains: [...team.joinDomains],
  joinRole: team.joinRole,
  primaryColor: team.primaryColor,
  peopleAccess: team.peopleAccess,
  noteTab: team.noteTab,
  adminsNeedSecondFactor: team.adminsNeedSecondFactor,
  passwordAuthEnabled: team.passwordAuthEnabled,
  linkSharingEnabled: team.linkSharingEnabled,
  guestsAllowed: team.guestsAllowed,
  exportsAllowed: team.exportsAllowed,
  membersNeedSecondFactor: team.membersNeedSecondFactor,
  maskPersonalData: team.maskPersonalData,
  logo: team.logo,
  orgSize: team.orgSize,
  marketingCommsEnabled: team.marketingCommsEnabled,
  totalSeatsAvailable: seats.available,
  seatsAllocated: seats.allocated,
  viewerCount: seats.viewers,
  utilizationPercentage: utilizationPercentage(seats),
  ...paidBy(plan),
  maxUserGroupCount: GROUPS_MAX,
  maxUserGroupMemberCount: GROUP_MEMBERS_MAX,
  createdAt: team.createdAt.toISOString(),
  version: team.version,
});
