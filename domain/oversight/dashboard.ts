import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

/** Days of the sign-ins of the dashboard. */
export const SIGN_IN_DAYS = 30;

const count = { type: 'integer', minimum: 0 } as const;
const maybe = { ...count, nullable: true } as const;

const figures = {
  members: {
    type: 'object',
    description: 'Members by role; admins are counted in their role too. Without suspended ones',
    properties: { managers: count, contributors: count, viewers: count, admins: count },
    required: ['managers', 'contributors', 'viewers', 'admins'],
  },
  seatsUsed: { ...count, description: 'Contributors and managers' },
  seatsAvailable: { ...maybe, description: 'Seats of the plan; null: unlimited' },
  projects: count,
  storage: {
    type: 'object',
    description: 'Bytes of files by kind. `derived` are renditions and pictures made of them',
    properties: { audio: count, video: count, images: count, documents: count, other: count, derived: count },
    required: ['audio', 'video', 'images', 'documents', 'other', 'derived'],
  },
  signIns: { ...count, description: `Sign-ins of the last ${SIGN_IN_DAYS} days` },
  membersSignedIn: { ...count, description: `Members who signed in within the last ${SIGN_IN_DAYS} days` },
  aiTokens: { ...count, description: 'Tokens that AI used this month, in UTC' },
  aiTokensAllowed: { ...maybe, description: 'Tokens that AI may use in a month; null: no limit' },
} as const;
const FIGURES = Object.keys(figures) as (keyof typeof figures)[];

export const workspaceFigures = {
  type: 'object',
  properties: { id, name: { type: 'string' }, url: { type: 'string' }, ...figures },
  required: ['id', 'name', 'url', ...FIGURES],
} as const satisfies ObjectSchema;

/** The figures of the workspaces that a person administers. */
export const enterpriseDashboard = {
  type: 'object',
  properties: {
    at: { type: 'string', format: 'date-time', description: 'When the figures were counted' },
    workspaces: { type: 'array', items: workspaceFigures, description: 'By name' },
    totals: { type: 'object', properties: figures, required: FIGURES },
  },
  required: ['at', 'workspaces', 'totals'],
} as const satisfies ObjectSchema;
export type EnterpriseDashboard = Infer<typeof enterpriseDashboard>;
export type Totals = EnterpriseDashboard['totals'];

const NONE: Totals = {
  members: { managers: 0, contributors: 0, viewers: 0, admins: 0 },
  seatsUsed: 0,
  seatsAvailable: 0,
  projects: 0,
  storage: { audio: 0, video: 0, images: 0, documents: 0, other: 0, derived: 0 },
  signIns: 0,
  membersSignedIn: 0,
  aiTokens: 0,
  aiTokensAllowed: 0,
};

const summed = <Counts extends Record<string, number>>(one: Counts, other: Counts): Counts =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value + (other[name] ?? 0)])) as Counts;
/** Without a limit in one workspace there is none of all. */
const limit = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** The sums of all workspaces. A person in two workspaces counts twice, as their seats do. */
export const totalsOf = (workspaces: readonly Totals[]): Totals =>
  workspaces.reduce<Totals>(
    (total, each) => ({
      members: summed(total.members, each.members),
      seatsUsed: total.seatsUsed + each.seatsUsed,
      seatsAvailable: limit(total.seatsAvailable, each.seatsAvailable),
      projects: total.projects + each.projects,
      storage: summed(total.storage, each.storage),
      signIns: total.signIns + each.signIns,
      membersSignedIn: total.membersSignedIn + each.membersSignedIn,
      aiTokens: total.aiTokens + each.aiTokens,
      aiTokensAllowed: limit(total.aiTokensAllowed, each.aiTokensAllowed),
    }),
    NONE,
  );
