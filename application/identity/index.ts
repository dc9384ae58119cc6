export { afterFirstFactor } from './after-first-factor.ts';
export { codeHash } from './codes.ts';
export type { Addresses, Caller, CommonPasswords, PasswordHasher, Vault } from './ports.ts';
export type { Authenticator, Credentials } from './authenticator.ts';
export type { IdentityStores, IdentityWork, SecondFactorStore } from './identity-work.ts';
export { accountDeletedMail, noAccountMail } from './mails.ts';
export { type OpenedSession, openSession } from './open-session.ts';
export { notify, sendMail } from './send-mail.ts';
export { type SigningIn, signingIn, viewOf } from './signing-in.ts';
export {
  codeAttempts,
  countMail,
  countAttempt,
  refundAttempt,
  inviteAttempts,
  registrationAttempts,
} from './throttling.ts';
export type { WorkspaceDirectory } from './workspace-directory.ts';
export type { AccessTokenStore, MemberLock } from './access-token-store.ts';
