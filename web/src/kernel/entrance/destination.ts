import type { SignedInView } from '@evident/domain/workspaces';

/** Target after sign-in: a screen here, or a page on a workspace's host. */
export type Destination = { readonly page: string } | { readonly teamId: string; readonly path: string };

const HOME = '/home';
const LIST = '/auth/workspaces';
/** Maximum path length the server accepts; longer targets are dropped. */
const LONGEST_PATH = 2000;

/**
 * Returns the target if it is in one of the person's workspaces. Otherwise the only workspace, the list, or the form
 * for the first.
 * Never follows any other address, which an attacker may have put into the link.
 */
export function destinationOf(
  person: Pick<SignedInView, 'teamId' | 'workspaces' | 'availableTeams'>,
  redirect: string | null,
): Destination {
  if (redirect !== null && isOwnScreen(redirect)) return { page: redirect };
  const wished = redirect !== null && URL.canParse(redirect) ? new URL(redirect) : undefined;
  const workspace = wished && person.workspaces.find(({ url }) => new URL(url).origin === wished.origin);
  if (workspace && workspace.deletesAt !== null) return { page: LIST };
  if (workspace) return { teamId: workspace.id, path: pathOf(wished) };
  if (wished) return { page: `${LIST}?${new URLSearchParams({ outside: wished.host })}` };
  if (person.teamId !== null) return { teamId: person.teamId, path: HOME };
  return {
    page: person.workspaces.length + person.availableTeams.length > 0 ? LIST : '/auth/create-workspace',
  };
}

/** Screens at the root address, with the request of a program in their address. */
const isOwnScreen = (redirect: string): boolean =>
  /^\/auth\/(accept-invite|workspaces|support|create-workspace|join-workspace)$/.test(redirect) ||
  /^\/integrations\/authorize\?[^\s\\]*$/.test(redirect) ||
  /^\/account\/integration\/shared-auth\/[\w-]+\/challenge\/[\w-]+(\?[^\s\\]*)?$/.test(redirect);

function pathOf({ pathname, search, hash }: URL): string {
  const path = `${pathname}${search}${hash}`;
  return pathname === '/' || pathname.startsWith('/auth/') || path.length > LONGEST_PATH ? HOME : path;
}

/** Allows only paths on this host; otherwise home. */
export const localPath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : HOME;
