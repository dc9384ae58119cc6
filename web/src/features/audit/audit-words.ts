import type { AuditEntryView, ChainReport, Program } from '@evident/domain/audit';

/** Filterable types of entries: the first part of an action, with its label. */
export const AREAS: Readonly<Record<string, string>> = {
  'sign-in': 'Sign-ins',
  'second-factor': 'Two-step sign-in',
  password: 'Passwords',
  email: 'Email addresses',
  token: 'Access tokens',
  member: 'Members',
  invite: 'Invites',
  group: 'Groups',
  access: 'Access',
  project: 'Projects',
  folder: 'Folders',
  'share-link': 'Public links',
  workspace: 'Workspace',
  account: 'Accounts',
  'audit-log': 'Audit log',
  note: 'Notes',
  insight: 'Insights',
  highlight: 'Highlights',
  tag: 'Tags',
  person: 'People',
  file: 'Files',
  import: 'Imports',
  field: 'Fields',
  comment: 'Comments',
  channel: 'Channels',
  canvas: 'Canvases',
  automation: 'Automations',
  agent: 'Agents',
  webhook: 'Webhooks',
  program: 'Connected programs',
  template: 'Templates',
};

/** Programs that act for members, as filters and in entries. */
export const PROGRAM_NAMES: Readonly<Record<Program, string>> = {
  TOKEN: 'Access token',
  OAUTH: 'Connected program',
  MCP: 'MCP client',
  AUTOMATION: 'Automation',
  AGENT: 'Agent',
  SCIM: 'Directory (SCIM)',
  SUPPORT: 'Support',
};

const DAY_MS = 86_400_000;
export const PERIODS: Readonly<Record<string, { readonly label: string; readonly days: number | null }>> = {
  all: { label: 'Any time', days: null },
  day: { label: 'Last 24 hours', days: 1 },
  week: { label: 'Last 7 days', days: 7 },
  month: { label: 'Last 30 days', days: 30 },
};

/** The start of a period, rounded to the minute to keep the query key stable; null for any time. */
export function sinceOf(period: string, now = Date.now()): string | null {
  const days = PERIODS[period]?.days ?? null;
  return days === null ? null : new Date(Math.floor((now - days * DAY_MS) / 60_000) * 60_000).toISOString();
}

/** `share-link:created` as “Share link created”. */
export function actionWords(action: string): string {
  const words = action.replace(/[:-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const nameOf = (key: string): string => key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
const valueOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** The details of an entry on one line: `ip 203.0.113.7, method PASSWORD`. */
export const detailWords = (detail: unknown): string =>
  Object.entries((detail ?? {}) as Record<string, unknown>)
    // The address and the browser have their own place.
    .filter(([key, value]) => value !== null && key !== 'ip' && key !== 'device')
    .map(([key, value]) => `${nameOf(key)} ${valueOf(value)}`)
    .join(', ');

/** Where an entry comes from: `203.0.113.7, Access token “Nightly”`. */
export const sourceWords = ({ ip, program, programName }: AuditEntryView): string =>
  [ip, program && PROGRAM_NAMES[program] + (programName ? ` “${programName}”` : '')].filter(Boolean).join(', ');

/** The project or object of an entry, as filter of the log: the id, or how many. */
export const objectWords = ({ objectType, objectId, objectIds }: AuditEntryView): string =>
  objectIds.length > 0 ? `${objectIds.length.toLocaleString('en')} objects` : objectId ? objectType.toLowerCase() : '';

const PROBLEMS: Readonly<Record<NonNullable<ChainReport['broken']>['problem'], string>> = {
  CHANGED: 'is not as it was sealed. It was changed, or moved to another place',
  MISSING: 'does not follow the entry before it. Entries were removed',
  INSERTED: 'is there twice. An entry was inserted',
  UNKNOWN_KEY: 'was sealed with a secret that this installation does not have',
  ANCHOR: 'is not where retention ended. The start of the log was changed',
};

/** Where the chain breaks, as a sentence. */
export const breakWords = ({ problem, sequence }: NonNullable<ChainReport['broken']>): string =>
  `Entry ${sequence.toLocaleString('en')} ${PROBLEMS[problem]}.`;
