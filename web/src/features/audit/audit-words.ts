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
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${nameOf(key)} ${valueOf(value)}`)
    .join(', ');
