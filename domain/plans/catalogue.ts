import type { Feature, Limit, ProductFamily } from './names.ts';

/** One version of a plan. Versions that are no longer sold (`isLegacy`) stay valid for those who have them. */
export interface Plan {
  /** Unique; the version's month is its end: `professional-2025-07`. */
  readonly reference: string;
  /** Shared by all versions of a plan. */
  readonly baseReference: string;
  readonly name: string;
  readonly description: string;
  readonly isLegacy: boolean;
  readonly productFamily: ProductFamily | null;
  readonly features: readonly Feature[];
  /** Null: unlimited. Storage in bytes, transcription in minutes a month. */
  readonly limits: Readonly<Record<Limit, number | null>>;
  /** Fewest and most paid seats; `most` null: unlimited. */
  readonly seats: { readonly least: number; readonly most: number | null };
}

const GB = 1024 ** 3;
/** Of any workspace that is sold (document 000, section 9). */
const storage = 10 * GB;
const SMALL = { templates: 3, extensions: 3, tagBoards: 3, storage };
const UNLIMITED = {
  projects: null,
  folders: null,
  channels: null,
  dataPoints: null,
  templates: null,
  extensions: null,
  tagBoards: null,
  transcriptionMinutes: null,
  storage,
};

const OF_FREE = ['templates', 'extensions'] as const satisfies Feature[];
const OF_STARTER = [...OF_FREE, 'linkSharing'] as const satisfies Feature[];
const OF_PROFESSIONAL = [...OF_STARTER, 'roles', 'publicApi', 'translation'] as const satisfies Feature[];
const OF_TEAM = [...OF_PROFESSIONAL, 'userGroups', 'projectPermissions', 'analytics'] as const satisfies Feature[];
const OF_BUSINESS = [...OF_TEAM, 'videoRedactions'] as const satisfies Feature[];
const OF_ENTERPRISE = [
  ...OF_BUSINESS,
  'scim',
  'retentionPolicy',
  'enterpriseAuthentication',
  'aiModelRegion',
] as const satisfies Feature[];

type Version = Pick<Plan, 'features' | 'seats'> & {
  limits: Omit<Plan['limits'], 'seats'>;
  legacy?: true;
  name?: string;
};

const free = (minutes: number, seats: number): Version => ({
  features: OF_FREE,
  limits: { ...SMALL, transcriptionMinutes: minutes, projects: 1, folders: 1, channels: 1, dataPoints: 250 },
  seats: { least: 1, most: seats },
});
const earlyFree: Version = {
  ...free(180, 1),
  limits: { ...SMALL, transcriptionMinutes: 180, projects: 3, folders: 1, channels: 0, dataPoints: 0 },
  legacy: true,
};
const pro: Version = {
  features: OF_STARTER,
  limits: { ...SMALL, transcriptionMinutes: 600, projects: null, folders: 3, channels: 0, dataPoints: 0 },
  seats: { least: 1, most: 1 },
  legacy: true,
};
const professional = (minutes: number): Version => ({
  features: OF_PROFESSIONAL,
  limits: {
    ...UNLIMITED,
    transcriptionMinutes: minutes,
    folders: 5,
    channels: 1,
    dataPoints: 250,
    extensions: 5,
    templates: 5,
  },
  seats: { least: 3, most: 10 },
});
const business = (least: number): Version => ({
  features: OF_BUSINESS,
  limits: { ...UNLIMITED, transcriptionMinutes: 6000, dataPoints: 10_000 },
  seats: { least, most: 2000 },
});
const enterprise: Version = { features: OF_ENTERPRISE, limits: UNLIMITED, seats: { least: 20, most: 2000 } };

/** The versions of one plan, each by the end of its reference (`''`: the plan's only version). */
function versions(
  baseReference: string,
  name: string,
  description: string,
  productFamily: ProductFamily | null,
  all: Record<string, Version>,
): Plan[] {
  return Object.entries(all).map(([version, { legacy, limits, seats, features, name: own }]) => ({
    reference: version ? `${baseReference}-${version}` : baseReference,
    baseReference,
    name: own ?? name,
    description,
    isLegacy: legacy ?? false,
    productFamily,
    features,
    limits: { ...limits, seats: seats.most },
    seats,
  }));
}

/**
 * All plans (specification, document 000, sections 3 and 9; which plan has which value: decision D14). A new version is
 * one more entry; customers of an older one keep theirs. Which plan has which feature is not in the documents:
 * docs/capabilities/plans.md says how it was decided.
 */
export const PLANS: readonly Plan[] = [
  ...versions('self-hosted', 'Self-hosted', 'Everything, without limits', null, {
    '': { features: OF_ENTERPRISE, limits: { ...UNLIMITED, storage: null }, seats: { least: 1, most: null } },
  }),
  ...versions('personal', 'Personal', 'For one person', null, { '': earlyFree }),
  ...versions('free', 'Free', 'To try Evident with a first project', null, {
    '2022': earlyFree,
    '2023': earlyFree,
    '2024-03': free(300, 2),
    '2025-07': free(600, 3),
  }),
  ...versions('personal-pro', 'Personal Pro', 'For one person with many projects', 'PRO', { '': pro }),
  ...versions('pro', 'Pro', 'For one person with many projects', 'PRO', { '': pro }),
  ...versions('starter', 'Starter', 'For up to 4 users', 'PRO', {
    '': {
      features: OF_STARTER,
      limits: { ...SMALL, transcriptionMinutes: 900, projects: 3, folders: 3, channels: 1, dataPoints: 250 },
      seats: { least: 1, most: 4 },
      legacy: true,
    },
  }),
  ...versions('professional', 'Professional', 'For a small team with many projects', 'PRO', {
    '2024-03': professional(1500),
    '2025-07': professional(1800),
  }),
  ...versions('team', 'Team', 'For one team', 'TEAM', {
    '': {
      features: OF_TEAM,
      limits: { ...UNLIMITED, transcriptionMinutes: 1800, channels: 1, dataPoints: 250 },
      seats: { least: 5, most: 2000 },
      legacy: true,
    },
  }),
  ...versions('business', 'Business', 'For several teams and their feedback', 'TEAM', {
    '2023-02': business(5),
    '2023-06': business(5),
    '2023-09': business(10),
    bundle: business(10),
    '2025-07': business(10),
  }),
  ...versions('business-40', 'Business 40', 'For several teams, from 15 seats', 'TEAM', { '': business(15) }),
  ...versions('enterprise', 'Enterprise', 'For a whole company', 'ENTERPRISE', {
    '2023-07': enterprise,
    '2025-07': enterprise,
    'pro-bundle': enterprise,
    trial: { ...enterprise, name: 'Enterprise Trial' },
    'expert-program': { ...enterprise, legacy: true, name: 'Enterprise (expert program)' },
  }),
];

/** Sold in addition to a plan. */
export interface AddOn {
  readonly reference: string;
  readonly title: string;
  readonly subtitle: string;
  readonly isLegacy: boolean;
  readonly features: readonly Feature[];
  /** Added to the plan's limit for each unit bought; null lifts the limit. */
  readonly limits: Readonly<Partial<Record<Limit, number | null>>>;
}

const addOn = (
  reference: string,
  title: string,
  subtitle: string,
  more: Partial<Pick<AddOn, 'features' | 'limits' | 'isLegacy'>> = {},
): AddOn => ({ reference, title, subtitle, isLegacy: false, features: [], limits: {}, ...more });

/** All add-ons (specification, document 002, section 3). */
export const ADD_ONS: readonly AddOn[] = [
  addOn('data-points-2024-10', 'Data points', '10,000 more data points in channels', {
    limits: { dataPoints: 10_000 },
    isLegacy: true,
  }),
  addOn('data-points-2025-07', 'Data points', '10,000 more data points in channels', {
    limits: { dataPoints: 10_000 },
  }),
  addOn('channels', 'Channels', 'As many channels as you need, with 10,000 data points', {
    limits: { channels: null, dataPoints: 10_000 },
  }),
  addOn('hipaa', 'HIPAA', 'Retention policy and redaction for health data', {
    features: ['retentionPolicy', 'videoRedactions'],
  }),
  addOn('recruit', 'Recruit', 'Recruit participants for studies'),
  addOn('magic', 'Magic', 'Translation and analytics', { features: ['translation', 'analytics'] }),
];

const byReference = new Map(PLANS.map((plan) => [plan.reference, plan]));
const addOnsByReference = new Map(ADD_ONS.map((each) => [each.reference, each]));

/** The plan, or undefined for a reference that this version does not know. */
export const planOf = (reference: string): Plan | undefined => byReference.get(reference);
export const addOnOf = (reference: string): AddOn | undefined => addOnsByReference.get(reference);

export const SELF_HOSTED = planOf('self-hosted')!;
/** The plan of new workspaces where plans are on. */
export const FREE = planOf('free-2025-07')!;
/** The plan that a workspace tries before it pays. */
export const PLAN_TRIED = planOf('business-2025-07')!;
