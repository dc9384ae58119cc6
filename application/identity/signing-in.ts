import type { Account } from '@evident/domain/identity';
import { type SignedInView, viewSignedIn } from '@evident/domain/workspaces';
import type { Addresses } from './ports.ts';
import type { Admission } from './let-in.ts';
import type { OpenedSession } from './open-session.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Signed in: the session for the cookie, and what the person sees next. */
export interface SignedInNow {
  readonly session: OpenedSession;
  readonly view: SignedInView;
}

/** Where a first step of signing in leads: in, or to the second factor with the secret that names the open attempt. */
export type SigningIn = SignedInNow | { readonly secondFactor: string };

/** The same once the workspaces of the person are known. */
export const signingIn = async (
  directory: WorkspaceDirectory,
  addresses: Addresses,
  account: Account,
  admission: Admission,
): Promise<SigningIn> =>
  'secondFactor' in admission
    ? admission
    : { session: admission.session, view: await viewOf(directory, addresses, account) };

export async function viewOf(
  directory: WorkspaceDirectory,
  addresses: Addresses,
  account: Account,
): Promise<SignedInView> {
  const [own, open, secondFactor] = await Promise.all([
    directory.of(account.id),
    directory.openTo(account.id),
    directory.hasSecondFactor(account.id),
  ]);
  return viewSignedIn({ ...account, secondFactor }, own, open, (subdomain) => addresses.workspace(subdomain));
}
