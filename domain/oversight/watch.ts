import type { Uuid } from '../kernel/index.ts';
import type { AlertKind, AlertSubject, Signal } from './alert.ts';

/** An entry of the audit log, as far as alerts depend on it. */
export interface WatchedEntry {
  readonly at: Date;
  readonly action: string;
  readonly actorId?: Uuid;
  readonly objectType?: string;
  readonly objectId?: Uuid;
  readonly objectIds?: readonly Uuid[];
  readonly detail: Readonly<Record<string, unknown>>;
}

/** An export of this many objects raises an alert (decided). */
export const LARGE_EXPORT = 1_000;
const HOUR_MS = 3_600_000;

interface Window {
  readonly kind: AlertKind;
  readonly actions: readonly string[];
  /** The member is the actor or the object of the entries. */
  readonly by: 'actor' | 'object';
  readonly atLeast: number;
}

/** Actions that raise an alert only if they happen often within an hour (decided). */
const WINDOWS: readonly Window[] = [
  { kind: 'FAILED_SIGN_INS', actions: ['sign-in:failed', 'second-factor:failed'], by: 'object', atLeast: 5 },
  {
    kind: 'MANY_DELETIONS',
    actions: [
      'trash:moved',
      'trash:deleted',
      'note:removed',
      'notes:removed',
      'highlight:removed',
      'highlights:removed',
      'insight:removed',
      'insights:removed',
      'tag:removed',
      'tags:removed',
      'person:removed',
      'people:removed',
      'file:removed',
      'file:deleted',
    ],
    by: 'actor',
    atLeast: 100,
  },
];

/** A count of entries that decides whether an alert is raised. */
export interface WindowCheck extends Window {
  readonly memberId: Uuid;
  readonly since: Date;
  readonly until: Date;
}

const field = (value: unknown, name: string): unknown => (value as Record<string, unknown> | null | undefined)?.[name];
const turned = ({ detail }: WatchedEntry, name: string, to: boolean): boolean =>
  field(detail['to'], name) === to && field(detail['from'], name) === !to;

type Found = readonly [AlertKind, AlertSubject, Uuid | undefined, number?];

interface Around {
  readonly teamId: Uuid;
  /** Whether a member is an admin now. */
  readonly isAdmin: (memberId: Uuid) => boolean;
}
type Finder = (entry: WatchedEntry, around: Around) => Found | null;

const newAdmin: Finder = ({ objectId }, { isAdmin }) =>
  objectId && isAdmin(objectId) ? ['NEW_ADMIN', 'member', objectId] : null;
const largeExport: Finder = ({ actorId, detail }) => {
  const objects = Number(detail['objects']);
  return objects >= LARGE_EXPORT ? ['LARGE_EXPORT', 'member', actorId, objects] : null;
};
const ssoOff =
  (off: (entry: WatchedEntry) => boolean): Finder =>
  (entry, { teamId }) =>
    off(entry) ? ['SSO_OFF', 'workspace', teamId] : null;

/** Actions that raise an alert by themselves. */
const FINDERS: Readonly<Record<string, Finder>> = {
  'member:role-changed': (entry) =>
    turned(entry, 'workspaceAdmin', true) ? ['NEW_ADMIN', 'member', entry.objectId] : null,
  'member:joined': newAdmin,
  'member:provisioned': newAdmin,
  'token:created': ({ actorId }, { isAdmin }) =>
    actorId && isAdmin(actorId) ? ['ADMIN_TOKEN', 'member', actorId] : null,
  'highlights:exported': largeExport,
  'people:exported': largeExport,
  'webhook:disabled': ({ objectId }) => ['WEBHOOK_DISABLED', 'webhook', objectId],
  'sso:rules-changed': ssoOff((entry) => turned(entry, 'required', false)),
  'sso:connection-changed': ssoOff((entry) => turned(entry, 'enabled', false)),
  'sso:connection-deleted': ssoOff(({ detail }) => field(detail['from'], 'enabled') === true),
};

/** The alerts that entries of a workspace raise by themselves. */
export const signalsIn = (
  entries: readonly WatchedEntry[],
  teamId: Uuid,
  isAdmin: (memberId: Uuid) => boolean,
): Signal[] =>
  entries.flatMap((entry) => {
    const [kind, subjectType, subjectId, total] = FINDERS[entry.action]?.(entry, { teamId, isAdmin }) ?? [];
    if (!kind || !subjectType || !subjectId) return [];
    return [
      {
        kind,
        subjectType,
        subjectId,
        actorId: entry.actorId ?? null,
        at: entry.at,
        ...(total !== undefined && { total }),
      },
    ];
  });

/** The counts that decide about alerts: one for each kind and member, of the hour before the last entry. */
export function checksIn(entries: readonly WatchedEntry[]): WindowCheck[] {
  const checks = new Map<string, WindowCheck>();
  for (const window of WINDOWS)
    for (const { action, actorId, objectId, at } of entries) {
      const memberId = window.by === 'actor' ? actorId : objectId;
      if (!memberId || !window.actions.includes(action)) continue;
      const known = checks.get(`${window.kind} ${memberId}`);
      const until = known && known.until > at ? known.until : at;
      checks.set(`${window.kind} ${memberId}`, {
        ...window,
        memberId,
        since: new Date(until.getTime() - HOUR_MS),
        until,
      });
    }
  return [...checks.values()];
}

/** The alert that a count raises; null below the limit. */
export const signalOf = ({ kind, atLeast, memberId, until, by }: WindowCheck, total: number): Signal | null =>
  total < atLeast
    ? null
    : {
        kind,
        subjectType: 'member',
        subjectId: memberId,
        actorId: by === 'actor' ? memberId : null,
        at: until,
        total,
      };
