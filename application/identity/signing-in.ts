import type { Account } from '@evident/domain/identity';
import { type SignedInView, viewSignedIn } from '@evident/domain/workspaces';
import type { Addresses } from './addresses.ts';
import type { OpenedSession } from './open-session.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Where a request to sign in comes from. */
export interface Caller {
  readonly ip: string;
  readonly device: string;
}

/** What signing in comes to: the session for the cookie, and what the person sees next. */
export interface SigningIn {
  readonly session: OpenedSession;
  readonly view: SignedInView;
}

export async function viewOf(directory: WorkspaceDirectory, addresses: Addresses, account: Account): Promise<SignedInView> {
  const [own, open] = await Promise.all([directory.of(account.id), directory.openTo(account.id)]);
  return viewSignedIn(account, own, open, (subdomain) => addresses.workspace(subdomain));
}
