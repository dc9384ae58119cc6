import type { RequiredAccess, Requirement } from '@evident/application/kernel/message';
import { FEATURES, LIMITS } from '@evident/domain/plans';

export const CONFIRMED = 'Requires identity confirmation within the last ten minutes: see `confirmIdentity`.';

const ROLES = { admin: 'the workspace admin role', author: 'a role other than viewer' } as const;
const ACCESS: Record<RequiredAccess, string | null> = {
  read: '`READ` access',
  markUp: '`READ` access with markup, or `WRITE` access',
  comment: '`READ` access and a role other than viewer, or `READ` access with markup',
  write: '`WRITE` access',
  unshare: '`WRITE` access',
  manage: '`FULL` access',
  visible: null,
  own: null,
};
const NARROWED: Partial<Record<RequiredAccess, string>> = {
  visible: 'Returns only what the caller can read.',
  own: 'Works only on what belongs to the caller.',
};

/** Documents a requirement in the contract; empty for `anyone`. */
export function requirementText(requires: Requirement): string {
  if (requires.caller === 'anyone' || requires.caller === 'worker') return '';
  if (requires.caller === 'operator') return 'Requires the key of the operator.';
  if (requires.caller === 'directory') return 'Requires a token of a directory.';
  if (requires.caller === 'provider') return 'Requires a signature of the provider over the raw body.';
  const confirmed = requires.confirmed ? CONFIRMED : undefined;
  if (requires.caller === 'person') return join(['Requires a session.', confirmed]);
  const { scope, role, access, session, feature, counts = [] } = requires;
  const parts = [`the scope \`${scope}\``, session && 'a session', role && ROLES[role], access && ACCESS[access]];
  return join([
    `Requires ${listed(parts.filter((part) => !!part) as string[])}.`,
    access && NARROWED[access],
    feature && `Needs a plan with: ${FEATURES[feature].title.toLowerCase()}.`,
    counts.length > 0 ? `Counts towards the plan’s ${listed(counts.map((limit) => LIMITS[limit].many))}.` : undefined,
    confirmed,
  ]);
}

const join = (sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
