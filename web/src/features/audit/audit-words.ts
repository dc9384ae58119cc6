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

/** Objects whose names are no plain words of the action. */
const OBJECTS: Readonly<Record<string, string>> = {
  ai: 'AI',
  'ai-doc': 'AI doc',
  'ai-text': 'AI text',
  scim: 'Provisioning',
  sso: 'Single sign-on',
  'sign-in': 'Sign-in',
  'second-factor': 'Two-step sign-in',
  file: 'File',
  program: 'Connected program',
  'share-link': 'Public link',
  original: 'Original recording',
};
/** Actions that read better as a whole. */
const ACTIONS: Readonly<Record<string, string>> = {
  'sign-in:succeeded': 'Signed in',
  'identity:confirmed': 'Identity confirmed',
  'project:access-taken': 'Access to a project was taken',
  'trash:moved': 'Moved to the trash',
  'trash:restored': 'Restored from the trash',
  'trash:deleted': 'Deleted forever',
};
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const plain = (code: string): string => code.replace(/[:_-]/g, ' ');

/** `share-link:created` as “Public link created”. */
export function actionWords(action: string): string {
  const [object = '', change = ''] = action.split(':');
  return ACTIONS[action] ?? `${OBJECTS[object] ?? capital(plain(object))} ${plain(change)}`;
}

const nameOf = (key: string): string => plain(key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
/** The address and the browser have their own place, and the program too. */
const ELSEWHERE = new Set(['ip', 'device', 'by']);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (isRecord(value)) return Object.entries(value).map(pairOf).join(', ');
  const text = String(value);
  return /^[A-Z][A-Z_]+$/.test(text) ? plain(text.toLowerCase()) : text;
}
const pairOf = ([key, value]: readonly [string, unknown]): string => `${nameOf(key)} ${valueOf(value)}`;

/** Values before and after: of each name that changed, or of the whole. */
function changeOf(from: unknown, to: unknown): string[] {
  if (!isRecord(from) || !isRecord(to)) return [`${valueOf(from)} → ${valueOf(to)}`];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]))
    .map((key) => `${nameOf(key)}: ${valueOf(from[key])} → ${valueOf(to[key])}`);
}

/** The details of an entry on one line: `role: viewer → contributor`. */
export function detailWords(detail: unknown): string {
  const { from, to, ...others } = (detail ?? {}) as Record<string, unknown>;
  const isChange = from !== undefined && to !== undefined;
  const rest = isChange ? others : { ...others, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return [
    ...(isChange ? changeOf(from, to) : []),
    ...Object.entries(rest)
      .filter(([key, value]) => value !== null && !ELSEWHERE.has(key))
      .map(pairOf),
  ].join(', ');
}

/** The actor of an entry without a member. */
export const actorWords = ({ actorName, program, ip }: AuditEntryView): string =>
  actorName ?? (program === 'SCIM' ? 'Directory' : ip === null ? 'System' : 'Not signed in');

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
