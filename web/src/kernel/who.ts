import { seesPeople } from '@evident/domain/people';
import type { OwnMembershipView } from '@evident/domain/workspaces';
import { createContext, useContext } from 'react';

/** Current member, workspace and permissions. */
export type Who = OwnMembershipView;

export const WhoContext = createContext<Who | null>(null);

/** Disables actions until permissions have loaded. */
export const PERMISSIONS_LOADING = 'Your permissions are still loading';

/** null outside a workspace and while loading. */
export function useWho(): Who | null {
  return useContext(WhoContext);
}

/** Whether the member sees people; true while loading. */
export function useSeesPeople(): boolean {
  const who = useWho();
  return who === null || seesPeople(who.member, who.workspace.peopleAccess);
}
