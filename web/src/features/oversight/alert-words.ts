import type { AlertKind, AlertView } from '@evident/domain/oversight';

const number = (count: number): string => count.toLocaleString('en');

/** The event, with the member that it is about. */
const TITLES: Record<AlertKind, (name: string, count: number) => string> = {
  GUEST: (name) => `${name} is a guest, which a rule does not allow`,
  PUBLIC_LINKS: (_, count) => `Public links that a rule does not allow: ${number(count)}`,
  NO_SECOND_FACTOR: (name) => `${name} has no two-step sign-in, which a rule requires`,
  ADMIN_TOKEN: (name, count) =>
    `${name}, an admin, created ${count === 1 ? 'an access token' : `${number(count)} access tokens`}`,
  LARGE_EXPORT: (name, count) => `${name} exported ${number(count)} objects`,
  WEBHOOK_DISABLED: () => 'A webhook was disabled',
  PROVISIONING_FAILED: () => 'Requests of your directory failed',
  NEW_ADMIN: (name) => `${name} became an admin`,
  FAILED_SIGN_INS: (name, count) => `${number(count)} sign-ins of ${name} failed`,
  MANY_DELETIONS: (name, count) => `${name} deleted ${number(count)} objects within an hour`,
  SSO_OFF: () => 'Single sign-on was turned off or is not required any more',
  CHAIN_BROKEN: () => 'The audit log was tampered with',
};

export const alertTitle = ({ kind, subjectName, count }: Pick<AlertView, 'kind' | 'subjectName' | 'count'>): string =>
  TITLES[kind](subjectName ?? 'A former member', count);

/** Where to look into it. */
export function alertPath({ kind, subjectType, subjectId }: Pick<AlertView, 'kind' | 'subjectType' | 'subjectId'>): {
  to: string;
  label: string;
} {
  if (kind === 'GUEST' || kind === 'PUBLIC_LINKS' || kind === 'NO_SECOND_FACTOR')
    return { to: '/settings/enterprise/rules', label: 'Open rules' };
  if (subjectType === 'webhook') return { to: `/settings/webhooks/${subjectId}`, label: 'Open webhook' };
  if (kind === 'SSO_OFF' || kind === 'PROVISIONING_FAILED')
    return { to: '/settings/authentication', label: 'Open authentication' };
  return {
    to: subjectType === 'member' ? `/audit-log?member=${subjectId}` : '/audit-log',
    label: 'Open audit log',
  };
}

export const SEVERITY_WORDS = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'Severe' } as const;
