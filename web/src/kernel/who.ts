import type { OwnMembershipView } from '@evident/domain/workspaces';
import { createContext, useContext } from 'react';

/** Who is using this page, in which workspace, and what they may use it for. */
export type Who = OwnMembershipView;

export const WhoContext = createContext<Who | null>(null);

/** Why nothing can be done yet: nothing is promised before it is known who is asking and where. */
export const NOT_KNOWN_YET = 'Your permissions are still loading';

/** null outside a workspace and until it is known. */
export function useWho(): Who | null {
  return useContext(WhoContext);
}
