import type { SignedInView } from '@evident/domain/workspaces';

/** Where somebody goes once they are signed in: a screen here, or a page at a workspace's own host. */
export type Destination = { readonly page: string } | { readonly teamId: string; readonly path: string };

const HOME = '/home';
/** What the server takes as a path; a longer one is not worth keeping. */
const LONGEST_PATH = 2000;

/**
 * Back to where one wanted to go, if that is in one of one's workspaces; else to the only workspace, to the choice among several, or to making the first.
 * An address that is none of these is never followed, whoever wrote it into the link.
 */
export function whereTo(
  person: Pick<SignedInView, 'teamId' | 'workspaces' | 'availableTeams'>,
  redirect: string | null,
): Destination {
  if (redirect !== null && isOwnScreen(redirect)) return { page: redirect };
  const wished = redirect !== null && URL.canParse(redirect) ? new URL(redirect) : undefined;
  const workspace = wished && person.workspaces.find(({ url }) => new URL(url).origin === wished.origin);
  if (workspace) return { teamId: workspace.id, path: pathOf(wished) };
  if (wished) return { page: `/auth/workspaces?${new URLSearchParams({ outside: wished.host })}` };
  if (person.teamId !== null) return { teamId: person.teamId, path: HOME };
  return {
    page: person.workspaces.length + person.availableTeams.length > 0 ? '/auth/workspaces' : '/auth/create-workspace',
  };
}

const isOwnScreen = (redirect: string): boolean =>
  /^\/auth\/(accept-invite|workspaces|create-workspace|join-workspace)$/.test(redirect);

function pathOf({ pathname, search, hash }: URL): string {
  const path = `${pathname}${search}${hash}`;
  return pathname === '/' || pathname.startsWith('/auth/') || path.length > LONGEST_PATH ? HOME : path;
}

/** A path within this host, or home: what a handover may lead to. */
export const localPath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : HOME;
