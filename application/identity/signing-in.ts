import type { Account } from '@evident/domain/identity';
import { type SignedInView, viewSignedIn } from '@evident/domain/workspaces';
import type { Addresses } from './ports.ts';
import type { Admission } from './after-first-factor.ts';
import type { OpenedSession } from './open-session.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** A completed sign-in: the session for the cookie, and the next view. */
export interface SignInResult {
  readonly session: OpenedSession;
  readonly view: SignedInView;
}

/** Result of the first step: signed in, or the secret of the pending second step. */
export type SigningIn = SignInResult | { readonly secondFactor: string };

/** Adds the person's workspaces to a result. */
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
