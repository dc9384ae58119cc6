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

/** What raises an alert only if it happens often within an hour (decided). */
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

/** @param isAdmin whether a member is an admin now */
function foundIn(entry: WatchedEntry, teamId: Uuid, isAdmin: (memberId: Uuid) => boolean): Found | null {
  const { action, actorId, objectId, detail } = entry;
  switch (action) {
    case 'member:role-changed':
      return turned(entry, 'workspaceAdmin', true) ? ['NEW_ADMIN', 'member', objectId] : null;
    case 'member:joined':
    case 'member:provisioned':
      return objectId && isAdmin(objectId) ? ['NEW_ADMIN', 'member', objectId] : null;
    case 'token:created':
      return actorId && isAdmin(actorId) ? ['ADMIN_TOKEN', 'member', actorId] : null;
    case 'highlights:exported':
    case 'people:exported': {
      const objects = Number(detail['objects']);
      return objects >= LARGE_EXPORT ? ['LARGE_EXPORT', 'member', actorId, objects] : null;
    }
    case 'webhook:disabled':
      return ['WEBHOOK_DISABLED', 'webhook', objectId];
    case 'sso:rules-changed':
      return turned(entry, 'required', false) ? ['SSO_OFF', 'workspace', teamId] : null;
    case 'sso:connection-changed':
      return turned(entry, 'enabled', false) ? ['SSO_OFF', 'workspace', teamId] : null;
    case 'sso:connection-deleted':
      return field(detail['from'], 'enabled') === true ? ['SSO_OFF', 'workspace', teamId] : null;
    default:
      return null;
  }
}

/** The alerts that entries of a workspace raise by themselves. */
export const signalsIn = (
  entries: readonly WatchedEntry[],
  teamId: Uuid,
  isAdmin: (memberId: Uuid) => boolean,
): Signal[] =>
  entries.flatMap((entry) => {
    const [kind, subjectType, subjectId, total] = foundIn(entry, teamId, isAdmin) ?? [];
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
